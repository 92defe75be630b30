import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { putOf } from './plate.ts'

/** In grams a serving: what yeast is given to eat sweetens nothing. */
const fewest = 3
const sweet = ['sweetener', 'jam', 'condensed-milk', 'chocolate']

/** Whether a serving is sweet by what is put into it; where nobody says for how many it is, any spoon will do. */
export function isSweetened(lines: readonly ParsedLine[], servings = 1): boolean {
  const put = lines.flatMap(putOf)
  const grams = put.flatMap(({ line: { food }, grams: each }) =>
    food && sweet.some((one) => isKindOf(food, one)) ? [each] : [],
  )
  return grams.reduce((sum, each) => sum + each, 0) / servings >= fewest
}
