import type { Clause } from './clauses.ts'
import type { Item } from './item.ts'
import { isAverse } from './marked.ts'
import { isRefused, type Verdicts } from './meant.ts'
import { small } from './words/small.ts'

/**
 * «молоко закінчилося», "we're out of milk": foods that are only not there, so that nothing that is made of them is refused. Only where
 * the clause says that and no word more; a reason beside it, or one that names no food of its own, may be why nobody eats it at all.
 */
export function ranOutIn(clauses: readonly Clause[], verdicts: Verdicts): string[] {
  const gone = clauses.filter(saysOnlyThat)
  const others = clauses.filter((clause) => !gone.includes(clause))
  if (others.some((clause) => refusesUnnamed(clause, verdicts))) return []
  const kept = others.flatMap((clause) => refusedIn(clause, verdicts))
  const all = gone.flatMap((clause) => refusedIn(clause, verdicts))
  return [...new Set(all)].filter((id) => !kept.includes(id))
}

function refusedIn({ items }: Clause, verdicts: Verdicts): string[] {
  return items
    .filter((item) => isRefused(verdicts.get(item)))
    .flatMap(({ foods, parts }) => [...foods, ...parts])
}

/** «у нас якраз закінчилися яйця і молоко» */
function saysOnlyThat({ items }: Clause): boolean {
  const rest = items.filter(({ kind }) => kind !== 'food').flatMap(lowsOf)
  const at = rest.findIndex((low, here) => isGone(low) || isOutOf(rest, here))
  if (at < 0) return false
  const length = isGone(rest[at]) ? 1 : 2
  return rest.toSpliced(at, length).every((low) => small.besideGone.has(low))
}

const lowsOf = ({ words }: Item) => words.map(({ low }) => low)

const isGone = (low: string | undefined) => small.ranOut.has(low) || small.ranOutAll.has(low)

const isOutOf = (lows: readonly string[], at: number) =>
  small.outOfIt.has(lows[at]) && small.ofWhat.has(lows[at + 1])

/** «молоко закінчилося, та й алергія», "and he can't have it": of what, nobody says. */
function refusesUnnamed(clause: Clause, verdicts: Verdicts): boolean {
  const refuses =
    isAverse(clause.marks) ||
    clause.marks.some((mark) => mark.class === 'allergy') ||
    clause.items.some(({ kind }) => kind === 'refusal' || kind === 'free')
  return refuses && refusedIn(clause, verdicts).length === 0
}
