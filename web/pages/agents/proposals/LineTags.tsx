import { Check, CircleQuestionMark } from 'lucide'
import { Show } from 'solid-js'
import { useText } from '../../../application.ts'
import { Icon } from '../../../components/Icon.tsx'
import { Tag } from '../../../components/Tag.tsx'
import type { LineReading } from '../../compose/reading.ts'

/** What we understand a line to be, beside what the agent wrote. */
export function LineTags(props: { of: LineReading | undefined }) {
  const text = useText()
  const amount = (reading: LineReading) => [reading.amount, reading.unit].filter(Boolean).join(' ')
  return (
    <span class="line-tags">
      <Show when={props.of}>
        {(reading) => (
          <>
            <span class="visually-hidden">{text.agents.proposal.parsed}</span>
            <Show when={amount(reading())}>{(words) => <Tag kind="plain">{words()}</Tag>}</Show>
            <Show
              when={reading().sure ? reading().food : undefined}
              fallback={
                <Show when={!reading().heading}>
                  <Tag kind="warning">
                    <Icon of={CircleQuestionMark} />
                    {text.agents.proposal.unknown}
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
        )}
      </Show>
    </span>
  )
}
