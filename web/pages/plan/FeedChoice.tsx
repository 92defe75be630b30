import { useQuery } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { isUnreached } from '../../session/said.ts'
import { ChoiceOf } from './ChoiceOf.tsx'
import { type Choice, useOnDevice } from './onDevice.ts'

/**
 * What of the feed fits the words; without words what people like best. Nothing where there is no feed, and without
 * a connection what was opened of it.
 */
export function FeedChoice(props: { words: string; choose: (choice: Choice) => void }) {
  const { plan } = useText()
  const api = useApi()
  const device = useOnDevice()
  const find = async (q: string) => {
    const page = present(await orGone(api.feed.find.query({ sort: 'popular', ...(q && { q }) })))
    return (page?.items ?? []).map(
      ({ id, title, servings, totalMinutes, photoUrl }): Choice => ({
        dish: { publicationId: id },
        title,
        servings,
        totalMinutes,
        picture: { seed: id, photoUrl },
      }),
    )
  }
  const found = useQuery(() => ({
    queryKey: ['feed', 'to-plan', props.words] as const,
    queryFn: async () => {
      try {
        return { items: await find(props.words), here: false }
      } catch (error) {
        if (!isUnreached(error)) throw error
        return { items: await device.opened(props.words), here: true }
      }
    },
    networkMode: 'always' as const,
    staleTime: 0,
    placeholderData: (before) => before,
  }))
  return (
    <Answer of={found} pending={<Skeleton shape="line" width="half" />}>
      {(answer) => (
        <Show when={answer().items.length > 0}>
          <section aria-labelledby="feed-choice">
            <h3 id="feed-choice">{answer().here ? plan.adding.opened : plan.adding.fromFeed}</h3>
            <ul class="dish-choice">
              <For each={answer().items}>
                {(one) => <ChoiceOf of={one} choose={props.choose} />}
              </For>
            </ul>
          </section>
        </Show>
      )}
    </Answer>
  )
}
