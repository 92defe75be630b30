import { BookOpen, CalendarDays, ChevronRight, type IconNode, ListChecks } from 'lucide'
import { Show } from 'solid-js'
import type {
  ProposalCard,
  ProposalKind,
  ProposalStatus,
} from '../../../../shared/wire/proposals.ts'
import { to } from '../../../addresses.ts'
import { useFormat, useText } from '../../../application.ts'
import { Icon } from '../../../components/Icon.tsx'
import { Tag, type TagKind } from '../../../components/Tag.tsx'
import { AgentText } from '../AgentText.tsx'
import { ItsKitchen } from '../ItsKitchen.tsx'

const icons: Record<ProposalKind, IconNode> = {
  recipe_draft: BookOpen,
  plan_entry: CalendarDays,
  shopping_list: ListChecks,
}
const tags: Record<ProposalStatus, TagKind> = {
  needs_user_confirmation: 'accent',
  applied: 'positive',
  rejected: 'plain',
  expired: 'warning',
  withdrawn: 'warning',
}

/** One proposal among others: what it is about, who asks, and what became of it. */
export function ProposalRow(props: { of: ProposalCard }) {
  const text = useText()
  const format = useFormat()
  const waits = () => props.of.status === 'needs_user_confirmation'
  return (
    <a class="proposal-row" href={to.proposal(props.of.id)}>
      <span class="proposal-kind">
        <Icon of={icons[props.of.kind]} />
      </span>
      <span class="grow">
        <span class="small muted">{text.agents.proposals.kinds[props.of.kind]}</span>
        <span class="proposal-name">
          <AgentText of={props.of.title || text.agents.proposals.currentList} />
        </span>
        <span class="small muted">
          {text.agents.proposals.from(props.of.client.name)}
          <ItsKitchen of={props.of.kitchen} />
          {' · '}
          {waits()
            ? text.agents.proposals.until(format.date(props.of.expiresAt))
            : format.date(props.of.decidedAt ?? props.of.expiresAt)}
        </span>
      </span>
      <Show when={!waits()} fallback={<Icon of={ChevronRight} />}>
        <Tag kind={tags[props.of.status]}>
          {props.of.automatic
            ? text.agents.proposals.automatic
            : text.agents.proposals.statuses[props.of.status]}
        </Tag>
      </Show>
    </a>
  )
}
