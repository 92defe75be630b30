import { describes } from '../names/modifiers.ts'
import { fillsPlate } from './fills-plate.ts'
import type { Item } from './item.ts'
import { firstAfter, lastBefore } from './runs.ts'
import type { Refusing } from './verdict.ts'
import { isDish } from './whole-items.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'

/** "a lactose intolerant friend": the English word owns the food right before it, whatever follows. */
export function isOwned(items: readonly Item[], at: number): boolean {
  const item = items[at]
  return item?.allergy === true && !item.words[0]?.cyrillic && items[at - 1]?.kind === 'food'
}

/**
 * «цибулю не любить свекруха»: an accusative right before is refused, though something else follows that
 * might be. After a wish («хочу курку, не люблю рибу») it is what was wished for.
 */
export function isObject(items: readonly Item[], at: number): boolean {
  const food = items[at - 1]
  const word = food?.words.at(-1)
  if (food?.kind !== 'food' || !word?.cyrillic || !endings.accusative.has(word.low)) return false
  const opening = lastBefore(items, at - 1, isSaid)
  return opening?.kind !== 'wish' && (items[at]?.words.length ?? 0) > 1
}

/**
 * «бобові не їм, здуває», «рибу не їмо ніяку»: the food right before is what is refused, when nothing that is
 * known follows. Of two readings the one that refuses more is taken.
 */
export function isSaidBefore(items: readonly Item[], at: number): boolean {
  const food = items[at - 1]
  if (!items[at]?.words[0]?.cyrillic) return false
  if (food?.kind !== 'food' && food?.kind !== 'term') return false
  const opening = lastBefore(items, at - 1, isSaid)
  if (opening?.kind === 'wish' || opening?.kind === 'refusal') return false
  const after = firstAfter(
    items,
    at,
    (item) => !['stop', 'gap', 'refusal'].includes(item.kind) && !isNoComma(item),
  )
  // «картоплю не варену»: how it is not to be.
  const form = after?.words[0]
  const told = form && endings.accusative.has(form.low) && describes(form, [], true)
  if (told && items[at]?.words.length === 1) return false
  return after?.kind === 'word'
}

function isNoComma(item: Item): boolean {
  return item.kind === 'joiner' && item.words[0]?.low !== '\u0000,'
}

/** «вершки замінити молоком»: what goes stands right before. */
export function isBeforeSwap(items: readonly Item[], at: number): boolean {
  return items[at - 1]?.kind === 'food' && items[at]?.words[0]?.cyrillic === true
}

/** "substitute milk for cream": what comes in is said first. */
export function isSubstitute(items: readonly Item[], at: number): boolean {
  return (
    small.substitute.has(items[at]?.words[0]?.low) &&
    firstAfter(
      items,
      at + 1,
      (item) => item.kind === 'stop' && small.forIt.has(item.words[0]?.low),
    ) !== undefined
  )
}

export function isInstrumental(item: Item): boolean {
  return endings.instrumental.has(item.words.at(-1)?.low)
}

/** «щоб ні картоплі, ні моркви»: opens a refusal as well as it goes on with one; «ні, дякую» does neither. */
export function isNor(items: readonly Item[], at: number): boolean {
  return small.nor.has(items[at]?.words[0]?.low) && items[at + 1]?.kind === 'food'
}

/** «свинина – ні», «гриби ні, а цибуля так». */
export function isAnsweredNo(items: readonly Item[], at: number): boolean {
  if (!small.noAlone.has(items[at]?.words[0]?.low)) return false
  const before = lastBefore(items, at, isSaid)
  const next = items[at + 1]
  const closes = !next || next.kind === 'end' || next.words[0]?.low === '\u0000,'
  return closes && (before?.kind === 'food' || before?.kind === 'term')
}

/** «без на пікнік»: a refusal that lost its object refuses no occasion. */
export function isForOccasion(items: readonly Item[], at: number, refusing: Refusing): boolean {
  const item = items[at]
  if (refusing.met || !refusing.genitive || item?.kind !== 'term' || item.foods.length > 0)
    return false
  const said = [item, items[at - 1]].map((one) => one?.words[0]?.low)
  return (
    said.some((low) => small.forOccasion.has(low)) &&
    item.terms.every((term) => term.kind === 'occasions')
  )
}

/** «гарнір до риби», «соус до м'яса»: it is served with that, and nothing of that need be in it. */
export function isGoneWith(items: readonly Item[], at: number): boolean {
  const item = items[at]
  // «příloha k pečené kachně», "with roast pork": how it is made belongs to it.
  if (item && isManner(item) && items[at + 1]?.kind === 'food') return isGoneWith(items, at + 1)
  const nearest = lastBefore(items, at, (one) => isSaid(one) && !isManner(one))
  // "alongside a juicy steak"
  const farther = nearest?.kind === 'word' && lastBefore(items, items.indexOf(nearest), isLink)
  const before = farther && small.servedWith.has(farther.words[0]?.low) ? farther : nearest
  const named = item?.kind === 'food' || (item?.kind === 'term' && isDishOrFood(item))
  // «до школи бутерброди»: a «до» that is a part of a name links nothing.
  if (!named || !before || before.kind === 'term') return false
  const [low] = before.words.map((word) => word.low)
  if (small.goesWith.has(low)) return true
  // «k masu přílohu z brambor»
  const isBeside = fillsPlate(item as Item) || items.some(isSideOrSauce)
  if (small.goesWithFilling.has(low) && isBeside) return true
  const from = items.indexOf(before)
  // "what goes with rice"
  const verbs = items.slice(Math.max(0, from - 2), from + 1).flatMap(({ words }) => words)
  // "what vegetable goes with duck"
  const goes = items.findLastIndex(
    ({ words }, place) => place < from && small.goes.has(words[0]?.low),
  )
  const asked = items[goes - 1]
  const isAsked = asked?.kind === 'food' || (asked !== undefined && isServedBeside(asked))
  const isAlong = small.with.has(before.words.at(-1)?.low) && (isAsked || fillsPlate(item as Item))
  if (isAlong && verbs.some((word) => small.goes.has(word.low))) return true
  if (small.servedAfter.has(low)) return isDish(item) && isCourse(beforeAlong(items, from))
  if (!small.servedFor.has(low) && !small.with.has(low)) return false
  const beside = small.with.has(low) ? undefined : lastBefore(items, from, isSaid)
  if (beside && isServedBeside(beside)) return true
  return besideAlong(items, from) !== undefined
}

const isLink = (item: Item) => item.kind === 'stop' || small.servedWith.has(item.words[0]?.low)

/** Of "a dessert that goes nicely after" the dessert. */
function beforeAlong(items: readonly Item[], from: number): Item | undefined {
  const said = items.slice(Math.max(0, from - 4), from)
  const parted = said.findLastIndex(({ kind }) => kind === 'end' || kind === 'joiner')
  return said.slice(parted + 1).findLast(isCourse)
}

const isCourse = (item: Item | undefined) =>
  item?.terms.some(({ kind }) => kind === 'courses') === true

/** One word for how something is made, or for when: «печений», "grilled", «великодній». */
export function isManner({ kind, terms, words }: Item): boolean {
  return (
    kind === 'term' &&
    words.length === 1 &&
    terms.every(({ kind: of, id }) => of === 'equipment' || of === 'occasions' || id === 'roast')
  )
}

function isSideOrSauce({ terms }: Item): boolean {
  return terms.some(({ kind, id }) => kind === 'courses' && (id === 'side' || id === 'sauce'))
}

/** Of "a side dish that goes well with fish" the side dish. */
function besideAlong(items: readonly Item[], from: number): Item | undefined {
  const along = items.findLastIndex(
    ({ words }, at) => at < from && at >= from - 2 && small.goesAlong.has(words[0]?.low),
  )
  return items.slice(Math.max(0, along - 5), Math.max(0, along)).findLast(isServedBeside)
}

/** An occasion or a meal is what a dish is made for: «салат на свято», «випічка до чаю». */
function isDishOrFood({ foods, terms }: Item): boolean {
  return foods.length > 0 || terms.some(({ kind }) => kind === 'dishes')
}

const servedBeside: ReadonlySet<string> = new Set([
  'side',
  'sauce',
  'snack',
  'salad',
  'drink',
  'baking',
])

function isServedBeside({ terms }: Item): boolean {
  return terms.some(({ kind, id }) => kind === 'courses' && servedBeside.has(id))
}

/** «м'ясо відпадає, сир теж»: it shares the fate of what was said before. */
export function isToo(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  return (
    small.too.has(items[at]?.words[0]?.low) &&
    items[at - 1]?.kind === 'food' &&
    (!next || next.kind === 'end' || next.kind === 'joiner')
  )
}

const isSaid = (item: Item) => item.kind !== 'gap'
