import { isKindOf } from '../lexicon/index.ts'
import type { Item } from './item.ts'
import { isBare } from './lists.ts'
import { isNamed } from './marked.ts'
import { isComma } from './runs.ts'
import type { Refusing } from './verdict.ts'
import { isArticle, isDish, isMeal, isWhole } from './whole-items.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'

/** No list has a member that is longer. */
const farthest = 12

/**
 * "allergic to potato, digestive biscuits and oštiepok": what goes on by an «і» or one more comma and names nothing but
 * foods and dishes is the list of an allergy still; of another refusal nobody can tell, where it begins with a dish.
 */
export function listOf(
  items: readonly Item[],
  at: number,
  part: readonly Item[],
  { verdict, dish, genitive }: Refusing,
): 'anew' | 'held' | 'open' | 'list' | undefined {
  if (isTasteAlone(part, items[at + 1 + part.length]))
    return verdict === 'allergy' || genitive ? 'anew' : undefined
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
    if (!isOneDish(part, closed) || items[next] || part.some(isMeal)) return undefined
    return isAskedFor(part, items, at) ? 'anew' : 'list'
  }
  return members > 1 && isDish(first) ? 'list' : undefined
}

/** «алергія на горіхи, солодке»: nobody is allergic to a taste. */
function isTasteAlone(part: readonly Item[], next: Item | undefined): boolean {
  const [taste, ...more] = part.filter(({ kind }) => kind !== 'gap')
  return small.tasteAsked.has(taste?.words.at(-1)?.low) && more.length === 0 && !isComma(next)
}

/** "cake or biscuits", "pasta or soup" */
function isChoiceOfDishes(part: readonly Item[]): boolean {
  const [one, or, other, ...more] = part.filter((item) => !isArticle(item))
  const dishes = [one, other].filter(isDish).length + [one, other].filter(isMadeDish).length
  return (
    isWhole(one) &&
    isWhole(other) &&
    dishes > 1 &&
    small.or.has(or?.words[0]?.low) &&
    more.length === 0
  )
}

/** «паста» is a food, and what one asks for. */
function isMadeDish(item: Item | undefined): boolean {
  return !isDish(item) && (item?.foods.some((id) => isKindOf(id, 'pasta-product')) ?? false)
}

/** A dish, or behind a list that an «і» had closed a food and the dish that is made of it. */
function isOneDish(part: readonly Item[], closed: boolean): boolean {
  const [first, second, ...more] = part.filter(({ kind }) => kind !== 'gap')
  if (!first || more.length > 0) return false
  return !second || (closed && isDish(second) && isNamed(first))
}

/**
 * «алергія на яйця, млинці»: nobody is allergic to a dish, so that one alone is what is asked for, where its ending or
 * a food in its name does not join it to the list («на печінку, піцу», "kiwi, fruit salad").
 */
function isAskedFor(part: readonly Item[], items: readonly Item[], at: number): boolean {
  const [dish, ...more] = part.filter(({ kind }) => kind !== 'gap' && kind !== 'joiner')
  const [allergen, cue] = [items[at - 1], items[at - 2]]
  if (!dish || more.length > 0 || dish.parts.length > 0 || !isDish(dish)) return false
  // Behind a colon or "my allergies are" the list goes on.
  if (!allergen || !cue?.allergy || !small.allergyTo.has(cue.words.at(-1)?.low)) return false
  if (dish.terms.some(({ id }) => isMadeOf(id, allergen.foods))) return false
  return dish.words.length === 1 && !endings.accusative.has(dish.words[0]?.low)
}

/** «алергія на рибу, уха»: the dish is what the allergy is to. */
function isMadeOf(dish: string, foods: readonly string[]): boolean {
  const own = ofOneFood[dish] ?? []
  return foods.some((food) => own.some((id) => isKindOf(food, id) || isKindOf(id, food)))
}

/** Dishes that are hardly more than one food. */
const ofOneFood: Readonly<Record<string, readonly string[]>> = {
  ukha: ['fish'],
  'fried-eggs': ['egg'],
  omelette: ['egg'],
  deruny: ['potato'],
  'mashed-potato': ['potato'],
  porridge: ['groats', 'grain', 'oat'],
  cake: ['ice-cream', 'sweets'],
  syrnyky: ['cottage-cheese'],
  'mushroom-soup': ['mushroom'],
  'pea-soup': ['peas', 'legume'],
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

/** A list had more than one member before this comma. */
function hasComma(items: readonly Item[], at: number): boolean {
  const [food, comma] = [items[at - 1], items[at - 2]]
  return food !== undefined && isNamed(food) && isComma(comma)
}

/** «не їм рибу, суп з грибами, печінку»: with a bare food behind it, it may be a member of the list. */
export function goesOn(items: readonly Item[], at: number): boolean {
  return isComma(items[at]) && isBare({ items: partAfter(items, at) })
}

/** What stands up to the next comma. */
export function partAfter(items: readonly Item[], at: number): readonly Item[] {
  const rest = items.slice(at + 1, at + 1 + farthest)
  const end = rest.findIndex((item, place) => item.kind === 'end' || (place > 0 && isComma(item)))
  return end < 0 ? rest : rest.slice(0, end)
}
