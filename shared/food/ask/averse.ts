import { isKindOf } from '../lexicon/index.ts'
import type { Clause } from './clauses.ts'
import { isForSomebody } from './for-whom.ts'
import { isGoverned } from './governed.ts'
import type { Item } from './item.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Mark, Marks } from './marks.ts'
import { forgetWords, isMeant, isRefused, isWished, refusesFood, type Verdicts } from './meant.ts'
import { speaksOfAnother } from './of-another.ts'
import { isColon } from './runs.ts'
import { isToldOfFree, saidBefore } from './said-before.ts'
import { isPut } from './settings.ts'
import { isDish } from './whole-items.ts'

/** Refuses what a clause of aversion names; false where nothing in it is averse, or its cues were heard already. */
export function refuseAverse(
  clause: Clause,
  live: readonly Item[],
  before: Clause | undefined,
  marks: Marks,
  verdicts: Verdicts,
): boolean {
  const cues = clause.marks.filter((mark) => isAverse([mark]))
  if (cues.length === 0) return false
  const over = itemsOver(clause)
  const steered = cues.every((cue) => steers(over.get(cue.from), cue))
  refuseBeforeAllergy(clause, live, marks, verdicts)
  if (steered && refusesThing(clause, marks, verdicts)) return false
  turnDown(clause, live, cues, before, marks, verdicts)
  return true
}

/** «горіхи – у сина алергія», whatever the words around it seem to say. */
function refuseBeforeAllergy(
  clause: Clause,
  live: readonly Item[],
  marks: Marks,
  verdicts: Verdicts,
): void {
  const cue = clause.marks.find((mark) => mark.class === 'allergy')
  for (const item of live)
    if (
      cue &&
      item.from < cue.from &&
      !isGoverned(item, clause, marks) &&
      !isForSomebody(item, clause, cue, marks, verdicts)
    )
      verdicts.set(item, 'allergy')
}

/** «Фу, шпинат», "ugh, kale". */
export function isExclamation(clause: Clause | undefined, marks: Marks): boolean {
  const said = clause?.items.filter(({ kind }) => kind !== 'gap') ?? []
  const isUgh = (item: Item) => marksOver(item, marks).some((mark) => mark.class === 'ugh')
  // "for dinner: ew, beets"
  const colon = clause?.items.findLastIndex(isColon) ?? -1
  const own = colon < 0 ? said : (clause?.items.slice(colon + 1) ?? [])
  return own.length > 0 && own.every(isUgh)
}

/** The item that each word belongs to. */
function itemsOver({ items }: Clause): Map<number, Item> {
  const over = new Map<number, Item>()
  for (const item of items) for (let at = item.from; at < item.to; at++) over.set(at, item)
  return over
}

/** The cue is one whose direction is known already: «від», "allergic to". */
function steers(item: Item | undefined, cue: Mark): boolean {
  return (
    item !== undefined &&
    ['refusal', 'free', 'swap', 'less', 'wish'].includes(item.kind) &&
    item.from <= cue.from &&
    cue.to <= item.to
  )
}

/** What a clause of aversion names is refused, whichever way round it is said. */
function turnDown(
  clause: Clause,
  live: readonly Item[],
  cues: readonly Mark[],
  before: Clause | undefined,
  marks: Marks,
  verdicts: Verdicts,
): void {
  const verdict = cues.some((cue) => cue.class === 'allergy') ? 'allergy' : 'refused'
  const last = cues.reduce((most, cue) => Math.max(most, cue.to - 1), 0)
  const starts = new Set(cues.map((cue) => cue.from))
  const refusal = clause.items.find((item) => item.kind === 'refusal' || starts.has(item.from))
  // "never been big on lamb": a wish right behind the refusal is what is refused.
  const wishes = clause.marks
    .filter(
      (mark) => mark.class === 'wish' && !(mark.from === last + 1 && !saysBefore(clause, last)),
    )
    .map((mark) => mark.from)
  // The refusal is another one than this word: it says why.
  const over = itemsOver(clause)
  const own = cues.some((cue) => {
    for (let at = cue.from; at < cue.to; at++) if (over.get(at)?.kind === 'refusal') return true
    return false
  })
  const first = cues.reduce((least, cue) => Math.min(least, cue.from), Number.POSITIVE_INFINITY)
  const earlier = { ...clause, items: clause.items.filter((item) => item.from < first) }
  // «kmín mi do chleba nikdo nesype»: what it is put into is not what is refused.
  const put = earlier.items.every(
    (item, at) => !isRefused(verdicts.get(item)) || isPut(earlier.items, at, marks),
  )
  const explained = !own && !put && refusesFood(earlier, verdicts)
  const again = live.filter((item) => item.from > last && isRepeated(item, earlier.items))
  const told = isToldOfRefused(clause, first, marks, verdicts)
  const targets = live.filter((item) => {
    if (told && item.from < first) return false
    // "omelette with ham actually scratch the ham": of what was named before only that is meant.
    if (again.length > 0 && item.from < first && !again.some((one) => isSameFood(one, item)))
      return false
    if (cues.some((cue) => isForSomebody(item, clause, cue, marks, verdicts))) return false
    // "chicken without mushrooms which make me gag"
    // «krupicovou kaši nechtějí ani vidět»: what stands right before the refused is a part of it.
    const part = refusesNext(clause, item, verdicts)
    if (explained && refusal && item.from < refusal.from && !part) return false
    return !wishes.some((wish) => wish > last && wish < item.from)
  })
  if (live.length === 0 && !refusesFood(clause, verdicts) && !refusesTool(clause, verdicts)) {
    // "nobody can drink it"
    const ofIt = clause.marks.some((mark) => mark.class === 'it')
    const kinds = clause.items.filter(
      (item) => !ofIt && item.from >= first && isKindOfDish(item, verdicts),
    )
    targets.push(...(kinds.length > 0 ? kinds : saidBefore(clause, before, marks, verdicts)))
  }
  const doubtful = live.length === 0 && speaksOfAnother(clause, verdicts)
  for (const item of targets) verdicts.set(item, doubtful ? 'unsure' : verdict)
  // «торт без яєць, бо в малої алергія»: that is what it is to.
  const isSaid =
    before !== undefined &&
    (refusesFood(before, verdicts) || isToldOfFree(clause, before, verdicts))
  if (live.length === 0 && cues.some((cue) => cue.class !== 'averse'))
    // «лишилась індичка, а діти кажуть фе»: asked for, and then who knows.
    for (const item of before?.items ?? [])
      if (
        isMeant(item, verdicts) &&
        isWished(verdicts.get(item)) &&
        !(isSaid && isDish(item)) &&
        !refusesFood(clause, verdicts)
      )
        verdicts.set(item, 'unsure')
  // «в горло не лізе» speaks of no sore throat.
  for (const item of clause.items) if (isSaidWithin(item, marks)) verdicts.delete(item)
  forgetWords(clause, verdicts)
}

/** «духовки немає»: that is what is missing, and nothing that was named before. */
function refusesTool({ items }: Clause, verdicts: Verdicts): boolean {
  return items.some(
    (item) =>
      item.kind === 'term' &&
      isRefused(verdicts.get(item)) &&
      item.terms.every(({ kind, id }) => kind === 'equipment' && !frying.has(id)),
  )
}

/** «лікар заборонив смажене», «hlavně ne zase polévku»: a course, or how a dish is made, and no food. */
function isKindOfDish(item: Item, verdicts: Verdicts): boolean {
  if (item.kind !== 'term' || !isWished(verdicts.get(item))) return false
  return item.terms.every(({ kind, id }) =>
    kind === 'courses' ? !meals.has(id) : kind === 'equipment' && frying.has(id),
  )
}
const meals: ReadonlySet<string> = new Set(['main', 'breakfast', 'snack', 'side'])
const frying: ReadonlySet<string> = new Set(['frying', 'fried'])

/** "fruit salad besides kiwi, which makes my tongue itch": what is told is of what stands right before, and that was refused. */
function isToldOfRefused(
  { items }: Clause,
  cue: number,
  marks: Marks,
  verdicts: Verdicts,
): boolean {
  const which = items.findLastIndex(
    (item) => item.from < cue && marksOver(item, marks).some((mark) => mark.class === 'relative'),
  )
  const last = items
    .slice(0, Math.max(0, which))
    .findLast(({ kind }) => kind !== 'gap' && kind !== 'joiner')
  return last !== undefined && isNamed(last) && isRefused(verdicts.get(last))
}

/** A sore throat, "blood pressure": what a word of aversion is made of, and no food. */
function isSaidWithin(item: Item, marks: Marks): boolean {
  const averse = marksOver(item, marks).filter((one) => isAverse([one]))
  if (item.kind === 'term' && !isNamed(item)) return averse.length > 0
  const whole = (from: number, to: number) => from <= item.from && item.to < to
  const body = item.foods.some((id) => id === 'blood' || isKindOf(id, 'offal'))
  return item.kind === 'food' && body && averse.some(({ from, to }) => whole(from, to))
}

function isRepeated(item: Item, earlier: readonly Item[]): boolean {
  const same = earlier.filter((one) => isSameFood(one, item))
  return same.length > 0 && earlier.some((one) => isNamed(one) && !same.includes(one))
}

function isSameFood({ foods: [one] }: Item, { foods: [other] }: Item): boolean {
  return one !== undefined && one === other
}

/** What something is put into is not the thing: «моркві в моєму олів'є відмовлено». */
function refusesThing(clause: Clause, marks: Marks, verdicts: Verdicts): boolean {
  const things = clause.items.filter((_, at) => !isPut(clause.items, at, marks))
  return refusesFood({ ...clause, items: things }, verdicts)
}

function refusesNext({ items, places }: Clause, item: Item, verdicts: Verdicts): boolean {
  const next = items[(places.get(item) ?? 0) + 1]
  return next?.kind === 'term' && isRefused(verdicts.get(next))
}

/** Whether the clause names anything before this word. */
function saysBefore({ items }: Clause, at: number): boolean {
  return items.some((item) => item.from < at && isNamed(item))
}
