import { For, Show } from 'solid-js'
import { useText } from '../../../application.ts'
import '../../../components/button.css'
import { TickRow } from '../../../components/TickRow.tsx'
import { createReadings } from '../../../reading/lines.ts'
import { AgentText } from '../AgentText.tsx'
import type { Editing } from './editing.ts'
import { LineTags } from './LineTags.tsx'

/** Lines as the agent wrote them and as they are understood, each of which may be left out. */
export function LineTicks(props: { lines: readonly string[]; editing: Editing; open: boolean }) {
  const text = useText()
  const readingOf = createReadings(() => props.lines)
  const kept = () => props.editing.kept()
  return (
    <>
      <ul class="ticks">
        <For each={props.lines}>
          {(line, position) => (
            <li>
              <Show
                when={props.open}
                fallback={
                  <span class="line-plain">
                    <AgentText of={line} />
                    <LineTags of={readingOf(line)} />
                  </span>
                }
              >
                <TickRow
                  ticked={props.editing.keeps(position())}
                  change={(on) => props.editing.tick(position(), on)}
                >
                  <AgentText of={line} />
                  <LineTags of={readingOf(line)} />
                </TickRow>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.open}>
        <p class="row apart ticks-foot">
          <span class="small muted" role="status">
            {text.agents.proposal.linesKept(kept(), props.lines.length)}
          </span>
          <Show when={kept() < props.lines.length}>
            <button type="button" class="button quiet" onClick={() => props.editing.tickAll()}>
              {text.agents.proposal.tickAll}
            </button>
          </Show>
        </p>
      </Show>
    </>
  )
}
