import type { Clause } from './clauses.ts'
import type { Item } from './item.ts'
import { isNamed } from './marked.ts'
import type { Verdict } from './verdict.ts'

export type Verdicts = Map<Item, Verdict>

/** What may be wanted or refused: a food, a dish, or a slip of one. */
export function isMeant(item: Item, verdicts: Verdicts): boolean {
  return (
    isNamed(item) ||
    item.parts.length > 0 ||
    (item.kind === 'word' && item.near && verdicts.has(item))
  )
}

export function isWished(verdict: Verdict | undefined): boolean {
  return verdict === 'wanted' || verdict === 'hand'
}

export function isRefused(verdict: Verdict | undefined): boolean {
  return verdict === 'refused' || verdict === 'allergy'
}

export function refusesFood({ items }: Clause, verdicts: Verdicts): boolean {
  return items.some(
    (item) =>
      (isNamed(item) || item.parts.length > 0 || ['diet', 'less'].includes(item.kind)) &&
      isRefused(verdicts.get(item)),
  )
}

/** What tells how somebody feels about it is looked for in no recipe. */
export function forgetWords({ items }: Clause, verdicts: Verdicts): void {
  for (const item of items)
    if (item.kind === 'word' && !item.near && verdicts.get(item) === 'wanted') verdicts.delete(item)
}
