import { For, Show } from 'solid-js'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import { useFormat, useText } from '../../../application.ts'
import { byDay } from './byDay.ts'

/** What a program did lately, folded away until somebody wants to know. */
export function Activity(props: { of: ConnectionView['activity'] }) {
  const text = useText()
  const format = useFormat()
  return (
    <details class="activity">
      <summary>{text.agents.connections.activity}</summary>
      <ul>
        <For
          each={byDay(props.of)}
          fallback={<li class="muted">{text.agents.connections.noActivity}</li>}
        >
          {(line) => (
            <li>
              <span class="grow">
                {text.agents.connections.tools[line.tool] ?? text.agents.connections.otherTool}
                <Show when={line.refused > 0}>
                  <span class="refused"> · {text.agents.connections.refused(line.refused)}</span>
                </Show>
              </span>
              <span class="muted">
                {text.agents.connections.calls(line.calls)}, {format.date(line.at)}
              </span>
            </li>
          )}
        </For>
      </ul>
    </details>
  )
}
