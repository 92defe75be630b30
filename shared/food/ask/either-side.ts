import { named } from '../czech/names.ts'
import type { Item } from './item.ts'
import { asksToMake } from './making.ts'
import { isColon, isComma, isDash } from './runs.ts'
import type { Verdict } from './verdict.ts'
import { isAsking, isDish, isWhole } from './whole-items.ts'
import { endings } from './words/endings.ts'
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
  const into = !isMereNo(items[at]) && small.into.has(between.at(-1)?.words[0]?.low)
  // «курка не клади в салат горіхи»: what is not to be put into it is said behind.
  if (into && part.slice(place + 1).some(isWhole))
    return { before, verdict: 'unsure', behind: 'refused' }
  // «капусту не кладемо в капусняк»: it was said before.
  if (into || asksAnew(items[at], between, behind))
    return { before, verdict: 'refused', behind: undefined }
  // «fazole nemusím čočku jo»: most likely it may come, and nobody is shown what was refused.
  if (isWelcome(part.slice(place + 1))) return { before, verdict: 'refused', behind: 'unsure' }
  const linked = between.at(-1)?.words[0]?.low
  const ends = items[at]?.words.at(-1)?.low
  if ((isMereNo(items[at]) && small.ofNo.has(linked)) || small.ofNo.has(ends)) return undefined
  // «плов не з баранини», "chicken not turkey": a mere no is of what follows, but in Czech, where it may stand behind.
  if (isMereNo(items[at]) && !before.words[0]?.low.startsWith(named)) return undefined
  // «борщ не клади квасолю»: into a dish nothing is put that is refused behind it.
  if (isDish(before))
    return isDish(behind) ? { before, verdict: 'unsure', behind: 'unsure' } : undefined
  if (isDish(behind)) return { before, verdict: 'refused', behind: 'unsure' }
  // «свинини він не їсть: ні сала, ні смальцю»: what a colon opens tells what of it there is.
  if (isColon(items[at + 1]) || isDash(items[at + 1]))
    return { before, verdict: 'refused', behind: 'refused' }
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

/** Whether something is plainly asked for behind it: «то як спекти медівник», «яку кашу», «хочу паелью», «є капуста». */
function asksAnew(refusal: Item | undefined, between: readonly Item[], behind: Item): boolean {
  const place = between.findIndex(isAsking)
  if (place >= 0) {
    const [way, more] = between.slice(place + 1)
    // «чим підсолодити вівсянку»
    const isWay = !more && endings.infinitive.has(way?.words[0]?.low)
    return isWay || asksToMake(between, place) || (!way && isDish(behind))
  }
  // «сметани вдома нема є капуста»
  const last = refusal?.words.slice(1).at(-1)
  if (last?.cyrillic && small.there.has(last.low)) return true
  const opening = between.findIndex(({ kind }) => kind === 'wish' || kind === 'hand')
  return beginsAnew(between[opening], opening)
}

/** "cannot have", «не з баранини»: right behind the refusal these are of it. */
function beginsAnew(item: Item | undefined, place: number): boolean {
  const [word] = item?.words ?? []
  if (item?.kind === 'hand') return place === 0 && word?.cyrillic === true
  return item?.kind === 'wish' && !small.with.has(word?.low) && !small.madeFrom.has(word?.low)
}

/** «čočku jo», «часнику побільше»: that, and nothing more. */
function isWelcome([said, more]: readonly Item[]): boolean {
  return small.welcome.has(said?.words[0]?.low) && more === undefined
}
