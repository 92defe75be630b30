import { Download } from 'lucide'
import { For, Show } from 'solid-js'
import type { Intake, IntakeTrouble } from '../../../shared/wire/intakes.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'

/** Hands a text to the browser as a file to keep. */
function saveText(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** As the other program calls them; in a list that is kept, with what they said. */
function leftIn({ left = [] }: IntakeTrouble, whole: boolean): string[] {
  return left.map(({ name, said }) => (whole ? `${name} = ${said}` : name))
}

/** What was not taken, and why: the recipe or the file, and a sentence. */
export function Troubles(props: { of: Intake }) {
  const text = useText()
  const lost = (trouble: IntakeTrouble, whole: boolean) =>
    [
      ...(trouble.fields ?? []).map((one) => text.imports.lostFields[one]),
      ...leftIn(trouble, whole),
    ].join(whole ? '; ' : ', ')
  /** A line each, to be worked through later. */
  const keep = () => {
    const lines = props.of.troubles.map((trouble) =>
      [
        [trouble.title, trouble.where].filter(Boolean).join(' — '),
        [text.imports.problems[trouble.problem], lost(trouble, true)].filter(Boolean).join(' '),
      ].join(': '),
    )
    const more = props.of.moreTroubles > 0 ? [text.imports.moreTroubles(props.of.moreTroubles)] : []
    saveText(`${text.imports.reportFile}.txt`, `${[...lines, ...more].join('\n')}\n`)
  }
  return (
    <Show when={props.of.troubles.length > 0}>
      <details class="troubles" open={props.of.troubles.length <= 5}>
        <summary>
          {text.imports.troubles} ({props.of.troubles.length + props.of.moreTroubles})
        </summary>
        <ul>
          <For each={props.of.troubles}>
            {(trouble) => (
              <li>
                <span>{trouble.title ?? trouble.where}</span>
                <span class="small muted">
                  {text.imports.problems[trouble.problem]}
                  <Show when={lost(trouble, false)}>{(names) => ` ${names()}.`}</Show>
                  <Show when={trouble.title !== null && trouble.where}> {trouble.where}</Show>
                </span>
              </li>
            )}
          </For>
        </ul>
        <button type="button" class="button quiet" onClick={keep}>
          <Icon of={Download} />
          {text.imports.report}
        </button>
        <Show when={props.of.moreTroubles > 0}>
          <p class="small muted">{text.imports.moreTroubles(props.of.moreTroubles)}</p>
        </Show>
      </details>
    </Show>
  )
}
