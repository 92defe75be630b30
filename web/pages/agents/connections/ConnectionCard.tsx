import { Check } from 'lucide'
import { For, Show } from 'solid-js'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import { to } from '../../../addresses.ts'
import { useFormat, useText } from '../../../application.ts'
import { Icon } from '../../../components/Icon.tsx'
import { AgentHead } from '../AgentHead.tsx'
import { ItsKitchen } from '../ItsKitchen.tsx'
import { Activity } from './Activity.tsx'
import { AutoApproval } from './AutoApproval.tsx'
import { RevokeAccess } from './RevokeAccess.tsx'

/** One program: what it may do, what it has done, what it waits for, and how to end it. */
export function ConnectionCard(props: { of: ConnectionView }) {
  const text = useText()
  const format = useFormat()
  const titleId = () => `${props.of.grantId}-title`
  const used = (moment: number | null) =>
    moment === null ? text.agents.connections.notUsed : format.date(moment)
  return (
    <article class="connection" aria-labelledby={titleId()}>
      <AgentHead of={props.of.client} heading id={titleId()}>
        {text.agents.connections.connectedAt(format.date(props.of.connectedAt))}
        <ItsKitchen of={props.of.kitchen} />
        {props.of.client.publishedAt &&
          ` · ${text.agents.consent.published(props.of.client.publishedAt)}`}
      </AgentHead>
      <Show when={props.of.waitingProposals > 0}>
        <a class="connection-waiting" href={to.proposals()}>
          <strong>{text.common.assistants.waiting(props.of.waitingProposals)}</strong>
          <span>{text.agents.connections.see}</span>
        </a>
      </Show>
      <div>
        <h3>{text.agents.connections.may}</h3>
        <ul class="connection-scopes">
          <For each={props.of.scopes}>
            {(scope) => (
              <li>
                <Icon of={Check} />
                {text.agents.scopes[scope].name}
              </li>
            )}
          </For>
        </ul>
      </div>
      <AutoApproval of={props.of} />
      <dl class="letter-facts">
        <div>
          <dt>{text.agents.connections.firstUsed}</dt>
          <dd>{used(props.of.firstUsedAt)}</dd>
        </div>
        <div>
          <dt>{text.agents.connections.lastUsed}</dt>
          <dd>{used(props.of.lastUsedAt)}</dd>
        </div>
      </dl>
      <Activity of={props.of.activity} />
      <RevokeAccess of={props.of} />
    </article>
  )
}
