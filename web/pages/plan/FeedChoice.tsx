import { useQuery } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { ChoiceRow } from '../../components/ChoiceRow.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'

/** What of the feed fits the words; without words what people like best. Nothing where there is no feed. */
export function FeedChoice(props: {
  words: string
  choose: (publicationId: string, title: string) => void
}) {
  const { plan } = useText()
  const api = useApi()
  const found = useQuery(() => ({
    queryKey: ['feed', 'to-plan', props.words] as const,
    queryFn: () => {
      const q = props.words
      return orGone(api.feed.find.query({ sort: 'popular', ...(q && { q }) }))
    },
    placeholderData: (before) => before,
  }))
  return (
    <Answer of={found} pending={<Skeleton shape="line" width="half" />}>
      {(answer) => (
        <Show when={present(answer())?.items.length}>
          <section aria-labelledby="feed-choice">
            <h3 id="feed-choice">{plan.adding.fromFeed}</h3>
            <ul class="dish-choice">
              <For each={present(answer())?.items}>
                {(item) => (
                  <ChoiceRow
                    title={item.title}
                    servings={item.servings}
                    totalMinutes={item.totalMinutes}
                    pictureSeed={item.id}
                    photoUrl={item.photoUrl}
                    choose={(title) => props.choose(item.id, title)}
                  />
                )}
              </For>
            </ul>
          </section>
        </Show>
      )}
    </Answer>
  )
}
