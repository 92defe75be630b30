import { ChoiceRow } from '../../components/ChoiceRow.tsx'
import { Concerns } from '../../components/Concerns.tsx'
import type { Choice } from './onDevice.ts'

/** A dish that one press plans, and whom of the kitchen it does not suit. */
export function ChoiceOf(props: { of: Choice; choose: (choice: Choice) => void }) {
  return (
    <ChoiceRow
      title={props.of.title}
      servings={props.of.servings ?? null}
      totalMinutes={props.of.totalMinutes ?? null}
      pictureSeed={props.of.picture?.seed ?? ''}
      photoUrl={props.of.picture?.photoUrl ?? null}
      choose={() => props.choose(props.of)}
    >
      <Concerns dish={props.of.dish} />
    </ChoiceRow>
  )
}
