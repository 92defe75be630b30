import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn } from '../../../shared/food/nutrition/nutrition.ts'
import { putOf } from './plate.ts'

/** In grams a serving: plates that are said to be low in carbohydrates hold less. */
const mostOfServing = 24
/** And no more than this part of the energy, or a spoon of jam would do. */
const mostOfEnergy = 0.3
const energyOfOne = 4
const leastCounted = 0.95

/**
 * What nobody who counts them cooks with, however little comes to a serving, and how many grams of it in a whole dish
 * are a pinch: a spoon of sugar, or of flour to thicken.
 */
const avoided: readonly { kinds: readonly string[]; pinch: number }[] = [
  { kinds: ['sweetener', 'jam', 'condensed-milk'], pinch: 15 },
  { kinds: ['flours', 'starch'], pinch: 25 },
  {
    kinds: ['bread', 'baked-goods', 'pasta-product', 'rice', 'groats', 'potato', 'sweet-potato'],
    pinch: 10,
  },
]
/** They count as little by themselves. */
const spared = ['erythritol', 'xylitol', 'stevia', 'monk-fruit', 'sweetener-tablets']

function holdsAvoided(lines: readonly ParsedLine[]): boolean {
  const put = lines.flatMap(putOf)
  return avoided.some(({ kinds, pinch }) => {
    const grams = put.map(({ line: { food }, grams: each }) =>
      food && kinds.some((kind) => isKindOf(food, kind)) && !spared.includes(food) ? each : 0,
    )
    return grams.reduce((sum, each) => sum + each, 0) > pinch
  })
}

/** Whether a serving holds few carbohydrates; unknown is no. */
export function isLowInCarbohydrates(lines: readonly ParsedLine[], servings: number): boolean {
  if (holdsAvoided(lines)) return false
  const { perServing, counted } = figuresIn(lines, servings, ['carbohydrates', 'energy'], putOf)
  // Dumplings that nobody has weighed are what fills the plate.
  if (counted < leastCounted) return false
  const { carbohydrates, energy } = perServing ?? { carbohydrates: null, energy: null }
  if (carbohydrates === null || energy === null) return false
  return carbohydrates <= mostOfServing && carbohydrates * energyOfOne <= energy * mostOfEnergy
}
