import { CircleQuestionMark, TriangleAlert } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import { useConcerns } from '../session/members.ts'
import './concernTags.css'
import { Icon } from './Icon.tsx'

/** Whom of the kitchen a dish does not suit, and why; then of whom that is not known. */
export default function ConcernTags(props: {
  dish: { publicationId: string } | { recipeId: string }
}) {
  const text = useText()
  const found = useConcerns(() => props.dish)
  // Asked in this order: data that is not there yet would suspend the whole navigation.
  const concerns = () => (found.isSuccess ? found.data : [])
  return (
    <Show when={concerns().length > 0}>
      <span class="concerns">
        <For each={concerns()}>
          {(one) => (
            <>
              <Show when={one.holds.length > 0}>
                <span class="concern holds">
                  <Icon of={TriangleAlert} />
                  <span>{bind(text.common.concern(one.member, one.holds.join(', ')))}</span>
                </span>
              </Show>
              <Show when={one.unsure.length > 0}>
                <span class="concern">
                  <Icon of={CircleQuestionMark} />
                  <span>{bind(text.common.unsureFor(one.member, one.unsure.join(', ')))}</span>
                </span>
              </Show>
            </>
          )}
        </For>
      </span>
    </Show>
  )
}
