import { convert } from '../../../shared/food/amounts/convert.ts'
import { mergeAmounts } from '../../../shared/food/amounts/merge.ts'
import type { Amount } from '../../../shared/food/line/types.ts'
import type { Need } from '../../../shared/food/shop/needs.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'

/** Some of a food; without a quantity nobody said how much. */
export interface Part {
  quantity: number | null
  unit: UnitId | null
}

/** Less than this of what is needed is lost in a spoon. */
const crumb = 0.03

/**
 * What one dish still asks for of one food, once this much of it is settled: bought, typed by somebody, or
 * taken off the list. An amount that cannot be compared settles nothing: rather too much than too little.
 */
export function leftToBuy(needs: readonly Need[], settled: readonly Part[]): Need[] {
  if (settled.length === 0) return [...needs]
  // «Сіль» that was ticked is a packet, however much of it is asked for.
  if (settled.some((part) => part.quantity === null)) return []
  const stock = settled.flatMap(amountOf)
  return needs.flatMap((need) => {
    if (need.quantity === null) return []
    let left = need.quantity
    for (const amount of stock) {
      const there = convert(amount, need.unit ?? undefined, need.food ?? undefined)?.quantity ?? 0
      if (there <= 0) continue
      const used = Math.min(left, there)
      left -= used
      amount.quantity *= 1 - used / there
    }
    return left > crumb * need.quantity ? [{ ...need, quantity: left }] : []
  })
}

/** True when both come to the same amounts of the food. */
export function sameAmounts(one: readonly Part[], other: readonly Part[], food?: string): boolean {
  if (one.length === 0 || other.length === 0) return one.length === other.length
  // Nearly always nothing has changed, and a list of a month has a thousand of these.
  if (one.length === other.length && one.every((part, at) => isClose(part, other[at]))) return true
  const [before, after] = [one, other].map((parts) => mergeAmounts(parts.flatMap(amountOf), food))
  return (
    before?.length === after?.length &&
    (before ?? []).every((amount, at) => isClose(amount, after?.[at]))
  )
}

type Measured = { quantity: number | null; unit?: UnitId | null }

function isClose(one: Measured, other: Measured | undefined): boolean {
  if (!other || (one.unit ?? null) !== (other.unit ?? null)) return false
  if (one.quantity === null || other.quantity === null) return one.quantity === other.quantity
  return Math.abs(one.quantity - other.quantity) <= 0.001 * one.quantity
}

const unsaid: Part = { quantity: null, unit: null }

/** How much more the second is than the first; no quantity where a single amount cannot say it. */
export function difference(before: readonly Part[], after: readonly Part[], food?: string): Part {
  const [had, ...otherHad] = mergeAmounts(before.flatMap(amountOf), food)
  const [has, ...otherHas] = mergeAmounts(after.flatMap(amountOf), food)
  if ((!had && !has) || otherHad.length + otherHas.length > 0) return unsaid
  const unit = (has ?? had)?.unit
  const inSameUnit = had ? convert(had, unit, food) : { quantity: 0 }
  if (!inSameUnit) return unsaid
  return { quantity: (has?.quantity ?? 0) - inSameUnit.quantity, unit: unit ?? null }
}

function amountOf({ quantity, unit }: Part): Amount[] {
  return quantity === null ? [] : [{ quantity, ...(unit && { unit }) }]
}
