import { useText } from '../../../application.ts'
import { ServingsStepper } from '../../../components/ServingsStepper.tsx'
import type { Editing } from './editing.ts'

/** For how many, among the things that may be changed before saying yes. */
export function AdjustServings(props: { value: number; editing: Editing }) {
  const text = useText()
  return (
    <div class="field">
      <span class="adjust-label" aria-hidden="true">
        {text.agents.proposal.servings}
      </span>
      <ServingsStepper
        value={props.value}
        change={(count) => props.editing.change({ servings: count })}
      />
    </div>
  )
}
