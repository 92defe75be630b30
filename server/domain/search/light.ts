import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn } from '../../../shared/food/nutrition/nutrition.ts'

/** In kilocalories a serving: up to the one nobody calls a meal heavy, and above the other nobody calls it light. */
const [light, filling] = [350, 500]
const leastCounted = 0.9
/** A biscuit is little to burn, and nobody has it for dinner. */
const meals = ['main', 'soup', 'salad']

/** Whether a serving of a meal is little to burn; unknown is no. */
export function isLight(
  lines: readonly ParsedLine[],
  servings: number,
  courses: ReadonlySet<string>,
): boolean {
  if (!meals.some((id) => courses.has(id))) return false
  const { perServing, counted } = figuresIn(lines, servings, ['energy'])
  const energy = perServing?.energy ?? null
  return energy !== null && counted >= leastCounted && energy <= light
}

/** Whether it is much already by what is known of it. */
export function isFilling(lines: readonly ParsedLine[], servings: number): boolean {
  const energy = figuresIn(lines, servings, ['energy']).perServing?.energy ?? null
  return energy !== null && energy > filling
}
