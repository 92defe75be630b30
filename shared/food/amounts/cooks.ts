import type { Amount } from '../line/types.ts'
import { units } from '../units/units.ts'
import { scaleAmount } from './scale.ts'

/**
 * For more or fewer people, as a cook would say it: things by halves, spoons and cups by quarters and thirds,
 * grams by fives and above two hundred by tens. For as many as it was written for, it is what was written.
 */
export function scaledForCook(amount: Amount, factor: number): Amount {
  if (factor === 1) return amount
  const exact = scaleAmount(amount, factor)
  const rounded: Amount = { ...exact, quantity: rounding(exact.quantity, exact.unit) }
  if (exact.upTo !== undefined) rounded.upTo = rounding(exact.upTo, exact.unit)
  return rounded
}

const parts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

function rounding(quantity: number, unit: Amount['unit']): number {
  const kind = unit && units[unit]
  if (
    kind?.dimension === 'volume' &&
    kind.factor >= 5 &&
    unit !== 'cl' &&
    unit !== 'dl' &&
    unit !== 'l'
  )
    return nearest(quantity, parts)
  if (!kind || kind.dimension === 'count') return nearest(quantity, [0, 1 / 2, 1])
  return inSteps(quantity, stepOf(quantity, unit))
}

/** Less than the least part is said as it is: rounded, it would be none, or several times as much. */
function nearest(quantity: number, of: readonly number[]): number {
  const whole = Math.floor(quantity)
  const rest = quantity - whole
  const part = of.toSorted((a, b) => Math.abs(a - rest) - Math.abs(b - rest))[0] ?? 0
  return whole + part === 0 ? quantity : whole + part
}

function inSteps(quantity: number, step: number): number {
  return quantity < step ? quantity : Math.round(Math.round(quantity / step) * step * 1e6) / 1e6
}

function stepOf(quantity: number, unit: Amount['unit']): number {
  if (unit === 'kg' || unit === 'l') return 0.05
  if (unit === 'g' || unit === 'ml') return quantity > 200 ? 10 : quantity >= 50 ? 5 : 1
  return 0.1
}
