import { convert } from '../../../shared/food/amounts/convert.ts'
import type { Amount } from '../../../shared/food/line/types.ts'
import { type PriceOf, priceOfLines } from '../../../shared/food/price.ts'
import { inGrams } from '../../../shared/food/shop/measure.ts'

/** What the amounts of a food cost; null without a price of its own, and where nothing says how much. */
export function priceOfAmounts(
  food: string | undefined,
  amounts: readonly Amount[],
  priceOf: PriceOf,
): number | null {
  const price = food === undefined ? undefined : priceOf(food)
  if (food === undefined || !price || amounts.length === 0) return null
  const per = price.per === 'piece' ? undefined : price.per
  const measured = amounts.map((amount) => inGrams(amount, food))
  // Grams of what is sold by the piece are no number of pieces.
  if (!per && measured.some((amount) => convert(amount, per, food) === undefined)) return null
  const lines = measured.map(({ quantity, unit }) => ({
    text: '',
    foodText: '',
    food,
    quantity,
    ...(unit && { unit }),
    understood: true,
  }))
  return priceOfLines(lines, 1, priceOf).minor
}
