import { isKindOf } from '../lexicon/index.ts'
import type { ParsedLine } from '../line/types.ts'

/**
 * How many times heavier it is when it is boiled: the energy of it dry over that of it cooked, both of USDA SR. The
 * narrower kind comes first.
 */
const ratios: readonly (readonly [kind: string, times: number])[] = [
  ['wild-rice', 3.5],
  ['brown-rice', 3],
  ['rice', 2.8],
  ['quinoa', 3.1],
  ['buckwheat', 3.8],
  ['bulgur', 4.1],
  ['couscous', 3.4],
  ['millet', 3.2],
  ['barley', 2.9],
  ['egg-noodles', 2.8],
  ['pasta-product', 2.4],
  ['lentils', 3],
  ['chickpeas', 2.3],
  ['legume', 2.7],
]

/** Times that what a line measures cooked is heavier than what is bought dry; 1 for all that is measured as it is bought. */
export function timesBoiled({ food, qualities }: ParsedLine): number {
  if (food === undefined || !qualities?.includes('cooked')) return 1
  return ratios.find(([kind]) => isKindOf(food, kind))?.[1] ?? 1
}
