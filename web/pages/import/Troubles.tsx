import { Download } from 'lucide'
import { For, Show } from 'solid-js'
import type { Intake } from '../../../shared/wire/intakes.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { lostIn, troubleRows } from './troubleRows.ts'

/** Hands a text to the browser as a file to keep. */
function saveText(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What was not taken, and why: the recipe or the file, and a sentence. */
export function Troubles(props: { of: Intake }) {
  const text = useText()
  const rows = () => troubleRows(props.of.troubles, text)
  /** A line each, to be worked through later. */
  const keep = () => {
    const lines = props.of.troubles.map((trouble) =>
      [
        [trouble.title, trouble.where].filter(Boolean).join(' — '),
        [text.imports.problems[trouble.problem], lostIn(trouble, text, true).join('; ')]
          .filter(Boolean)
          .join(' '),
      ].join(': '),
    )
    const more = props.of.moreTroubles > 0 ? [text.imports.moreTroubles(props.of.moreTroubles)] : []
    saveText(`${text.imports.reportFile}.txt`, `${[...lines, ...more].join('\n')}\n`)
  }
  return (
    <Show when={props.of.troubles.length > 0}>
      <details class="troubles" open={rows().length <= 5}>
        <summary>
          {text.imports.troubles} ({rows().length + props.of.moreTroubles})
        </summary>
        <ul>
          <For each={rows()}>
            {(row) => (
              <li>
                <span>{row.title}</span>
                <span class="small muted">{row.said}</span>
              </li>
            )}
          </For>
        </ul>
        <button type="button" class="button quiet" onClick={keep}>
          <Icon of={Download} />
          {text.imports.report}
        </button>
        <Show when={rows().length !== props.of.troubles.length}>
          <p class="small muted">{text.imports.reportHint}</p>
        </Show>
        <Show when={props.of.moreTroubles > 0}>
          <p class="small muted">{text.imports.moreTroubles(props.of.moreTroubles)}</p>
        </Show>
      </details>
    </Show>
  )
}
