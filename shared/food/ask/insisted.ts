import { isGoverned } from './governed.ts'
import type { Item } from './item.ts'
import type { Marks } from './marks.ts'
import type { Judged } from './polarity.ts'
import type { Verdict } from './verdict.ts'

const allowing =
  /^(?:можна|можу|можемо|дозволено|дозволили|знову|таки|добре|нормально|їмо|їм|їсть|їдять|так|fine|ok|okay|allowed|again|can|yes|actually)$/u

/** Foods that are asked for by a word of wishing, or allowed by one: enough to take a refusal back. */
export function insistedOn(
  clauses: readonly Judged[],
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): string[] {
  return clauses.flatMap((clause) => {
    const allowed = clause.items.some(({ words }) => allowing.test(words[0]?.low ?? ''))
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
  return ['з', 'with', 'plus', 's', 'se'].includes(before?.words[0]?.low ?? '')
}
