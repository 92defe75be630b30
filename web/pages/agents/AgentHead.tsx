import { Bot } from 'lucide'
import type { JSX } from 'solid-js'
import type { ClientView } from '../../../shared/wire/clients.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import './agentHead.css'

/** A program by the name that it gave itself, which is said. */
export function AgentHead(props: {
  of: ClientView
  heading?: boolean
  id?: string
  children?: JSX.Element
}) {
  const text = useText()
  const name = () => <bdi>{props.of.name}</bdi>
  return (
    <div class="agent-head">
      <span class="agent-sign" aria-hidden="true">
        <Icon of={Bot} />
      </span>
      <div class="grow">
        <div class="agent-name">
          {props.heading ? <h2 id={props.id}>{name()}</h2> : <strong>{name()}</strong>}
          <Tag kind="warning">{text.agents.unverified}</Tag>
        </div>
        <p class="small muted">{props.children}</p>
      </div>
    </div>
  )
}
