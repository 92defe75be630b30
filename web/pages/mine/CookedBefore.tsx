import { useQuery } from '@tanstack/solid-query'
import { For, Show, Suspense } from 'solid-js'
import { useApi, useFormat, useText } from '../../application.ts'
import { bind } from '../../language/bind.ts'
import '../recipe/moreOfDish.css'

const shown = 5

/** When the kitchen last made the dish, by whom, and what they remembered. */
export function CookedBefore(props: { recipeId: string }) {
  const { dish, common } = useText()
  const format = useFormat()
  const api = useApi()
  const cooked = useQuery(() => ({
    queryKey: ['recipes', 'cooked', props.recipeId] as const,
    queryFn: () => api.plan.history.query({ recipeId: props.recipeId, limit: shown }),
    staleTime: 0,
  }))
  const entries = () => cooked.data?.entries ?? []
  return (
    // The recipe does not wait for what was.
    <Suspense>
      <Show when={entries().length > 0}>
        <section aria-labelledby="cooked-before" class="cooked-before">
          <h2 id="cooked-before">{dish.cookedBefore.title}</h2>
          <ul>
            <For each={entries()}>
              {(entry) => (
                <li>
                  <span class="muted">
                    {[
                      format.date(Date.parse(`${entry.date}T12:00`)),
                      entry.cook,
                      common.servings(entry.servings),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <Show when={entry.note}>{(note) => <p>{bind(note())}</p>}</Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </Suspense>
  )
}
