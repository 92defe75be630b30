import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import type { Found } from './described.ts'

export const dishById = new Map(dishes.map((dish) => [dish.id, dish]))

/** What is known of a dish by its name. */
export function addDish(id: string, found: Found, isFrom: boolean): void {
  const dish = dishById.get(id)
  if (!dish) return
  // «Вареники з вишнями» that are said to be a dessert are no main dish.
  if (dish.course !== 'main' || !found.courses.has('dessert')) found.courses.add(dish.course)
  if (dish.cuisine && !isFrom) found.cuisines.add(dish.cuisine)
  for (const occasion of dish.occasions) found.occasions.add(occasion)
}

export const isFromPan = (ids: ReadonlySet<string>) => [...ids].some((id) => fromPan.has(id))
const fromPan = new Set(['mlyntsi', 'oladky', 'syrnyky', 'deruny'])

/** "Dinner party", «до обіду» on a cake: when it is served makes no main dish of it. */
export function isNoDinner(dishes: ReadonlySet<string>): boolean {
  const courses = [...dishes].map((id) => dishById.get(id)?.course)
  return courses.some((id) => id !== undefined && noDinner.has(id)) && !courses.includes('main')
}
const noDinner = new Set(['dessert', 'drink', 'sauce', 'preserve'])
