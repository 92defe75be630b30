import { Ban, CircleCheck, CircleX, Clock, type IconNode, Undo2 } from 'lucide'
import { onMount, Show } from 'solid-js'
import {
  type ProposalStatus,
  type ProposalView,
  reconsiderWithin,
} from '../../../../shared/wire/proposals.ts'
import { to } from '../../../addresses.ts'
import { useFormat, useText } from '../../../application.ts'
import '../../../components/button.css'
import { Icon } from '../../../components/Icon.tsx'
import { Notice, type NoticeKind } from '../../../components/Notice.tsx'

type Decided = Exclude<ProposalStatus, 'needs_user_confirmation'>

const looks: Record<Decided, { kind: NoticeKind; icon: IconNode }> = {
  applied: { kind: 'positive', icon: CircleCheck },
  rejected: { kind: 'plain', icon: CircleX },
  expired: { kind: 'warning', icon: Clock },
  withdrawn: { kind: 'warning', icon: Ban },
}

/** What became of a proposal, and the way to what it made. */
export function ProposalOutcome(props: {
  of: ProposalView
  status: Decided
  /** Decided on this page a moment ago: the buttons that had the focus are gone. */
  justNow: boolean
  reconsider(): void
  reconsidering: boolean
}) {
  const text = useText()
  const format = useFormat()
  let heading: HTMLHeadingElement | undefined
  onMount(() => props.justNow && heading?.focus())
  const when = () => format.date(props.of.decidedAt ?? props.of.expiresAt)
  const hint = () => {
    const { outcomeHints } = text.agents.proposal
    if (props.status === 'applied')
      return props.of.automatic ? outcomeHints.automatic(when()) : outcomeHints.applied(when())
    return props.status === 'rejected' ? outcomeHints.rejected(when()) : outcomeHints[props.status]
  }
  return (
    <Notice kind={looks[props.status].kind} icon={looks[props.status].icon}>
      <div class="proposal-outcome">
        <h2 ref={heading} tabindex="-1">
          {text.agents.proposal.outcomes[props.status]}
        </h2>
        <p>{hint()}</p>
        <p class="row">
          <Show when={props.of.applied}>
            {(made) => (
              <a class="button" href={pathOf(made().url)}>
                {text.agents.proposal.open[made().kind]}
              </a>
            )}
          </Show>
          <Show when={isFresh(props.of)}>
            <button
              type="button"
              class="button"
              disabled={props.reconsidering}
              onClick={() => props.reconsider()}
            >
              <Icon of={Undo2} />
              {text.agents.proposal.reconsider}
            </button>
          </Show>
          <a class="button" href={to.proposals()}>
            {text.agents.proposal.all}
          </a>
        </p>
      </div>
    </Notice>
  )
}

/** The server has the last word; this only spares people a button that would be refused. */
function isFresh({ status, decidedAt }: ProposalView): boolean {
  return status === 'rejected' && Date.now() - (decidedAt ?? 0) < reconsiderWithin
}

/** The server names a whole address, for programs; here it is a page of this site. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
