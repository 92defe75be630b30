import { For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import './agentText.css'
import { revealed } from './revealed.ts'

/** Words of an agent: inert, kept apart from our own, with nothing hidden in them. */
export function AgentText(props: { of: string }) {
  const text = useText()
  return (
    <bdi class="agent-text">
      <For each={revealed(props.of)}>
        {(part) => (
          <Show when={part.hidden} fallback={part.text}>
            {(code) => (
              <mark class="hidden-character" title={text.agents.hidden(code())}>
                <span class="visually-hidden">{text.agents.hidden(code())}</span>
                <span aria-hidden="true">{code()}</span>
              </mark>
            )}
          </Show>
        )}
      </For>
    </bdi>
  )
}
