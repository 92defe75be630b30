import { isNamed } from './clauses.ts'
import type { Item } from './item.ts'
import type { Verdicts } from './meant.ts'
import { isComma } from './runs.ts'

/** «є морква, капуста і сосиски, сметани немає»: an «і» before the last of what there is ends that list, and behind the comma something new is said. */
export function isEndedBefore(list: readonly Item[], next: Item, verdicts: Verdicts): boolean {
  const [and, last] = list.slice(-2)
  if (and?.kind !== 'joiner' || isComma(and) || !last || last.to >= next.from) return false
  return list.filter(isNamed).every((item) => verdicts.get(item) === 'hand')
}
