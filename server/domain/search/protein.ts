import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn } from '../../../shared/food/nutrition/nutrition.ts'

/** From this part of the energy on, labels in the European Union may say "high protein". */
const high = 0.2
const energyOfProtein = 4

/** Cabbage has little else, and yet nobody eats it for its protein. */
const sources = ['meat', 'fish', 'seafood', 'egg-product', 'dairy', 'legume', 'egg', 'nut']

/** Whether so much of what the dish gives is protein; unknown is no. */
export function isRichInProtein(lines: readonly ParsedLine[]): boolean {
  const foods = needsIn(lines).flatMap(({ food }) => food ?? [])
  if (!foods.some((id) => sources.some((source) => isKindOf(id, source)))) return false
  const { perServing } = figuresIn(lines, 1, ['protein', 'energy'])
  const { protein, energy } = perServing ?? { protein: null, energy: null }
  return protein !== null && energy !== null && protein * energyOfProtein >= energy * high
}
