import { Show } from 'solid-js'
import type { LineReading } from '../../../../shared/wire/reading.ts'
import { useText } from '../../../application.ts'
import { ReadingTags } from '../../../reading/ReadingTags.tsx'

/** What we understand a line to be, beside what the agent wrote. */
export function LineTags(props: { of: LineReading | undefined }) {
  const text = useText()
  return (
    <span class="line-tags">
      <Show when={props.of}>
        {(reading) => (
          <ReadingTags
            of={reading()}
            intro={text.agents.proposal.parsed}
            unknown={text.agents.proposal.unknown}
          />
        )}
      </Show>
    </span>
  )
}
