import { Check, CircleQuestionMark } from 'lucide'
import { For, Show } from 'solid-js'
import type { LineReading } from '../../shared/wire/reading.ts'
import { Icon } from '../components/Icon.tsx'
import { Tag } from '../components/Tag.tsx'

/** Amount and food of a line as they were understood, in a row of tags. */
export function ReadingTags(props: {
  of: LineReading
  /** Read aloud before the tags, which are seen to be what they are. */
  intro: string
  /** Said of a line whose food is not known. */
  unknown: string
}) {
  return (
    <>
      <span class="visually-hidden">{props.intro}</span>
      <For each={[props.of, ...(props.of.more ?? [])]}>
        {(one) => <OneReading of={one} unknown={props.unknown} />}
      </For>
    </>
  )
}

function OneReading(props: { of: LineReading; unknown: string }) {
  const amount = () => [props.of.amount, props.of.unit].filter(Boolean).join(' ')
  return (
    <>
      <Show when={amount()}>
        {(words) => (
          <Tag kind="plain">
            <strong>{words()}</strong>
          </Tag>
        )}
      </Show>
      <Show
        when={props.of.sure ? props.of.food : undefined}
        fallback={
          <Show when={!props.of.heading}>
            <Tag kind="warning">
              <Icon of={CircleQuestionMark} />
              {props.unknown}
            </Tag>
          </Show>
        }
      >
        {(food) => (
          <Tag kind="positive">
            <Icon of={Check} />
            {food()}
          </Tag>
        )}
      </Show>
    </>
  )
}
