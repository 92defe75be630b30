import type { Clause } from './clauses.ts'
import type { Item } from './item.ts'
import { isRefused, type Verdicts } from './meant.ts'
import { small } from './words/small.ts'

/**
 * «молоко закінчилося», "we're out of milk": foods that are only not there, so that nothing that is made of them is refused. Whatever
 * is refused for another reason as well is not among them.
 */
export function ranOutIn(clauses: readonly Clause[], verdicts: Verdicts): string[] {
  const refusedIn = (all: readonly Clause[]) =>
    all
      .flatMap(({ items }) => items)
      .filter((item) => isRefused(verdicts.get(item)))
      .flatMap(foodsOf)
  const gone = clauses.filter((clause) => saysSo(clause) && !isAllergic(clause, verdicts))
  const others = refusedIn(clauses.filter((clause) => !gone.includes(clause)))
  return [...new Set(refusedIn(gone))].filter((id) => !others.includes(id))
}

const foodsOf = ({ foods, parts }: Item) => [...foods, ...parts]

function saysSo({ items }: Clause): boolean {
  const lows = items.flatMap(({ words }) => words.map(({ low }) => low))
  const isOutOf = (at: number) =>
    small.runOut.has(lows[at]) && small.outOfIt.has(lows[at + 1]) && small.ofWhat.has(lows[at + 2])
  return lows.some((low, at) => small.isOut.has(low) || isOutOf(at))
}

/** «закінчилося терпіння, алергія на молоко» */
function isAllergic({ items, marks }: Clause, verdicts: Verdicts): boolean {
  return (
    marks.some((mark) => mark.class === 'allergy') ||
    items.some((item) => verdicts.get(item) === 'allergy')
  )
}
