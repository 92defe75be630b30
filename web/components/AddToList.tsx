import { useQueryClient } from '@tanstack/solid-query'
import { ListPlus } from 'lucide'
import { useApi, useText } from '../application.ts'
import { useErrorToast } from '../session/errorToast.ts'
import { useOneAtATime } from '../session/oneAtATime.ts'
import { useSomebodyHere } from '../session/trial.ts'
import './button.css'
import { useToast } from '../toasts/Toast.tsx'
import { Icon } from './Icon.tsx'

/** What the dish asks for, as much as is shown, goes to the current list; a guest's is in a trial. */
export function AddToList(props: {
  dish: { recipeId: string } | { publicationId: string }
  servings: number
}) {
  const text = useText()
  const api = useApi()
  const somebody = useSomebodyHere()
  const toast = useToast()
  const sorry = useErrorToast()
  const queries = useQueryClient()
  const { busy, attempt } = useOneAtATime()
  const refresh = () => queries.invalidateQueries({ queryKey: ['lists'] })

  const add = async () => {
    await somebody()
    const done = await api.lists.addDish.mutate({ ...props.dish, servings: props.servings })
    await refresh()
    const back = () => void api.lists.takeBackDish.mutate(done).then(refresh, sorry)
    toast({
      message: text.recipe.listed(done.added),
      action: { label: text.common.undo, run: back },
    })
  }
  return (
    <button type="button" class="button large" aria-busy={busy()} onClick={() => attempt(add)}>
      <Icon of={ListPlus} />
      {text.recipe.toList}
    </button>
  )
}
