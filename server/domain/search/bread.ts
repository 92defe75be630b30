import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { putOf } from './plate.ts'

/** In grams a serving: less than a thin slice only thickens. */
const aSlice = 20

/** Whether so much bread is put into it that a loaf is used up; where nobody says for how many it is, any will do. */
export function isOfBread(lines: readonly ParsedLine[], servings: number | undefined): boolean {
  const grams = lines
    .flatMap(putOf)
    .flatMap(({ line: { food }, grams: each }) => (food && isKindOf(food, 'bread') ? [each] : []))
  const all = grams.reduce((sum, each) => sum + each, 0)
  return grams.length > 0 && (servings === undefined || all / servings >= aSlice)
}
