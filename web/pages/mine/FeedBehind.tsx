import { useQueryClient } from '@tanstack/solid-query'
import { GitCompare } from 'lucide'
import { Show } from 'solid-js'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Notice } from '../../components/Notice.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import './together.css'

/** Others have changed what the feed still shows as it was; its author lets the feed follow. */
export function FeedBehind(props: { of: RecipeView }) {
  const { together } = useText().mine
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const follow = async () => {
    try {
      await api.recipes.publish.mutate({ id: props.of.id })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['recipes'] }),
        queries.invalidateQueries({ queryKey: ['feed'] }),
      ])
      toast({ message: together.updated })
    } catch (error) {
      sorry(error)
    }
  }
  return (
    <Notice kind="plain" icon={GitCompare}>
      <Show when={props.of.author === null} fallback={<p>{together.behindTheirs}</p>}>
        <div class="feed-behind">
          <p>{together.behind}</p>
          <p>
            <button type="button" class="button" onClick={follow}>
              {together.update}
            </button>
          </p>
        </div>
      </Show>
    </Notice>
  )
}
