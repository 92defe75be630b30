import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isKnown, unknownIn } from '../known.ts'
import { isBare } from '../lists.ts'
import { isAverse, marksOver } from '../marked.ts'
import { isWished, type Verdicts } from '../meant.ts'
import { isBracket, isColon, isComma } from '../runs.ts'
import { isStored } from '../stored.ts'
import { endings } from '../words/endings.ts'
import { small } from '../words/small.ts'
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
    name: 'not only this',
    says: '"not only potatoes but leeks too": what follows the but is wished for as well.',
    decide({ clause, last, marks }) {
      const only = last?.items.some(
        ({ kind, words }) => kind === 'wish' && words.some(({ low }) => small.notOnly.has(low)),
      )
      const no = clause.items.some(
        (item) => item.kind === 'refusal' || isAverse(marksOver(item, marks)),
      )
      const but = clause.marks.some(
        ({ class: kind, from }) => kind === 'turn' && from === clause.items[0]?.from,
      )
      return only && but && !no ? 'known' : undefined
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
    name: 'a store of it',
    says: '"a bag of prunes was left in my kitchen", "four bananas gone the colour of a sofa": whoever has so much of it has it.',
    decide(scene) {
      const { clause, verdicts } = scene
      const doubted = doubtedIn(scene)
      if (!doubted.every((item) => isStored(item, clause.items))) return undefined
      for (const item of doubted) verdicts.set(item, 'hand')
      return 'known'
    },
  },
  {
    name: 'unsure',
    says: 'Anything else may be a refusal that nobody listed: no filter and no wish, and a chip asks.',
    decide(scene) {
      const { clause, marks, verdicts } = scene
      for (const item of doubtedIn(scene)) verdicts.set(item, 'unsure')
      // A slip of a dish is no wish for it either.
      for (const item of clause.items)
        if (item.kind === 'word' && item.slip && isWished(verdicts.get(item)))
          verdicts.set(item, 'unsure')
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
  const { clause, marks, verdicts } = scene
  const left = ungovernedIn(scene)
  if (!left.some(({ kind }) => kind === 'term'))
    return left.filter((item) => mayDoubt(item, clause))
  const unread = new Set(unknownIn(clause, marks, verdicts))
  return left.filter(
    (item) =>
      mayDoubt(item, clause) || isToldOf(item, clause, unread) || isJoinedWith(left, item, clause),
  )
}

/** A dish has a name, and names have words that nobody knows; whoever speaks of somebody says more than a name. */
function mayDoubt(item: Item, clause: Clause): boolean {
  return item.kind !== 'term' || item.parts.length > 0 || hasPerson(clause) || hasSlip(clause)
}

/** "nk pizza": a word that may be a slip of a no. */
function hasSlip({ marks }: Clause): boolean {
  return marks.some((mark) => mark.class === 'slip')
}

/** «борщ пахне армією», "pizza glares": a verb that nobody knows is no part of a name. */
function isToldOf(item: Item, { items, places }: Clause, unread: ReadonlySet<Item>): boolean {
  const at = places.get(item) ?? 0
  if (small.into.has(items[at - 1]?.words[0]?.low)) return false
  const rest = items.slice(at + 1)
  const verb = rest.findIndex((one) => unread.has(one) && endings.told.has(one.words[0]?.low))
  if (verb < 0 || rest.slice(0, verb).some(isElse)) return false
  return !small.with.has(rest[verb + 1]?.words[0]?.low)
}

/** What follows it describes something else. */
function isElse(item: Item): boolean {
  const low = item.words[0]?.low
  if (['food', 'term', 'wish', 'refusal'].includes(item.kind)) return true
  return [small.for, small.into, small.servedFor, small.with].some((words) => words.has(low))
}

/** «цибуля й борщ минають мою тарілку»: where one of two is doubtful, the other is. */
function isJoinedWith(left: readonly Item[], item: Item, clause: Clause): boolean {
  const at = clause.places.get(item) ?? 0
  return [-1, 1].some((step) => {
    const [and, other] = [clause.items[at + step], clause.items[at + 2 * step]]
    if (and?.kind !== 'joiner' || isComma(and) || !other) return false
    return other.kind === 'food' && left.includes(other)
  })
}
