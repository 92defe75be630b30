import type { Place } from './newEntry.ts'
import { entryElementId } from './PlanEntry.tsx'

/** Puts the focus on an entry; where it is gone, on the plus of the meal that it stood in. */
export function focusEntry(id: string, { date, slot }: Place): void {
  const plus = `.slot[data-date="${date}"][data-slot="${slot}"] .empty-slot`
  const there = document.getElementById(entryElementId(id)) ?? document.querySelector(plus)
  if (there instanceof HTMLElement) there.focus()
}
