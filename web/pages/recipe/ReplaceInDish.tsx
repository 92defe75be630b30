import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import type { ReplacingChoice } from '../../../shared/wire/replacing.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Replacing } from '../../components/Replacing.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import type { CookedFrom } from './cooking.ts'

/** Makes a recipe of one's own with other foods, and opens it; the one it was made from stays as it is. */
export function ReplaceInDish(props: { dish: CookedFrom }) {
  const api = useApi()
  const text = useText()
  const toast = useToast()
  const sorry = useErrorToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['recipes'] })
  const replace = async (choices: ReplacingChoice[]) => {
    try {
      const before = location.pathname
      const { id, title } = await api.members.replace.mutate({ dish: props.dish, choices })
      await refresh()
      navigate(to.ownRecipe(id))
      const run = () =>
        void api.recipes.remove.mutate({ id }).then(() => {
          navigate(before)
          return refresh()
        }, sorry)
      toast({
        message: text.dish.replacing.saved(title),
        action: { label: text.common.undo, run },
      })
    } catch (error) {
      sorry(error)
    }
  }
  return <Replacing dish={props.dish} replace={replace} />
}
