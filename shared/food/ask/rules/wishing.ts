import { type Clause, isBare } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isKnown, unknownIn } from '../known.ts'
import type { Verdicts } from '../meant.ts'
import { isBracket, isColon } from '../runs.ts'
import { hasPerson, type Judged, type Rule, ungovernedIn } from './rule.ts'

export const wishingRules: readonly Rule[] = [
  {
    name: 'list of something unsure',
    says: 'A list that opens with a colon or a bracket and is unsure stays so to its end: «чорнодень: риба, горіхи».',
    decide(scene) {
      const { clause, last, verdicts } = scene
      if (
        !last ||
        !isBare({ items: clause.items.filter(({ kind }) => kind !== 'gap') }) ||
        !opensUnsure(last, verdicts)
      )
        return undefined
      for (const item of ungovernedIn(scene)) verdicts.set(item, 'unsure')
      return 'unsure'
    },
  },
  {
    name: 'known throughout',
    says: 'Every word of the clause is known, and none of them turns it round: what it names is wanted.',
    decide: ({ clause, marks, verdicts }) =>
      isKnown(clause, marks, verdicts) ? 'known' : undefined,
  },
  {
    name: 'word of wishing',
    says: 'A word of wishing governs all that the clause names.',
    decide: (scene) => (doubtedIn(scene).length === 0 ? 'governed' : undefined),
  },
  {
    name: 'unsure',
    says: 'Anything else may be a refusal that nobody listed: no filter and no wish, and a chip asks.',
    decide(scene) {
      const { clause, marks, verdicts } = scene
      for (const item of doubtedIn(scene)) verdicts.set(item, 'unsure')
      if (hasPerson(clause))
        for (const item of unknownIn(clause, marks, verdicts)) verdicts.delete(item)
      return 'unsure'
    },
  },
]

function opensUnsure(last: Judged, verdicts: Verdicts): boolean {
  if (last.rule === 'list of something unsure') return true
  const colon = last.items.findIndex((item) => isColon(item) || isBracket(item))
  return (
    last.why === 'unsure' &&
    colon >= 0 &&
    last.items.slice(colon + 1).some((item) => verdicts.get(item) === 'unsure')
  )
}

function doubtedIn(scene: Parameters<Rule['decide']>[0]): Item[] {
  return ungovernedIn(scene).filter((item) => mayDoubt(item, scene.clause))
}

/** A dish has a name, and names have words that nobody knows; whoever speaks of somebody says more than a name. */
function mayDoubt(item: Item, clause: Clause): boolean {
  return item.kind !== 'term' || item.parts.length > 0 || hasPerson(clause)
}
