import { dishes } from '../lexicon/dishes.ts'
import { isKindOf } from '../lexicon/index.ts'
import type { Item } from './item.ts'

const sides = new Set(dishes.filter(({ course }) => course === 'side').map(({ id }) => id))
const fillers = ['potato', 'rice', 'pasta-product', 'groats']

export const isSideDish = ({ terms }: Item): boolean =>
  terms.some(({ kind, id }) => kind === 'dishes' && sides.has(id))

/** What is itself served beside something: a dish of its own is wanted with it. */
export function fillsPlate(item: Item): boolean {
  const [food] = item.foods
  return isSideDish(item) || (food !== undefined && fillers.some((one) => isKindOf(food, one)))
}
