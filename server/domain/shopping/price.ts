import { asPiece, convert } from '../../../shared/food/amounts/convert.ts'
import type { Amount } from '../../../shared/food/line/types.ts'
import { type PriceOf, priceOfLines } from '../../../shared/food/price.ts'
import { isSoMuch } from '../../../shared/food/shop/bare-number.ts'
import { inGrams } from '../../../shared/food/shop/measure.ts'
import { usualPack } from '../../../shared/food/shop/packs.ts'
import { packages, type UnitId } from '../../../shared/food/units/units.ts'

/**
 * What the amounts of a food cost; null without a price of its own, and where nothing says how much: of a count of
 * packs, whose size nobody knows, there is no price to say.
 */
export function priceOfAmounts(
  food: string | undefined,
  amounts: readonly Amount[],
  priceOf: PriceOf,
): number | null {
  const price = food === undefined ? undefined : priceOf(food)
  if (food === undefined || !price || amounts.length === 0) return null
  if (!amounts.every((amount) => isSoMuch(amount, food))) return null
  const per = price.per === 'piece' ? undefined : price.per
  const measured = amounts.map((amount) => inGrams(unpacked(amount, food), food))
  const isKnown = (amount: Amount) => convert(amount, per, food) !== undefined
  // Grams of what is sold by the piece are no number of pieces.
  if (measured.some((amount) => (!per || isOfPacks(amount)) && !isKnown(amount))) return null
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

/** «2 пачки», and «2 шт.» of what comes in packs, as what is in them. */
function unpacked(amount: Amount, food: string): Amount {
  const pack = usualPack(food, amount.unit)
  if (!pack) return amount
  const unit: UnitId | undefined = asPiece(pack.unit)
  return { quantity: amount.quantity * pack.quantity, ...(unit && { unit }) }
}

const isOfPacks = ({ unit }: Amount) => asPiece(unit) === undefined || packages.has(unit ?? 'pack')
