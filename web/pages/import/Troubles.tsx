import { For, Show } from 'solid-js'
import type { Intake } from '../../../shared/wire/intakes.ts'
import { useText } from '../../application.ts'

/** What was not taken, and why: the recipe or the file, and a sentence. */
export function Troubles(props: { of: Intake }) {
  const text = useText()
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
                  <Show when={trouble.fields}>
                    {(fields) =>
                      ` ${fields()
                        .map((one) => text.imports.lostFields[one])
                        .join(', ')}.`
                    }
                  </Show>
                  <Show when={trouble.title !== null && trouble.where}> {trouble.where}</Show>
                </span>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.of.moreTroubles > 0}>
          <p class="small muted">{text.imports.moreTroubles(props.of.moreTroubles)}</p>
        </Show>
      </details>
    </Show>
  )
}
