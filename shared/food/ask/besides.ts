import { healthIn } from './health.ts'
import { replacedIn } from './in-place.ts'
import { takeAsAtHand } from './of-these.ts'
import type { Slots } from './types.ts'

/** What the whole of a question tells besides its clauses: what to make of things, what to take instead, whose health it is about. */
export function addBesides(slots: Slots, text: string): void {
  takeAsAtHand(slots, text)
  const replacing = replacedIn(slots, text)
  if (replacing !== undefined) slots.replacing = replacing
  const health = healthIn(text)
  if (health.length > 0) slots.health = health
}
