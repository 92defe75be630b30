import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn } from '../../../shared/food/nutrition/nutrition.ts'
import { putOf } from './plate.ts'

/** In kilocalories a serving: up to the one nobody calls a meal heavy, and above the other nobody calls it light. */
const [light, filling] = [350, 500]
const leastCounted = 0.9
/** A biscuit is little to burn, and nobody has it for dinner. */
const meals = ['main', 'soup', 'salad']

/** How much of a meal a serving is by its figures: little is only what is known to be, and much what is so by what is known of it. */
export function fillOf(
  lines: readonly ParsedLine[],
  servings: number,
  courses: ReadonlySet<string>,
): 'light' | 'filling' | undefined {
  const { perServing, counted } = figuresIn(lines, servings, ['energy'], putOf)
  const energy = perServing?.energy ?? null
  if (energy === null) return undefined
  if (energy > filling) return 'filling'
  const isMeal = meals.some((id) => courses.has(id))
  return isMeal && counted >= leastCounted && energy <= light ? 'light' : undefined
}
