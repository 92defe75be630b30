import { isKindOf } from '../lexicon/index.ts'
import type { Token } from '../text/tokens.ts'
import type { AmountRead } from './types.ts'
import { said } from './words/said.ts'

/** Nobody sells fewer than so many as one pack, and "2 pack bacon" is a slip for two packs. */
const fewest = 4
/** What is counted in a pack; of crisps or spaghetti so many packs are meant. */
const counted = [
  'drink',
  'alcohol',
  'egg',
  'baked-goods',
  'yogurt',
  'water',
  'sausage',
  'fruit',
  'vegetable',
]

/** "A 6 pack", "toilet roll 9-pack": so many in one pack, and not so many packs. */
export function isInOnePack(
  amount: AmountRead | undefined,
  tokens: readonly Token[],
  food: string | undefined,
): boolean {
  const { quantity = 0, unit } = amount ?? {}
  if (unit !== 'pack' || quantity < fewest) return false
  if (food !== undefined && !counted.some((kind) => isKindOf(food, kind))) return false
  // What was said in another language is a pack in that one.
  const at = tokens.findIndex(({ text }) => said.onePack.has(text.toLowerCase()))
  return at > 0 && [at - 1, at - 2].some((place) => tokens[place]?.value === quantity)
}
