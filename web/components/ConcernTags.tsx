import { useConcerns } from '../session/members.ts'
import { ConcernList } from './ConcernList.tsx'

/** Whom of the kitchen a dish does not suit, and why; then of whom that is not known. */
export default function ConcernTags(props: {
  dish: { publicationId: string } | { recipeId: string }
}) {
  const found = useConcerns(() => props.dish)
  // Asked in this order: data that is not there yet would suspend the whole navigation.
  return <ConcernList of={found.isSuccess ? found.data : []} />
}
