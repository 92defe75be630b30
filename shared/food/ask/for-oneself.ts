import { isNamed } from './marked.ts'
import { isRefused, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { small } from './words/small.ts'

/**
 * «чоловік грибів не їсть, а я їх обожнюю, що приготувати тільки собі»: what somebody else turns down is wanted by whoever
 * says that they love it and cooks for nobody else. An allergy stays one.
 */
export function wantForOneself(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const [at, clause] of clauses.entries()) {
    const [next, ...rest] = clauses.slice(at + 1)
    if (!next || !isLoved(next) || says(clause, 'myself') || isAllergy(clause)) continue
    if (![next, ...rest].some((one) => says(one, 'forOneself'))) continue
    for (const item of clause.items)
      if (isNamed(item) && isRefused(verdicts.get(item))) verdicts.set(item, 'wanted')
  }
}

/** "But I adore them": said by the one who asks, of what was named before. */
function isLoved(clause: Judged): boolean {
  const has = (kind: string) => clause.marks.some((mark) => mark.class === kind)
  return says(clause, 'myself') && has('it') && has('wish') && !clause.items.some(isNamed)
}

function isAllergy({ items, marks }: Judged): boolean {
  return marks.some((mark) => mark.class === 'allergy') || items.some(({ allergy }) => allergy)
}

function says({ items }: Judged, what: 'myself' | 'forOneself'): boolean {
  return items.some(({ words }) => words.some(({ low }) => small[what].has(low)))
}
