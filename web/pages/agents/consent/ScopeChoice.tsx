import { For, Show } from 'solid-js'
import type { Scope } from '../../../../shared/wire/scopes.ts'
import { useText } from '../../../application.ts'
import { Switch } from '../../../components/Switch.tsx'
import { Tag } from '../../../components/Tag.tsx'

/** Each permission in a sentence. Of several, any may be withheld; of one, there is nothing to choose. */
export function ScopeChoice(props: {
  scopes: readonly Scope[]
  before: readonly Scope[]
  chosen: readonly Scope[]
  change: (scope: Scope, on: boolean) => void
}) {
  const text = useText()
  return (
    <ul class="letter-rows">
      <For each={props.scopes}>
        {(scope) => (
          <li>
            <div class="grow">
              <p class="what">{text.agents.scopes[scope].name}</p>
              <p class="small muted" id={`hint-${scope}`}>
                {text.agents.scopes[scope].hint}
              </p>
              <Show when={props.before.includes(scope)}>
                <p class="scope-before">
                  <Show
                    when={props.chosen.includes(scope)}
                    fallback={<Tag kind="warning">{text.agents.consent.takenAway}</Tag>}
                  >
                    <Tag kind="positive">{text.agents.consent.before}</Tag>
                  </Show>
                </p>
              </Show>
            </div>
            <Show
              when={props.scopes.length > 1}
              fallback={<Tag kind="plain">{text.agents.consent.always}</Tag>}
            >
              <Switch
                on={props.chosen.includes(scope)}
                label={text.agents.scopes[scope].name}
                describedBy={`hint-${scope}`}
                change={(on) => props.change(scope, on)}
              />
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
