import { isKindOf } from '../lexicon/index.ts'
import { isFeminineName } from './anew.ts'
import type { Item } from './item.ts'
import { goesOn, listOf, partAfter } from './list-members.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isComma } from './runs.ts'
import type { Refusing } from './verdict.ts'
import { isArticle, isAsking, isDish, isMeal, isWhole } from './whole-items.ts'
import { small } from './words/small.ts'

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
  // "allergic to nuts, nut-free biscuits" asks for them; «без цукру, веганського печива» goes on.
  const isFreeDish =
    lead?.kind === 'diet' && isDish(part[named]) && part.filter(isWhole).length === 1
  if (
    isFreeDish &&
    !goesOn(items, at + 1 + part.length) &&
    (refusing.verdict === 'allergy' || !refusing.genitive)
  )
    return 'anew'
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
  // «не їсть яйця, рис і курка є вдома»
  if (refusing.verdict !== 'allergy' && named >= 0 && isThereToo(part)) return 'anew'
  // «žádná rýže, kuřecí ano»
  if (named >= 0 && isAgreed(part, marks)) return 'anew'
  if (isAsking(lead) && named >= 0) return 'anew'
  const opened = part.slice(0, named < 0 ? part.length : named + 1)
  if (opened.some((item) => wishes(item, marks))) return 'anew'
  const first = part[named]
  if (!first) return undefined
  // "ditch the bacon, keep the cabbage": something is done with it that nobody knows.
  if (lead.kind === 'word' && named > 1 && isArticle(part[named - 1] as Item)) return 'open'
  const next = part[named + 1]
  // «яйця на сніданок» are no dish.
  const dish = isDish(first) || (isDish(next) && next !== undefined && !isMeal(next))
  if (dish && small.oneOf.has(part[0]?.words[0]?.low)) return 'anew'
  // «не їм борщ, суп на бульйоні»: where a dish was refused, one more is.
  const purpose = !refusing.dish && isForSomething(part, named, dish)
  // «алергія на арахіс і мед, гранола на два тижні»: an «і» had closed the list.
  const closed = items[at - 2]?.kind === 'joiner' && !isComma(items[at - 2])
  if (purpose && (dish || closed || refusing.verdict !== 'allergy'))
    return goesOn(items, at + 1 + part.length) ? 'list' : 'anew'
  if (dish && first.parts.length > 0 && goesOn(items, at + 1 + part.length)) return 'list'
  // «без молока, каша»; of «без хліба, паста» nobody can tell, which may be the next of a list.
  if (isFeminine(part, refusing) && !goesOn(items, at + 1 + part.length))
    return isDish(first) ? 'anew' : 'open'
  if (isBaked(first) && part.length === 1 && !items[at + 2] && refusing.verdict !== 'allergy')
    return 'open'
  return dish && first.foods.length > 0 && !refusing.dish && refusing.verdict !== 'allergy'
    ? 'open'
    : undefined
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

/** «алергія на молоко, морозиво з горіхами, яйця»: a «з» within a list that goes on behind it. */
export function isWithinList(items: readonly Item[], at: number): boolean {
  if (!small.dishOf.has(items[at]?.words[0]?.low) || !isComma(items[at - 2])) return false
  return goesOn(items, at + 1 + partAfter(items, at).length)
}

/** It cannot stand in the genitive that «без» asks for. */
function isFeminine(part: readonly Item[], { genitive, listed, dish }: Refusing): boolean {
  const [first, another] = part
  return genitive && !listed && !dish && first !== undefined && !another && isFeminineName(first)
}

/** «…, рис і курка є вдома» */
function isThereToo(part: readonly Item[]): boolean {
  const behind = part.slice(part.findLastIndex(isNamed) + 1)
  return behind.some(({ kind }) => kind === 'hand')
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

/** «vynechat rozinky, vánočka»: what one bakes may be what it is to be left out of. */
function isBaked({ kind, foods: [id] }: Item): boolean {
  return kind === 'food' && id !== undefined && isKindOf(id, 'baked-goods')
}

function isSign({ words: [word] }: Item): boolean {
  return word === undefined || word.low.startsWith('\u0000')
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
  // «котлети на обід»
  if (dish && rest.some(isMeal)) return true
  if (dish) return small.for.has(link) || small.dishOf.has(link) || small.goesWith.has(link)
  if (!(small.for.has(link) || small.goesWith.has(link)) || !next) return false
  if (small.whom.has(next.words[0]?.low)) return true
  return isNamed(next) || next.kind === 'term' || next.kind === 'gap'
}
