import type { ProposalKind, ProposalPreview } from '../../../../shared/wire/proposals.ts'
import { useText } from '../../../application.ts'

/** What is asked for, in our own words: an agent's words never stand in a heading. */
export function ProposalTitle(props: { kind: ProposalKind; preview: ProposalPreview | null }) {
  const text = useText()
  const accent = () => {
    const { accent } = text.agents.proposal
    switch (props.kind) {
      case 'recipe_draft':
        return accent.recipe_draft
      case 'shopping_list':
        return accent.shopping_list
      case 'plan_entry':
        if (props.preview?.kind === 'plan_entries')
          return accent.plan_entries(props.preview.entries.length)
        return props.preview?.kind === 'plan_entry' ? accent.plan_entry[props.preview.slot] : ''
      default:
        return props.kind satisfies never
    }
  }
  return (
    <h1>
      {text.agents.proposal.heading[props.kind]} <em>{accent()}</em>
    </h1>
  )
}
