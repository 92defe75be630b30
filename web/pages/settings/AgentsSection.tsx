import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { useWaitingProposals } from '../../session/waitingProposals.ts'
import { Row } from './Row.tsx'
import { Section } from './Section.tsx'

/** The programs that act for this person, and what they ask for. */
export function AgentsSection() {
  const text = useText()
  const waiting = useWaitingProposals()
  return (
    <Section
      id="agents"
      title={text.common.assistants.connections}
      lead={text.settings.agents.lead}
    >
      <div class="setting-rows">
        <Row title={text.settings.agents.connected} hint={text.settings.agents.connectedHint}>
          <a
            class="button"
            href={to.connections()}
            aria-label={text.settings.agents.openConnections}
          >
            {text.settings.agents.open}
          </a>
        </Row>
        <Row
          title={text.common.assistants.proposals}
          hint={
            waiting() > 0 ? text.common.assistants.waiting(waiting()) : text.settings.agents.empty
          }
        >
          <a class="button" href={to.proposals()} aria-label={text.settings.agents.openProposals}>
            {text.settings.agents.open}
          </a>
        </Row>
      </div>
    </Section>
  )
}
