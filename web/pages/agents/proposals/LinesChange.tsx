import type { ProposalPreview } from '../../../../shared/wire/proposals.ts'
import { useText } from '../../../application.ts'
import { AgentText } from '../AgentText.tsx'
import { Change } from './Change.tsx'
import type { Editing } from './editing.ts'
import { LineTicks } from './LineTicks.tsx'

/** Lines that would be added to a shopping list. */
export function LinesChange(props: {
  of: ProposalPreview & { kind: 'shopping_list' }
  editing: Editing
  open: boolean
}) {
  const text = useText()
  return (
    <>
      <Change
        what={
          <AgentText
            of={
              props.of.list
                ? text.agents.proposal.list(props.of.list.name)
                : text.agents.proposal.newList
            }
          />
        }
        details={props.open ? text.agents.proposal.ingredientsHint : undefined}
      />
      <LineTicks lines={props.of.lines} editing={props.editing} open={props.open} />
    </>
  )
}
