import { Check, CircleHelp } from 'lucide'
import { createMemo, Show } from 'solid-js'
import { useApplication, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import { groupName } from '../recipe/scaledLine.ts'
import type { understand } from './understand.ts'

// Shorter than this, a word has only begun.
const shortest = 3

/** What was understood of a line, part by part; what was not, it says. */
export function ParsedLine(props: { text: string; reader: typeof understand | undefined }) {
  const text = useText()
  const { language } = useApplication()
  const parsed = createMemo(() => {
    const typed = props.text.trim()
    if (typed.length < shortest || groupName(typed)) return undefined
    return props.reader?.(typed, language)
  })
  return (
    <Show when={parsed()}>
      {(known) => (
        <p class="parsed">
          <Show when={known().amount}>
            {(amount) => (
              <Tag kind="plain">
                <strong>{amount()}</strong> {known().unit}
              </Tag>
            )}
          </Show>
          <Show
            when={known().food}
            fallback={
              <>
                <Tag kind="warning">
                  <Icon of={CircleHelp} />
                  {text.composer.unknown}
                </Tag>
                <span class="small muted">{text.composer.unknownHint}</span>
              </>
            }
          >
            {(food) => (
              <Tag kind="positive">
                <Icon of={Check} />
                {food()}
              </Tag>
            )}
          </Show>
          <Show when={known().note}>{(note) => <span class="small muted">{note()}</span>}</Show>
        </p>
      )}
    </Show>
  )
}
