import { isName } from '../../line/rows/to-the-letter.ts'
import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isVerbal } from '../lost.ts'
import { marksOver } from '../marked.ts'
import { isMeant, isRefused, isWished, type Verdicts } from '../meant.ts'
import type { Verdict } from '../verdict.ts'
import { endings } from '../words/endings.ts'
import { small } from '../words/small.ts'
import { isTurnedDown, type Judged, type Scene } from './rule.ts'

/** How what was said before was taken, where it was no wish. */
export function fateOf(before: Judged, verdicts: Verdicts): Verdict | undefined {
  const fates = before.items.map((item) => verdicts.get(item))
  if (isTurnedDown(before)) return fates.includes('allergy') ? 'allergy' : 'refused'
  return before.why === 'unsure' && fates.includes('unsure') ? 'unsure' : undefined
}

/** «а другий риби», «свекор часник»: nothing is done in it, and nobody is given anything. */
export function isSubjectAndFood(scene: Scene): boolean {
  const { clause } = scene
  const cue = clause.marks.some(({ class: kind }) =>
    ['wish', 'with', 'averse', 'allergy'].includes(kind),
  )
  // "ground beef other ways"
  if (clause.items.some(({ words }) => small.ways.has(words[0]?.low))) return false
  if (cue || clause.items.some(({ words }) => small.toWhom.has(words[0]?.low))) return false
  // «květák jí»
  const last = clause.items.findLast(({ kind }) => kind !== 'gap')
  if (small.eats.has(last?.words.at(-1)?.low)) return false
  const subject = clause.items.some(
    (item) => isOther(item) || marksOver(item, scene.marks).some((mark) => mark.class === 'person'),
  )
  return (
    subject &&
    clause.items.every(
      (item) => isOther(item) || ['food', 'joiner', 'stop', 'gap', 'word'].includes(item.kind),
    )
  )
}

export function isOther({ words }: Item): boolean {
  return words.length === 1 && small.other.has(words[0]?.low)
}

/** «у супі», "in a cake": where it is put, and not what is put there. */
export function isSetting(item: Item, { items, places }: Clause): boolean {
  const at = places.get(item) ?? 0
  const before = items
    .slice(0, at)
    .findLast((one) => one.kind !== 'gap' && !small.article.has(one.words[0]?.low))
  // «на вечерю» names a meal.
  return before?.words.length === 1 && small.into.has(before.words[0]?.low)
}

export function refuse(items: readonly Item[], { verdicts }: Scene) {
  for (const item of items) verdicts.set(item, 'refused')
  return items.length > 0 ? 'averse' : undefined
}

/** "every nut but almonds is off limits": what is said of the exception is said of all. */
export function refuseAllBut({ clause, last, verdicts }: Scene): void {
  if (!small.butFor.has(clause.items[0]?.words[0]?.low)) return
  if (!small.every.has(last?.items[0]?.words[0]?.low)) return
  for (const item of last?.items ?? [])
    if (isMeant(item, verdicts) && isWished(verdicts.get(item))) verdicts.set(item, 'refused')
}

/** "I don't want any", "makes me ill", and not "nothing fried". */
export function isDeclined(item: Item): boolean {
  return isVerbal(item) && !small.nothing.has(item.words[0]?.low)
}

/** «салат не хочу», "please don't suggest soup" */
export function refusesCourse({ items }: Clause, verdicts: Verdicts): boolean {
  return items.some((item, at) => {
    if (!isRefused(verdicts.get(item)) || !item.terms.some(({ kind }) => kind === 'courses'))
      return false
    const before = items.slice(0, at).findLast(({ kind }) => kind !== 'wish' && kind !== 'gap')
    return before?.kind === 'refusal' || items[at + 1]?.kind === 'refusal'
  })
}

/**
 * «курка, духовки не маю»: what there is to cook in is lacking, and the one food before it is not; of «молока, яєць,
 * духовки не маю» all is a list.
 */
export function lacksOnlyTool(
  { items }: Clause,
  before: Clause | undefined,
  verdicts: Verdicts,
): boolean {
  const lacks = items.some(
    (item) => isRefused(verdicts.get(item)) && item.terms.some(({ kind }) => kind === 'equipment'),
  )
  const lows = items.flatMap(({ words }) => words.map(({ low }) => low))
  // Czech says «nemám» in a word, which is known as the beginning of two.
  const isHad = lows.some((low) => small.owning.has(low)) || small.owningNot.has(lows.at(-1))
  const named = before?.items.filter((item) => item.kind === 'food' || item.terms.length > 0) ?? []
  const [food, ...others] = named
  if (!lacks || !isHad || !food || others.length > 0) return false
  const opens = before?.items[before.items.indexOf(food) - 1]?.words[0]?.low
  const word = food.words.at(-1)
  return small.cookedOf.has(opens) || (word !== undefined && isName(word))
}

/** "skip it altogether" */
export function endsInPronoun({ words }: Item): boolean {
  return words.length > 1 && small.pronoun.has(words.at(-1)?.low)
}

/** «свинина, цибулю не їмо»: a nominative is no object beside an accusative. */
export function isOfAnotherCase({ words }: Item, object: Item | undefined): boolean {
  const [low, other] = [words.at(-1)?.low, object?.words.at(-1)?.low]
  return endings.accusative.has(other) && endings.feminine.has(low)
}

/** «піца з шинкою грибів не кладіть»: where a «з» has its food, the next is another thing, and the verb's own object. */
export function isBesideWith({ items }: Clause, item: Item, verb: number): boolean {
  const end = items.findLastIndex(
    ({ kind }, at) =>
      at > 0 &&
      at < verb - 1 &&
      kind === 'food' &&
      items[at + 1]?.kind === 'food' &&
      small.withThem.has(items[at - 1]?.words[0]?.low),
  )
  return end >= 0 && item.from <= (items[end]?.from ?? 0)
}

/** «НЕ ЇМ!!! грибів!!!»: the refusal stands alone, and so does what it refuses. */
export function isBareRefusal({ items }: Clause): boolean {
  return items.length > 0 && items.every((item) => item.kind === 'refusal' && isVerbal(item))
}

/** «їли гарбуз цілий місяць, вистачить» */
export function isEnough({ items }: Clause): boolean {
  return (
    items.length > 0 && items.every(({ words }) => words.every(({ low }) => small.enough.has(low)))
  )
}

/** "had rice yesterday, something else", «гречку ж учора їли, інше» */
export function isSomethingElse({ items }: Clause): boolean {
  const lows = items.filter(({ kind }) => kind !== 'gap').flatMap(({ words }) => words)
  return (
    lows.some(({ low }) => small.else.has(low)) &&
    lows.every(({ low }) => small.else.has(low) || small.besideElse.has(low))
  )
}

export function isBareNo({ words }: Item): boolean {
  return words.length === 1 && small.noAtEnd.has(words[0]?.low)
}

/** «креветки категорично ні»; «… чи ні» only asks. */
export function endsInNo({ items }: Clause): boolean {
  const said = items
    .filter((item) => item.kind !== 'gap')
    .map(({ words }) => (words.length === 1 ? (words[0]?.low ?? '') : ''))
  return small.noAtEnd.has(said.at(-1)) && !small.whether.has(said.at(-2))
}

/** «не їстиму холодець з часником»: what a refused dish is made with was not asked for. */
export function refuseFilling({ items }: Clause, verdicts: Verdicts): void {
  if (!items.some((item) => item.kind === 'refusal' && isVerbal(item))) return
  for (const [at, item] of items.entries()) {
    const of = verdicts.get(items[at - 2] ?? item)
    if (!small.with.has(items[at - 1]?.words[0]?.low)) continue
    if (isWished(verdicts.get(item)) && of !== undefined && isRefused(of)) verdicts.set(item, of)
  }
}

/** «без натяку на часник», "without a hint of garlic". */
export function refuseOf({ items }: Clause, verdicts: Verdicts): void {
  for (const [at, item] of items.entries()) {
    const word = items[at - 2]
    if (!small.of.has(items[at - 1]?.words[0]?.low) || word?.kind !== 'word') continue
    const verdict = verdicts.get(word)
    if (verdict && isRefused(verdict) && isWished(verdicts.get(item))) verdicts.set(item, verdict)
  }
}
