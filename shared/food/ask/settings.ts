import { isModifier } from '../names/modifiers.ts'
import type { Item } from './item.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isRefused, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { isDish, isWhole } from './whole-items.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'

/** «у моїй великодній пасці»: so many words may stand between. */
const farthest = 4

/**
 * «Жодних родзинок у моїй пасці», "not in this carbonara": what a food is not to be put into is the dish that is
 * wanted without it. Whether a food that something else is put into is wanted, nobody can tell.
 */
export function keepSettings(clauses: readonly Judged[], marks: Marks, verdicts: Verdicts): void {
  for (const { items } of clauses) {
    const refused = items.filter((item) => isNamed(item) && isRefused(verdicts.get(item)))
    if (refused.length === 0) continue
    // «часник на ніч не буду», "no garlic for date night": it is said when, and that is not refused.
    for (const [at, item] of items.entries())
      if (isOccasion(item) && isRefused(verdicts.get(item)) && saysWhen(items, at))
        verdicts.set(item, 'wanted')
    // «без яєць у тісті»: neither wanted nor refused.
    for (const [at, item] of items.entries())
      if (isPart(item) && isPut(items, at, marks)) verdicts.delete(item)
    const put = new Set(
      items.filter(
        (item, at) => isWhole(item) && (isPut(items, at, marks) || isHead(items, at, marks)),
      ),
    )
    // «давно не їм м'яса, чим замінити в борщі»: what is replaced was named before.
    const swap = items.some(({ kind }) => kind === 'swap')
    if (!swap && !refused.some((item) => item.foods.length > 0 && !put.has(item))) continue
    for (const item of put) {
      if (!isRefused(verdicts.get(item))) continue
      // «алергія на цибулю і ще на борщ»
      const before = items[items.indexOf(item) - 1]
      if (verdicts.get(item) === 'allergy' && small.of.has(before?.words[0]?.low)) continue
      // "in the carrot cake"
      const next = items[items.indexOf(item) + 1]
      const ofDish = isDish(item) || (next !== undefined && isDish(next) && put.has(next))
      verdicts.set(item, ofDish ? 'wanted' : 'unsure')
    }
  }
}

function isOccasion({ terms, foods }: Item): boolean {
  return foods.length === 0 && terms.length > 0 && terms.every(({ kind }) => kind === 'occasions')
}

/** A word for when stands in it («на ніч») or before it. */
function saysWhen(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]]
  return [before?.words[0]?.low, item?.words[0]?.low].some(
    (low) => small.forOccasion.has(low) || small.for.has(low),
  )
}

/** What a dish has, and nobody asks for. */
function isPart({ foods }: Item): boolean {
  return foods[0] === 'dough'
}

/** «кутя, де мак відсутній»: what is not in it is told after the comma. */
function isHead(items: readonly Item[], at: number, marks: Marks): boolean {
  const next = items[at + 1]
  if (at > 0 || !isDish(items[at]) || !next) return false
  return marksOver(next, marks).some((mark) => mark.class === 'relative')
}

/** Whether a word before it says that something is put there: «у», "into", "out of". */
export function isPut(items: readonly Item[], at: number, marks: Marks): boolean {
  const dish = isDish(items[at])
  for (let before = at - 1; before >= Math.max(0, at - farthest); before--) {
    const item = items[before] as Item
    const low = item.words[0]?.low
    // "out of eggs and butter": nothing is taken out of them.
    const earlier = items.slice(0, before)
    const isTaken = dish || (earlier.some(isNamed) && !earlier.some(isOutOf))
    if (item.kind === 'refusal' ? isOutOf(item) && isTaken : small.into.has(low)) {
      // "hives from mushrooms"
      const cause = items[before - 1]
      return !(small.ofWhich.has(low) && cause && isAverse(marksOver(cause, marks)))
    }
    if (!describes(item, dish, marks)) return false
  }
  return false
}

/** "celery out of my soup", and neither "sick of raisins" nor "stay away from grapefruit". */
function isOutOf({ words }: Item): boolean {
  if (words.length > 2) return false
  return small.ofWhich.has(words.at(-1)?.low) && small.outOf.has(words.at(-2)?.low)
}

/** «у моїй великодній пасці»: whose it is, and what kind of one. */
function describes(item: Item, dish: boolean, marks: Marks): boolean {
  const [form] = item.words
  // "in the carrot cake"
  if (dish && item.kind === 'food') return true
  if (!form || !['stop', 'word', 'joiner'].includes(item.kind)) return false
  if (small.article.has(form.low)) return true
  const over = marksOver(item, marks)
  if (over.some((mark) => mark.class === 'person' || mark.class === 'it')) return true
  return dish && !isAverse(over) && (endings.adjective.has(form.low) || isModifier(form))
}
