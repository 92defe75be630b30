import { useQuery } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { isUnreached } from '../../session/said.ts'
import { ChoiceOf } from './ChoiceOf.tsx'
import { type Choice, useOnDevice } from './onDevice.ts'

const shown = 20

/** The recipes of whoever cooks here that fit the words; without words those that changed last. */
export function DishChoice(props: { words: string; choose: (choice: Choice) => void }) {
  const { plan } = useText()
  const device = useOnDevice()
  const found = useQuery(() => ({
    queryKey: ['recipes', 'list', 'to-plan', props.words, device.together()] as const,
    queryFn: async () => {
      const q = props.words
      try {
        return { items: await device.find({ limit: shown, ...(q && { q }) }), here: false }
      } catch (error) {
        if (!isUnreached(error)) throw error
        return { items: await device.own(q), here: true }
      }
    },
    networkMode: 'always' as const,
    staleTime: 0,
    placeholderData: (before) => before,
  }))
  return (
    <section aria-labelledby="dish-choice">
      <h3 id="dish-choice">{device.together() ? plan.adding.ours : plan.adding.mine}</h3>
      <Answer of={found} pending={<Skeleton shape="line" width="half" />}>
        {(answer) => (
          <>
            <Show when={answer().here}>
              <p class="small muted">{plan.adding.fromDevice}</p>
            </Show>
            <ul class="dish-choice">
              <For
                each={answer().items}
                fallback={
                  <li class="none muted">{props.words ? plan.adding.nothing : plan.adding.none}</li>
                }
              >
                {(one) => <ChoiceOf of={one} choose={props.choose} />}
              </For>
            </ul>
          </>
        )}
      </Answer>
    </section>
  )
}
