import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn } from '../../../shared/food/nutrition/nutrition.ts'
import { broughtBy, putOf } from './plate.ts'

/** From this part of the energy on, labels in the European Union may say "high protein". */
const high = 0.2
/** And of a plate that is said by so many grams, where they are no small part of it. */
const [manyGrams, noSmallPart] = [20, 0.16]
/** Below that there is little of anything. */
const fewGrams = 10
const energyOfProtein = 4

/** Whether so much of what the dish gives is protein; unknown is no. */
export function isRichInProtein(lines: readonly ParsedLine[], servings?: number): boolean {
  if (!lines.some((line) => broughtBy(line).hasProtein)) return false
  const { perServing } = figuresIn(lines, servings ?? 1, ['protein', 'energy'], putOf)
  const { protein, energy } = perServing ?? { protein: null, energy: null }
  if (protein === null || energy === null) return false
  const part = energy === 0 ? 1 : (protein * energyOfProtein) / energy
  if (servings === undefined) return part >= high
  return protein >= manyGrams ? part >= noSmallPart : protein >= fewGrams && part >= high
}
