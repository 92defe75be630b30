import { createMemo, Show } from 'solid-js'
import type { LineReading } from '../../../shared/wire/reading.ts'
import { useText } from '../../application.ts'
import { createReadings } from '../../reading/lines.ts'
import { ReadingTags } from '../../reading/ReadingTags.tsx'

/** How a line that is being typed will be understood. */
export function LinePreview(props: { line: string }) {
  const { lists } = useText()
  const readingOf = createReadings(() => [props.line])
  // While a letter is being read, what was understood before it stays in place.
  const shown = createMemo<LineReading | undefined>((before) => readingOf(props.line) ?? before)
  /** Of what is no food, a list knows the shelf. */
  const shelved = (of: LineReading): LineReading => ({
    ...of,
    ...(of.shelf && { sure: true, food: lists.aisles[of.shelf] }),
    ...(of.more && { more: of.more.map(shelved) }),
  })
  return (
    <Show when={shown()}>
      {(reading) => (
        <ReadingTags of={shelved(reading())} intro={lists.understood} unknown={lists.unknown} />
      )}
    </Show>
  )
}
