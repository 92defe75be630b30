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
    <Section id="agents" title={text.agents.connections.title} lead={text.agents.connections.lead}>
      <div class="setting-rows">
        <Row title={text.agents.settings.connected} hint={text.agents.settings.connectedHint}>
          <a
            class="button"
            href={to.connections()}
            aria-label={text.agents.settings.openConnections}
          >
            {text.agents.settings.open}
          </a>
        </Row>
        <Row
          title={text.agents.proposals.title}
          hint={waiting() > 0 ? text.agents.waiting(waiting()) : text.agents.proposals.empty}
        >
          <a class="button" href={to.proposals()} aria-label={text.agents.settings.openProposals}>
            {text.agents.settings.open}
          </a>
        </Row>
      </div>
    </Section>
  )
}
