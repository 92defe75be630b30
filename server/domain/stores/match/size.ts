import { asPiece, convert, gramsIn } from '../../../../shared/food/amounts/convert.ts'
import type { Amount } from '../../../../shared/food/line/types.ts'
import { isCounted, usualPack } from '../../../../shared/food/shop/packs.ts'
import { packages } from '../../../../shared/food/units/units.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import type { Product } from '../dialects/types.ts'
import { readPack, timesInPack } from './pack.ts'

/** Packs of 850 and of 900 ml are one size to who asked for a litre. */
const same = 1.25
/** So far from the usual size that it may be another thing: a glass of kefir, a canister of oil. */
const strange = 2.5

/** Whether an amount is a number of packs of this product, as «2 шт.» of kefir is and of onions is not. */
export function isOfPacks({ unit }: Amount, food: string | null, product: Product): boolean {
  if (unit !== undefined && packages.has(unit)) return true
  if (asPiece(unit) !== undefined) return false
  const pack = readPack(product.pack)
  if (!pack || pack.unit === 'piece') return false
  if (food === null || !isCounted(food)) return true
  // A loaf is one whatever it weighs, while of sausages a pack has several.
  const one = gramsIn(undefined, food)
  const inPack = convert(pack, 'g', food)?.quantity
  return one !== undefined && inPack !== undefined && areAlike(one, inPack, 1 / 0.6)
}

/** How many of the packs come to the count; a bundle of four yogurts is four. */
export function packsOf({ quantity, upTo, unit }: Amount, product: Product): number {
  const count = upTo ?? quantity
  return asPiece(unit) === undefined ? count / timesInPack(product.pack) : count
}

/** A size that nobody has in mind who counts the food. */
export function isStrangeSize({ unit }: Amount, food: string | null, product: Product): boolean {
  const usual = food !== null && asPiece(unit) === undefined ? usualPack(food) : undefined
  const size = usual && sizeIn(usual, product, food ?? undefined)
  return usual !== undefined && size !== undefined && !areAlike(size, usual.quantity, strange)
}

/** In grams: a packet of yeast or of vanilla sugar holds no more. */
const largestPacket = 45

/**
 * «2 пакетики» of what this shop sells by the kilogram: how much of its pack that is, where anybody knows what is in
 * such a packet, and else one pack. Nothing where packets are what the shop sells.
 */
export function packsOfPackets(
  { quantity, upTo, unit }: Amount,
  food: string | null,
  product: Product,
): number | undefined {
  if (food === null || unit === undefined || !packages.has(unit)) return undefined
  const packet = usualPack(food, unit)
  const size = sizeIn(packet ?? { quantity: 1, unit: 'g' }, product, food)
  if (size === undefined) return undefined
  if (!packet) return unit === 'sachet' && size > largestPacket ? 1 : undefined
  const grams = convert(packet, 'g', food)?.quantity ?? Number.POSITIVE_INFINITY
  if (grams > largestPacket || size / packet.quantity < strange) return undefined
  return ((upTo ?? quantity) * packet.quantity) / size
}

/** So many packs of the size that was written beside their number, where this product is of that size. */
export function packsOfSize({ amounts, food, size }: ListNeed, product: Product): number | null {
  if (!size || !isOfSize(size, product, food)) return null
  const sums = amounts.map((amount) => convert(amount, size.unit, food ?? undefined))
  const all = sums.reduce((sum, one) => sum + (one?.quantity ?? Number.NaN), 0)
  return Number.isNaN(all) ? null : Math.round(all / size.quantity / timesInPack(product.pack))
}

/** Nothing where no size is asked for; else whether the packs of this product are about so large. */
export function fitsSize({ amounts, food, size }: ListNeed, product: Product): boolean {
  const [first] = amounts
  const counted = first && amounts.every((amount) => isOfPacks(amount, food, product))
  const usual = counted && food !== null ? usualPack(food, first.unit) : undefined
  const wanted = size ?? usual
  return !wanted || product.weighted || isOfSize(wanted, product, food, size ? same : 1.5)
}

function isOfSize(size: Amount, product: Product, food: string | null, factor = same): boolean {
  const one = sizeIn(size, product, food ?? undefined)
  return one !== undefined && areAlike(one, size.quantity, factor)
}

/** What is in one of the pack, in the unit of a size. */
function sizeIn({ unit }: Amount, product: Product, food: string | undefined): number | undefined {
  const pack = readPack(product.pack)
  const whole = pack && convert(pack, unit, food)?.quantity
  return whole ? whole / timesInPack(product.pack) : undefined
}

function areAlike(one: number, other: number, factor: number): boolean {
  return Math.abs(Math.log(one / other)) < Math.log(factor)
}
