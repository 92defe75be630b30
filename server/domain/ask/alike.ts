import type { Slots } from '../../../shared/food/ask/types.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import { entryOf, isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'
import { dishesWith } from './umbrellas.ts'

const dishById = new Map(dishes.map((dish) => [dish.id, dish]))
const course = (id: string) => quoted(lexeme.facet('courses', id))

const aMeat = quoted(lexeme.food('meat'))
const ofMeat = new Set(['goulash', 'stroganoff', 'shashlik', 'schnitzel', 'cutlets', 'roast'])

/**
 * «щось як буріто, тільки з м’ясом»: who says what it is to be with or without does not want the dish itself alone. Near
 * is what goes by a common name with it, and what the same kitchen serves as the same course.
 */
export function nearDishes(id: string, meatless: boolean): string[] {
  const dish = dishById.get(id)
  if (!dish) return []
  const named = dishesWith(id).map((one) => quoted(lexeme.facet('dishes', one)))
  // What is like a goulash has meat in it, where nobody refuses that.
  const kin =
    ofMeat.has(id) && !meatless && named.length > 0 ? [allOf([anyOf(named), aMeat])] : named
  const served = course(dish.course)
  // Any dessert is nearer to another than any dinner.
  if (dish.course !== 'main') return [...kin, served]
  if (!dish.cuisine) return kin.length > 0 ? kin : [served]
  return [...kin, allOf([served, quoted(lexeme.facet('cuisines', dish.cuisine))])]
}

/** The same of a sauce or a spread that shops sell, another to dip into; and of a cut, a dinner of the same meat. */
export function nearFoods(id: string): string[] {
  if (isKindOf(id, 'sauce'))
    return [
      `(${course('sauce')} & !${course('main')})`,
      quoted(lexeme.facet('dishes', 'spread-dish')),
    ]
  // «jako svíčková, ale bez smetany»
  const meats = (entryOf(id)?.parents ?? []).filter(
    (one) => one !== 'meat' && isKindOf(one, 'meat'),
  )
  return meats.map((meat) => allOf([quoted(lexeme.food(meat)), course('main')]))
}

/** Whether more is said of it than what it is to be like. */
export function isNearEnough({ like, include, useUp, anyOf: choices, ...slots }: Slots): boolean {
  if (!like?.length) return false
  const others = [...include, ...useUp].filter((id) => !like.some((one) => one.id === id))
  const { exclude, diets, allergies, refused } = slots
  const said = [others, choices, exclude, diets, allergies, ...Object.values(refused)]
  return said.some((list) => list.length > 0)
}

export const withNear = (texts: readonly string[], near: readonly string[]): string[] =>
  near.length === 0 ? [...texts] : [anyOf([...texts, ...near])]
