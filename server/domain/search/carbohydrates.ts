import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn } from '../../../shared/food/nutrition/nutrition.ts'
import { putOf } from './plate.ts'

/** In grams a serving: plates that are said to be low in carbohydrates hold less. */
const mostOfServing = 24
/** And no more than this part of the energy, or a spoon of jam would do. */
const mostOfEnergy = 0.3
const energyOfOne = 4
const leastCounted = 0.95

/** Whether a serving holds few carbohydrates; unknown is no. */
export function isLowInCarbohydrates(lines: readonly ParsedLine[], servings: number): boolean {
  const { perServing, counted } = figuresIn(lines, servings, ['carbohydrates', 'energy'], putOf)
  // Dumplings that nobody has weighed are what fills the plate.
  if (counted < leastCounted) return false
  const { carbohydrates, energy } = perServing ?? { carbohydrates: null, energy: null }
  if (carbohydrates === null || energy === null) return false
  return carbohydrates <= mostOfServing && carbohydrates * energyOfOne <= energy * mostOfEnergy
}
