import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { ListPlus } from 'lucide'
import { createSignal } from 'solid-js'
import { to } from '../addresses.ts'
import { useApi, useText } from '../application.ts'
import { useMe } from '../session/me.ts'
import { useSorry } from '../session/sorry.ts'
import './button.css'
import { Icon } from './Icon.tsx'
import { useToast } from './Toast.tsx'

/** What the dish asks for, as much as is shown, goes to the current list; a guest signs in first. */
export function AddToList(props: {
  dish: { recipeId: string } | { publicationId: string }
  servings: number
  /** Where a guest comes back to. */
  here: string
}) {
  const text = useText()
  const api = useApi()
  const me = useMe()
  const toast = useToast()
  const sorry = useSorry()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = createSignal(false)
  const refresh = () => queries.invalidateQueries({ queryKey: ['lists'] })

  const add = async () => {
    if (!me.data) return navigate(to.signIn(props.here))
    if (busy()) return
    setBusy(true)
    try {
      const done = await api.lists.addDish.mutate({ ...props.dish, servings: props.servings })
      await refresh()
      const back = () => void api.lists.takeBackDish.mutate(done).then(refresh, sorry)
      toast({
        message: text.recipe.listed(done.added),
        action: { label: text.common.undo, run: back },
      })
    } catch (error) {
      sorry(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" class="button large" aria-busy={busy()} onClick={add}>
      <Icon of={ListPlus} />
      {text.recipe.toList}
    </button>
  )
}
