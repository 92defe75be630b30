import { useQueryClient } from '@tanstack/solid-query'
import { CalendarDays } from 'lucide'
import { Show } from 'solid-js'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Notice } from '../../components/Notice.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'

/** A deleted recipe that the plan still holds; its author may have it back. */
export function RemovedNotice(props: { of: RecipeView }) {
  const { mine } = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const restore = async () => {
    try {
      await api.recipes.restore.mutate({ id: props.of.id })
      await queries.invalidateQueries({ queryKey: ['recipes'] })
      toast({ message: mine.restored })
    } catch (error) {
      sorry(error)
    }
  }
  return (
    <Notice kind="plain" icon={CalendarDays}>
      <p>{mine.onlyPlanned}</p>
      <Show when={props.of.author === null}>
        <p>
          <button type="button" class="button" onClick={restore}>
            {mine.restore}
          </button>
        </p>
      </Show>
    </Notice>
  )
}
