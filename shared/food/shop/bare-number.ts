import { mergeAmounts } from '../amounts/merge.ts'
import type { Amount } from '../line/types.ts'
import { isCounted, usualPack } from './packs.ts'
import { foodOf } from './sold.ts'

/** So many single things nobody buys of what a shop weighs: grams or millilitres were meant, and not said. */
const mostThings = 60

/**
 * Whether a number without a unit is one of single things, as «яйця 10» and «морква 5» are; «оцту 100» and
 * «горілка 0.7» leave open what they count.
 */
export function countsThings({ quantity, unit }: Amount, food: string): boolean {
  if (unit !== undefined) return true
  if (foodOf(food)?.price?.per === 'piece') return true
  return quantity < mostThings && isCounted(food)
}

/** Whether anybody knows how much it is: so many things, or so many of the packs that a shop has. */
export function isSoMuch(amount: Amount, food: string): boolean {
  const { quantity, unit } = amount
  if (unit !== undefined && unit !== 'piece') return true
  if (foodOf(food)?.price?.per === 'piece') return true
  if (quantity >= mostThings) return false
  return isCounted(food) || (Number.isInteger(quantity) && usualPack(food) !== undefined)
}

/**
 * The amounts of one food, added. «Рис 500», «рис 1.5»: of bare numbers that count nothing nobody knows what they
 * measure, so that one of another size stays beside the first.
 */
export function sumsOf(amounts: readonly Amount[], food: string | undefined): Amount[] {
  const isBare = (amount: Amount) =>
    food !== undefined && amount.unit === undefined && !isSoMuch(amount, food)
  const sizes = Map.groupBy(amounts.filter(isBare), ({ quantity }) => quantity)
  const known = amounts.filter((amount) => !isBare(amount))
  return [
    ...mergeAmounts(known, food),
    ...[...sizes.values()].flatMap((same) => mergeAmounts(same)),
  ]
}
