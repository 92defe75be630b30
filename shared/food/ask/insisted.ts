import { isGoverned } from './governed.ts'
import type { Item } from './item.ts'
import type { Marks } from './marks.ts'
import type { Judged } from './rules/rule.ts'
import type { Verdict } from './verdict.ts'
import { small } from './words/small.ts'

/** Foods that are asked for by a word of wishing, or allowed by one: enough to take a refusal back. */
export function insistedOn(
  clauses: readonly Judged[],
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): string[] {
  return clauses.flatMap((clause) => {
    const allowed = clause.items.some(({ words }) => small.allowing.has(words[0]?.low))
    return clause.items
      .filter(
        (item) => verdicts.get(item) === 'wanted' && item.foods.length + item.parts.length > 0,
      )
      .filter((item) => allowed || isGoverned(item, clause, marks) || isAfterWith(item, clause))
      .flatMap((item) => [...item.foods, ...item.parts])
  })
}

/** «а з грибами?» */
function isAfterWith(item: Item, { items, places }: Judged): boolean {
  const before = items[(places.get(item) ?? 0) - 1]
  return small.withThem.has(before?.words[0]?.low)
}
