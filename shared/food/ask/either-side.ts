import { named } from '../czech/names.ts'
import { isAsking, isDish, isWhole } from './begins.ts'
import type { Item } from './item.ts'
import { asksToMake } from './making.ts'
import { isComma } from './runs.ts'
import type { Verdict } from './verdict.ts'
import { small } from './words/small.ts'

/** No farther from a refusal stands what it may be of. */
const farthest = 5

interface Sides {
  /** What stands before the refusal. */
  before: Item
  /** Of what it is: of that alone, or nobody can tell. */
  verdict: 'refused' | 'unsure'
  /** What is then to be thought of what stands behind it. */
  behind: Verdict | undefined
}

/**
 * «горіхи нам не можна то як спекти медівник», «кінзу ненавиджу харчо можна без неї»: who types no commas says with the
 * same words what is refused and what is asked for. What stands before a refusal that may be of it is never a wish then.
 */
export function eitherSide(items: readonly Item[], at: number): Sides | undefined {
  const before = namedBefore(items, at)
  if (!before || !mayBeOf(items[at], before)) return undefined
  const part = partBehind(items, at)
  const place = part.findIndex(isWhole)
  const behind = part[place]
  if (!behind) return undefined
  const between = part.slice(0, place)
  // «сметани вдома нема є капуста»
  const last = items[at]?.words.slice(1).at(-1)
  const there = last?.cyrillic === true && small.there.has(last.low)
  const anew =
    there || between.some((item, step) => beginsAnew(item, step) || asksToMake(between, step))
  // «капусту не кладемо в капусняк»: into what it is not to be put.
  const into = !isMereNo(items[at]) && small.into.has(between.at(-1)?.words[0]?.low)
  if (anew || into || isWelcome(part[place + 1]))
    return { before, verdict: 'refused', behind: undefined }
  const linked = between.at(-1)?.words[0]?.low
  const ends = items[at]?.words.at(-1)?.low
  if ((isMereNo(items[at]) && small.ofNo.has(linked)) || small.ofNo.has(ends)) return undefined
  // «плов не з баранини», "chicken not turkey": a mere no is of what follows, but in Czech, where it may stand behind.
  if (isMereNo(items[at]) && !before.words[0]?.low.startsWith(named)) return undefined
  // «борщ не клади квасолю»: into a dish nothing is put that is refused behind it.
  if (isDish(before))
    return isDish(behind) ? { before, verdict: 'unsure', behind: 'unsure' } : undefined
  if (isDish(behind)) return { before, verdict: 'refused', behind: 'unsure' }
  return { before, verdict: 'unsure', behind: 'refused' }
}

/** An English word that refuses alone is of what follows, and so is a «без»; in Czech it may stand behind. */
function mayBeOf(refusal: Item | undefined, before: Item): boolean {
  const [word, more] = refusal?.words ?? []
  if (
    !word ||
    small.without.has(word.low) ||
    small.except.has(word.low) ||
    small.butFor.has(word.low)
  )
    return false
  if (before.words[0]?.low.startsWith(named))
    return refusal?.after === true || small.not.has(word.low) || small.omit.has(word.low)
  return refusal?.after === true && (more !== undefined || word.cyrillic)
}

/** What a refusal that may stand behind what it is of may be of, where nobody asked for it. */
function namedBefore(items: readonly Item[], at: number): Item | undefined {
  const from = Math.max(0, at - farthest)
  const near = items.slice(from, at)
  const place = near.findLastIndex(isWhole)
  const last = near[place]
  const said = near.slice(place + 1)
  if (
    !last ||
    said.some((item) => item.kind !== 'hand' && parts(item)) ||
    said.some(isRelative) ||
    said.some(isOnly)
  )
    return undefined
  // «родзинки до штруделя не клади»: of the two it is what is put into the other.
  const into =
    small.into.has(near[place - 1]?.words[0]?.low) ||
    small.madeFrom.has(near[place - 1]?.words[0]?.low)
  const other = into ? near[place - 2] : undefined
  const before = isWhole(other) ? other : last
  return before && isAskedFor(items, items.indexOf(before)) ? undefined : before
}

/** Whether a word of wishing or having stands right before it, and is not of what stands before that: «картопля є моркви не треба». */
function isAskedFor(items: readonly Item[], at: number): boolean {
  const opening = items.findLastIndex(
    ({ kind }, place) => place < at && !['stop', 'word', 'gap'].includes(kind),
  )
  const kind = items[opening]?.kind
  if (kind === 'hand') return !isWhole(items[opening - 1])
  return kind === 'wish' || kind === 'refusal' || kind === 'swap'
}

function parts({ kind }: Item): boolean {
  return ['joiner', 'end', 'wish', 'hand', 'refusal', 'swap'].includes(kind)
}

function isMereNo(item: Item | undefined): boolean {
  return item?.words.length === 1 && small.not.has(item.words[0]?.low)
}

/** «jen ne polévku» */
function isOnly({ words: [word] }: Item): boolean {
  return small.justNot.has(word?.low)
}

/** "chicken recipe that doesn't use cream" */
function isRelative({ words: [word] }: Item): boolean {
  return [small.whichOf, small.question, small.relative].some((table) => table.has(word?.low))
}

function partBehind(items: readonly Item[], at: number): readonly Item[] {
  const behind = items.slice(at + 1, at + 1 + 2 * farthest)
  const end = behind.findIndex((item) => item.kind === 'end' || isComma(item))
  return end < 0 ? behind : behind.slice(0, end)
}

/** "cannot have", «не з баранини»: right behind the refusal these are of it. */
function beginsAnew(item: Item, place: number): boolean {
  const low = item.words[0]?.low
  if (item.kind === 'wish') return !small.with.has(low) && !small.madeFrom.has(low)
  return (
    isAsking(item) ||
    small.something.has(low) ||
    (item.kind === 'hand' && (place > 0 || item.words[0]?.cyrillic === true))
  )
}

/** «čočku jo», «часнику побільше» */
function isWelcome(item: Item | undefined): boolean {
  return small.welcome.has(item?.words[0]?.low)
}
