import { useQuery } from '@tanstack/solid-query'
import { For } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { ChoiceRow } from '../../components/ChoiceRow.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useKitchen } from '../../session/kitchen.ts'

const shown = 20

/** The recipes of whoever cooks here that fit the words; without words those that changed last. */
export function DishChoice(props: {
  words: string
  choose: (recipeId: string, title: string) => void
}) {
  const { plan } = useText()
  const api = useApi()
  const kitchen = useKitchen()
  const together = () => kitchen.isSuccess && kitchen.data.people.length > 1
  const found = useQuery(() => ({
    queryKey: ['recipes', 'list', 'to-plan', props.words, together()] as const,
    queryFn: async () => {
      const q = props.words
      const of = together() ? 'kitchen' : 'mine'
      const { items } = await api.recipes.list.query({ of, limit: shown, ...(q && { q }) })
      return items
    },
    placeholderData: (before) => before,
  }))
  return (
    <section aria-labelledby="dish-choice">
      <h3 id="dish-choice">{together() ? plan.adding.ours : plan.adding.mine}</h3>
      <Answer of={found} pending={<Skeleton shape="line" width="half" />}>
        {(items) => (
          <ul class="dish-choice">
            <For
              each={items()}
              fallback={
                <li class="none muted">{props.words ? plan.adding.nothing : plan.adding.none}</li>
              }
            >
              {(recipe) => (
                <ChoiceRow
                  title={recipe.title}
                  servings={recipe.servings}
                  totalMinutes={recipe.totalMinutes}
                  pictureSeed={recipe.publicationId ?? recipe.id}
                  photoUrl={recipe.photo?.small ?? null}
                  choose={(title) => props.choose(recipe.id, title)}
                />
              )}
            </For>
          </ul>
        )}
      </Answer>
    </section>
  )
}
