import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import type { RecipeVersions } from '../../../../shared/wire/recipe-versions.ts'
import { useApi, useFormat, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { bind } from '../../../language/bind.ts'
import { useErrorToast } from '../../../session/errorToast.ts'
import { useToast } from '../../../toasts/Toast.tsx'

/** A version as it was, and the way back to it. */
export function VersionDialog(props: {
  recipeId: string
  number: number
  of: RecipeVersions
  close: () => void
}) {
  const text = useText()
  const words = text.mine.history
  const format = useFormat()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [busy, setBusy] = createSignal(false)
  const listed = () => props.of.items.find((one) => one.number === props.number)
  const version = useQuery(() => ({
    queryKey: ['recipes', 'version', props.recipeId, props.number] as const,
    queryFn: () => api.recipes.version.query({ id: props.recipeId, number: props.number }),
  }))
  const back = async (number: number, over: number): Promise<number> => {
    const id = props.recipeId
    const { version: now } = await api.recipes.takeBack.mutate({ id, number, version: over })
    await queries.invalidateQueries({ queryKey: ['recipes'] })
    return now
  }
  const takeBack = async () => {
    if (busy()) return
    setBusy(true)
    const stood = props.of.items[0]?.number
    try {
      const now = await back(props.number, props.of.version)
      const run = () => void (stood !== undefined && back(stood, now).catch(sorry))
      toast({ message: words.isBack, action: { label: text.common.undo, run } })
      props.close()
    } catch (error) {
      sorry(error)
      await queries.invalidateQueries({ queryKey: ['recipes', 'versions'] })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.that(format.moment(listed()?.savedAt ?? 0))} close={() => props.close()}>
      <Answer of={version} pending={<Skeleton shape="line" />}>
        {(found) => (
          <div class="stack version-text">
            <h3>{bind(found().content.title)}</h3>
            <p class="muted">{text.common.servings(found().content.servings)}</p>
            <Show when={found().photoUrl}>{(url) => <img src={url()} alt="" />}</Show>
            <Show when={found().content.description}>{(said) => <p>{bind(said())}</p>}</Show>
            <h4>{text.recipe.ingredients}</h4>
            <ul>
              <For each={found().content.ingredients}>{(line) => <li>{bind(line.text)}</li>}</For>
            </ul>
            <Show when={found().content.steps.length > 0}>
              <h4>{text.recipe.steps}</h4>
              <ol>
                <For each={found().content.steps}>{(step) => <li>{bind(step.text)}</li>}</For>
              </ol>
            </Show>
            <Show when={found().content.notes}>
              {(notes) => (
                <>
                  <h4>{text.recipe.more.notes}</h4>
                  <p class="written">{bind(notes())}</p>
                </>
              )}
            </Show>
            <Show when={!found().current}>
              <p>
                <button
                  type="button"
                  class="button primary"
                  aria-disabled={busy()}
                  onClick={takeBack}
                >
                  {words.takeBack}
                </button>
              </p>
            </Show>
          </div>
        )}
      </Answer>
    </Dialog>
  )
}
