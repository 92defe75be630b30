import { Check, CircleQuestionMark } from 'lucide'
import { createMemo, For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import { bind } from '../../language/bind.ts'
import type { Row } from './draft.ts'
import './lineParsed.css'
import type { LineReading } from '../../../shared/wire/reading.ts'
import { TakenParsed } from './TakenParsed.tsx'

export const parsedIdOf = (row: Row) => `read-${row.key}`

/** Amount, unit and food of a line as they were understood; a line that was not says so. */
export function LineParsed(props: {
  row: Row
  reading: LineReading | undefined
  unlink: () => void
}) {
  // While a letter is being read, what was understood before it stays in place.
  const shown = createMemo<LineReading | undefined>((before) => {
    if (!props.row.text.trim()) return undefined
    return props.reading ?? before
  })
  return (
    <div class="parsed" id={parsedIdOf(props.row)}>
      <Show when={shown()}>
        {(reading) => (
          <Show when={reading().taken} fallback={<FoodsParsed of={reading()} />}>
            {(taken) => <TakenParsed of={taken()} sure={reading().sure} unlink={props.unlink} />}
          </Show>
        )}
      </Show>
    </div>
  )
}

function FoodsParsed(props: { of: LineReading }) {
  const text = useText()
  return (
    <>
      <Show when={props.of.heading}>
        <Tag kind="plain">{text.composer.heading}</Tag>
      </Show>
      <For each={allOf(props.of)}>{(one) => <OneParsed of={one} />}</For>
      <Show when={allOf(props.of).some((one) => !one.sure)}>
        <Tag kind="warning">
          <Icon of={CircleQuestionMark} />
          {text.composer.unknown}
        </Tag>
        <span class="small">{text.composer.unknownHint}</span>
      </Show>
    </>
  )
}

const allOf = (reading: LineReading) => [reading, ...(reading.more ?? [])]

function OneParsed(props: { of: LineReading }) {
  return (
    <>
      <Show when={props.of.amount}>
        {(amount) => (
          <Tag kind="plain">
            <strong>{amount()}</strong>
          </Tag>
        )}
      </Show>
      <Show when={props.of.unit}>{(unit) => <Tag kind="plain">{unit()}</Tag>}</Show>
      <Show when={props.of.food}>
        {(food) => (
          <Show when={props.of.sure} fallback={<Tag kind="plain">{`${food()}?`}</Tag>}>
            <Tag kind="positive">
              <Icon of={Check} />
              {food()}
            </Tag>
          </Show>
        )}
      </Show>
      <Show when={props.of.note}>{(note) => <span class="small muted">{bind(note())}</span>}</Show>
    </>
  )
}
