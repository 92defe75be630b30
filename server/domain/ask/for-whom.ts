import type { Slots } from '../../../shared/food/ask/types.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { withFoods, withoutFoods } from '../search/filters.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'

const ofCourse = (ids: readonly string[]) =>
  anyOf(ids.map((id) => quoted(lexeme.facet('courses', id))))
const food = (id: string) => quoted(lexeme.food(id))

/** What is mashed for whoever is not yet a year old. */
export const babyFood = lexeme.facet('dishes', 'baby-food')
/** A glass of wine in a drink or a cake; in a stew it boils away. */
const alcohol = food('alcohol')
const spirits = `(${alcohol} & (${ofCourse(['drink', 'dessert', 'baking'])}))`

/** What burns, is cured or fried hard, and what may choke, is nothing for a child of one or two that others may eat. */
export const notForToddlers = `!${anyOf([
  ...['spicy', 'nut', 'cured-meat', 'salo', 'herring', 'mushroom', 'alcohol'].map(food),
  ...['fried', 'deep-fried'].map((id) => quoted(lexeme.facet('equipment', id))),
  ofCourse(['preserve', 'sauce']),
])}`

/** What is not for children, be it for all or for small ones, where nobody asks for it; and for anybody else what babies eat. */
export function notForThem(slots: Slots): Condition[] {
  const { forLittle, forBaby, occasions, include, anyOf: choices, dishes } = slots
  const isFor = (id: string) => occasions.includes(id)
  const asked = [...include, ...choices.flat()]
  const asks = (kind: string) => asked.some((id) => isKindOf(id, kind))
  const isForChildren = forLittle || isFor('kids') || isFor('by-hand')
  const isOpen = asked.length + dishes.length === 0
  const isForBabies = forBaby || isFor('soft') || dishes.includes('baby-food')
  const not = [
    ...(isForChildren && !asks('alcohol')
      ? [forBaby || forLittle || isFor('by-hand') ? alcohol : spirits]
      : []),
    ...(forLittle && isFor('kids') && !asks('spicy') ? [food('spicy')] : []),
    // Honey may poison who is not yet a year old, asked for or not.
    ...(forBaby ? [food('honey')] : []),
    ...(slots.kosher ? [meatWithMilk] : []),
    ...((isForChildren || isOpen) && !isForBabies ? [quoted(babyFood)] : []),
  ]
  return not.map((text) => ({ text: `!${text}`, atMost: Number.POSITIVE_INFINITY }))
}

/** Where there is meat, whatever is or may be of milk counts as it does where milk is refused. */
const meatWithMilk = allOf([
  anyOf(withFoods(['meat'])),
  anyOf(withoutFoods(['dairy']).map((term) => term.replace(/^!/, ''))),
])

/** Small children are spoken of: what burns stands last, where it is not asked for. */
export function hotForLittle({ forLittle, include, anyOf: choices }: Slots): string[] {
  const asked = [...include, ...choices.flat()]
  return forLittle && !asked.some((id) => isKindOf(id, 'spicy')) ? [food('spicy')] : []
}

const dish = (id: string) => quoted(lexeme.facet('dishes', id))
const tool = (id: string) => quoted(lexeme.facet('equipment', id))
/** What is cooked and blended, and not baked then, and what is mash by its name. */
const mash = anyOf([
  ...['baby-food', 'cream-soup', 'pumpkin-soup', 'mashed-potato', 'kissel'].map(dish),
  `(${tool('blender')} & ${quoted(lexeme.cooked)} & !${tool('oven')})`,
])

/** Who may have nothing but what is mashed is given nothing else. */
export function pureedOnly({ pureed }: Slots): Condition[] {
  return pureed ? [{ text: mash, atMost: Number.POSITIVE_INFINITY }] : []
}

/** Where anybody wrote of it, a baby is given nothing else. */
export function babyFoodOnly({ forBaby }: Slots, known: ReadonlyMap<string, number>): Condition[] {
  const atMost = known.get(babyFood) ?? 0
  return forBaby && atMost > 0 ? [{ text: quoted(babyFood), atMost }] : []
}
