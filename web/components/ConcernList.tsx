import { CircleQuestionMark, TriangleAlert } from 'lucide'
import { For, Show } from 'solid-js'
import type { Concern } from '../../shared/wire/members.ts'
import { useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import { Icon } from './Icon.tsx'
import './concernTags.css'

/** For whom of the kitchen it is not, or may not be, each with the reason. */
export function ConcernList(props: { of: readonly Concern[] }) {
  const text = useText()
  return (
    <Show when={props.of.length > 0}>
      <span class="concerns">
        <For each={props.of}>
          {(one) => (
            <>
              <Show when={one.holds.length > 0}>
                <span class="concern holds">
                  <Icon of={TriangleAlert} />
                  <span>{bind(text.dish.concern(one.member, one.holds.join(', ')))}</span>
                </span>
              </Show>
              <Show when={one.unsure.length > 0}>
                <span class="concern">
                  <Icon of={CircleQuestionMark} />
                  <span>{bind(text.dish.unsureFor(one.member, one.unsure.join(', ')))}</span>
                </span>
              </Show>
              <Show when={one.unsureDiets.length > 0}>
                <span class="concern">
                  <Icon of={CircleQuestionMark} />
                  <span>
                    {bind(text.dish.unsureDietFor(one.member, one.unsureDiets.join(', ')))}
                  </span>
                </span>
              </Show>
            </>
          )}
        </For>
      </span>
    </Show>
  )
}
