import { asPiece, convert, gramsIn } from '../amounts/convert.ts'
import { mergeAmounts } from '../amounts/merge.ts'
import { isPoured } from '../amounts/poured.ts'
import type { Amount } from '../line/types.ts'
import { packages, type UnitId, units } from '../units/units.ts'
import { foodOf, soldAs } from './sold.ts'
import { toBuy } from './to-buy.ts'

/** More bunches or packets than this is a matter of kilograms. */
const most = 20

/**
 * Sums of what dishes ask for, as a shop sells it: «гречка 3,2 кг» and not 14 glasses, «часник 3 головки» and not
 * 31 cloves, and never less than is needed. What nobody can convert stays as the dishes say it.
 */
export function shopAmounts(amounts: readonly Amount[], food: string | undefined): Amount[] {
  const measured = amounts.map((amount) => (food ? whole(weighed(amount, food), food) : amount))
  return mergeAmounts(measured, food).map(toBuy)
}

/** The amount on a scale or in a jug, where it was said in glasses, spoons, ounces or slices. */
export function weighed(amount: Amount, food: string): Amount {
  const { unit } = amount
  const kind = unit && units[unit]
  if (kind?.dimension === 'mass') return pieces(amount, food) ?? convert(amount, 'g') ?? amount
  if (kind?.dimension === 'volume')
    return convert(amount, isPoured(food) ? 'ml' : 'g', food) ?? amount
  if (!unit || packages.has(unit) || soldAs(food)?.unit === unit) return amount
  const grams = ownGrams(unit, food)
  const grammes = grams === undefined ? undefined : grams * amount.quantity
  if (grammes === undefined) return amount
  const known = foodOf(food)
  // Slices come from a loaf, which is bought whole.
  if (unit === 'slice' && known?.piece) return { quantity: grammes / known.piece }
  return { quantity: grammes, unit: 'g' }
}

/** «275 г яєць» are five eggs: what has a price for one is sold by the piece. */
function pieces(amount: Amount, food: string): Amount | undefined {
  const known = foodOf(food)
  if (known?.price?.per !== 'piece') return undefined
  const piece = convert(amount, undefined, food)
  return piece && { ...piece, quantity: Math.ceil(piece.quantity * 2 - 0.1) / 2 }
}

/** Grams of so small a part of the food as it says itself, or as all of its shelf weigh. */
function ownGrams(unit: UnitId, food: string): number | undefined {
  const known = foodOf(food)
  if (unit === 'slice') return known?.slice
  const own = known?.weighs?.[unit]
  if (own !== undefined) return own
  return soldAs(food) && little[unit]
}

/** In grams: a packet that nobody knows more of holds no more. */
const largestPacket = 45

/** Grams in so small a measure, or more than there are: enough at home covers it, though nobody weighs it. */
export function gramsAtMost(unit: UnitId | undefined, food: string): number | undefined {
  if (unit === 'sachet') {
    const sold = soldAs(food)
    return ownGrams(unit, food) ?? (sold?.unit === unit ? sold.grams : largestPacket)
  }
  return unit && (ownGrams(unit, food) ?? pinched[unit])
}

/** What nobody weighs of any food. */
const pinched: Partial<Record<UnitId, number>> = { pinch: 1, dash: 1, grain: 0.1, drop: 0.1 }

/** Whether it is less than anybody would speak of beside a measured amount. */
export const isPinched = ({ unit }: Amount): boolean =>
  unit !== undefined && (unit === 'sachet' || unit in pinched)

/** What herbs and spices are picked and pinched by. */
const little: Partial<Record<UnitId, number>> = {
  leaf: 0.5,
  sprig: 2,
  handful: 20,
  pinch: 0.4,
  dash: 0.6,
  grain: 0.1,
}

function whole(amount: Amount, food: string): Amount {
  const sold = soldAs(food)
  if (!sold || amount.unit === sold.unit) return amount
  const grams = gramsIn(amount.unit, food)
  if (grams === undefined) return amount
  const quantity = (grams * amount.quantity) / sold.grams
  return quantity > most ? amount : { quantity, unit: sold.unit }
}

/** The same amount in grams where it is bunches, heads or packets, whose weight a shop's prices need. */
export function inGrams(amount: Amount, food: string | undefined): Amount {
  const sold = food === undefined ? undefined : soldAs(food)
  if (!sold || asPiece(amount.unit) !== sold.unit) return amount
  return { quantity: amount.quantity * sold.grams, unit: 'g' }
}
