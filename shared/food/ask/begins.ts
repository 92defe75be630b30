import { isKindOf } from '../lexicon/index.ts'
import type { Item } from './item.ts'
import { isBare } from './lists.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isComma } from './runs.ts'
import type { Refusing } from './verdict.ts'
import { small } from './words/small.ts'

/** No list has a member that is longer. */
const farthest = 12

/**
 * What a comma opens after a list that was refused: something that plainly begins anew («…, який торт спекти», "…, a
 * stew for two"), or a dish after foods, of which nobody can tell; else the list goes on.
 */
export function afterComma(
  items: readonly Item[],
  at: number,
  refusing: Refusing,
  marks: Marks,
): 'anew' | 'open' | 'list' | 'held' | undefined {
  const part = partAfter(items, at)
  const listed = listOf(items, at, part, refusing)
  if (listed) return listed
  const lead = part.find((item) => item.kind !== 'gap' && !isArticle(item))
  const named = part.findIndex(isWhole)
  // "no tofu, chickpeas instead"
  if (named >= 0 && refusing.verdict !== 'allergy' && isInstead(part, named)) return 'anew'
  // "chicken not turkey, rice not noodles"
  if (isContrast(part) && isContrast(items.slice(Math.max(0, at - 3), at))) return 'anew'
  // "allergic to shellfish, any pasta ideas"
  if (
    isAsking(lead) &&
    part.some((item) => wishes(item, marks)) &&
    !part.some((item) => turnsDown(item, marks))
  )
    return 'anew'
  // «без бекону, побільше сиру»: of what there is to be more is asked for, where it ends what is said.
  if (refusing.verdict !== 'allergy' && isMoreOf(part) && !goesOn(items, at + 1 + part.length))
    return items[at - 2]?.kind === 'refusal' ? 'anew' : 'list'
  // "tofu rather than chicken, stir fry without chicken": a dish that has a «without» of its own is none of the list.
  if (named >= 0 && lead === part[named] && isDish(lead) && isWithout(part[named + 1])) {
    if (refusing.dish) return undefined
    return refusing.verdict === 'allergy' ? 'open' : 'anew'
  }
  if (!lead || lead.kind === 'joiner' || part.some((item) => turnsDown(item, marks)))
    return undefined
  // «žádná rýže, kuřecí ano»
  if (named >= 0 && isAgreed(part, marks)) return 'anew'
  if (isAsking(lead) && named >= 0) return 'anew'
  const opened = part.slice(0, named < 0 ? part.length : named + 1)
  if (opened.some((item) => wishes(item, marks))) return 'anew'
  const first = part[named]
  if (!first) return undefined
  // "ditch the bacon, keep the cabbage": something is done with it that nobody knows.
  if (lead.kind === 'word' && named > 1 && isArticle(part[named - 1] as Item)) return 'open'
  const dish = isDish(first) || isDish(part[named + 1])
  if (dish && small.oneOf.has(part[0]?.words[0]?.low)) return 'anew'
  // «не їм борщ, суп на бульйоні»: where a dish was refused, one more is.
  const purpose = !refusing.dish && isForSomething(part, named, dish)
  // «алергія на арахіс і мед, гранола на два тижні»: an «і» had closed the list.
  const closed = items[at - 2]?.kind === 'joiner' && !isComma(items[at - 2])
  if (purpose && (dish || closed || refusing.verdict !== 'allergy'))
    return goesOn(items, at + 1 + part.length) ? 'list' : 'anew'
  if (dish && first.parts.length > 0 && goesOn(items, at + 1 + part.length)) return 'list'
  if (isBaked(first) && part.length === 1 && !items[at + 2] && refusing.verdict !== 'allergy')
    return 'open'
  return dish && first.foods.length > 0 && !refusing.dish && refusing.verdict !== 'allergy'
    ? 'open'
    : undefined
}

/**
 * "allergic to potato, digestive biscuits and oštiepok": what goes on by an «і» or one more comma and names nothing but
 * foods and dishes is the list of an allergy still; of another refusal nobody can tell, where it begins with a dish.
 */
function listOf(
  items: readonly Item[],
  at: number,
  part: readonly Item[],
  { verdict, dish }: Refusing,
): 'held' | 'open' | 'list' | undefined {
  const members = membersOf(part)
  const first = part.find(isWhole)
  if (members === 0 || !first || !isNamed(first) || !part.some(isDish)) return undefined
  const next = at + 1 + part.length
  const goesOn = members > 1 || (isComma(items[next]) && membersOf(partAfter(items, next)) > 0)
  if (verdict === 'allergy') {
    // «алергія на горіхи, торт або печиво»: nobody can tell whether one of the two is asked for.
    if (!dish && !hasComma(items, at) && isChoiceOfDishes(part)) return 'list'
    if (goesOn || dish || hasComma(items, at)) return 'held'
    // «алергія на печінку, піцу», "allergic to kiwi, fruit salad": alone it may as well be what is asked for.
    const closed = items[at - 2]?.kind === 'joiner' && !isComma(items[at - 2])
    return isOneDish(part, closed) && !items[next] ? 'list' : undefined
  }
  return members > 1 && isDish(first) ? 'list' : undefined
}

/** "cake or biscuits" */
function isChoiceOfDishes(part: readonly Item[]): boolean {
  const [one, or, other, ...more] = part.filter((item) => !isArticle(item))
  return isDish(one) && isDish(other) && small.or.has(or?.words[0]?.low) && more.length === 0
}

/** A dish, or behind a list that an «і» had closed a food and the dish that is made of it. */
function isOneDish(part: readonly Item[], closed: boolean): boolean {
  const [first, second, ...more] = part.filter(({ kind }) => kind !== 'gap')
  if (!first || more.length > 0) return false
  return !second || (closed && isDish(second) && isNamed(first))
}

/** How many foods and dishes are joined here by an «і»; none where anything else is said. */
function membersOf(part: readonly Item[]): number {
  let members = 0
  let joined = true
  for (const item of part) {
    if (isWhole(item)) {
      // "rice pudding"
      if (!joined && !isDish(item)) return 0
      if (joined) members++
      joined = false
    } else if (isArticle(item) || item.kind === 'gap') continue
    else if (item.kind === 'joiner' || small.plus.has(item.words[0]?.low)) joined = true
    else return 0
  }
  return members
}

/** "chickpeas instead for a curry", and not "instead of". */
function isInstead(part: readonly Item[], named: number): boolean {
  const [item, next] = part.slice(named + 1, named + 3)
  return small.inPlace.has(item?.words[0]?.low) && !small.ofWhich.has(next?.words[0]?.low)
}

/** "rice not noodles": the one and not the other. */
function isContrast(part: readonly Item[]): boolean {
  const [one, not, other, ...more] = part
  return isWhole(one) && isWhole(other) && not !== undefined && isBareNot(not) && more.length === 0
}

function isBareNot({ kind, words }: Item): boolean {
  return kind === 'refusal' && words.length === 1 && small.not.has(words[0]?.low)
}

/** A list had more than one member before this comma. */
function hasComma(items: readonly Item[], at: number): boolean {
  const [food, comma] = [items[at - 1], items[at - 2]]
  return food !== undefined && isNamed(food) && isComma(comma)
}

/** «алергія на молоко, морозиво з горіхами, яйця»: a «з» within a list that goes on behind it. */
export function isWithinList(items: readonly Item[], at: number): boolean {
  if (!small.dishOf.has(items[at]?.words[0]?.low) || !isComma(items[at - 2])) return false
  return goesOn(items, at + 1 + partAfter(items, at).length)
}

/** «не їм рибу, суп з грибами, печінку»: with a bare food behind it, it may be a member of the list. */
function goesOn(items: readonly Item[], at: number): boolean {
  return isComma(items[at]) && isBare({ items: partAfter(items, at) })
}

/** What stands up to the next comma. */
function partAfter(items: readonly Item[], at: number): readonly Item[] {
  const rest = items.slice(at + 1, at + 1 + farthest)
  const end = rest.findIndex((item, place) => item.kind === 'end' || (place > 0 && isComma(item)))
  return end < 0 ? rest : rest.slice(0, end)
}

/** «…, сир люблю», "…, onions I love": what stands between commas has an answer of its own. */
function isAgreed(part: readonly Item[], marks: Marks): boolean {
  const last = part.at(-1)
  if (!last || !part.some(isNamed)) return false
  if (small.yesAtEnd.has(last.words[0]?.low)) return true
  return (
    !isWhole(last) &&
    marksOver(last, marks).some((mark) => mark.class === 'wish' || mark.class === 'yes')
  )
}

/** "extra cheese": more of one food, and nothing else. */
function isMoreOf(part: readonly Item[]): boolean {
  const [more, food, ...rest] = part.filter(({ kind }) => kind !== 'gap')
  return (
    small.moreOf.has(more?.words[0]?.low) &&
    food !== undefined &&
    isNamed(food) &&
    rest.length === 0
  )
}

function isWithout(item: Item | undefined): boolean {
  return item?.kind === 'refusal' && small.without.has(item.words[0]?.low)
}

/** «який торт», "which cookies", «jaký dort» */
export function isAsking(item: Item | undefined): boolean {
  return small.asking.has(item?.words[0]?.low)
}

export function isDish(item: Item | undefined): boolean {
  return item?.terms.some(({ kind }) => kind === 'dishes' || kind === 'courses') ?? false
}

/** «vynechat rozinky, vánočka»: what one bakes may be what it is to be left out of. */
function isBaked({ kind, foods: [id] }: Item): boolean {
  return kind === 'food' && id !== undefined && isKindOf(id, 'baked-goods')
}

/** A food or a dish, which one can wish for. */
export function isWhole(item: Item): boolean
export function isWhole(item: Item | undefined): item is Item
export function isWhole(item: Item | undefined): boolean {
  return item !== undefined && (isNamed(item) || isDish(item))
}

function isSign({ words: [word] }: Item): boolean {
  return word === undefined || word.low.startsWith('\u0000')
}

function isArticle(item: Item): boolean {
  return small.article.has(item.words[0]?.low)
}

function turnsDown(item: Item, marks: Marks): boolean {
  return item.kind === 'refusal' || item.kind === 'less' || isAverse(marksOver(item, marks))
}

function wishes(item: Item, marks: Marks): boolean {
  return marksOver(item, marks).some((mark) => mark.class === 'wish' && mark.from === item.from)
}

/** «торт на іменини», "nachos for two", "tomato sauce for spaghetti", "curry with chickpeas". */
function isForSomething(part: readonly Item[], named: number, dish: boolean): boolean {
  const rest = part.slice(named + 1)
  const at = rest.findIndex((item) => !isSign(item) && !isDish(item))
  const link = rest[at]?.words[0]?.low
  const next = rest.slice(at + 1).find((item) => !isArticle(item))
  if (dish) return small.for.has(link) || small.dishOf.has(link) || small.goesWith.has(link)
  if (!(small.for.has(link) || small.goesWith.has(link)) || !next) return false
  if (small.whom.has(next.words[0]?.low)) return true
  return isNamed(next) || next.kind === 'term' || next.kind === 'gap'
}
