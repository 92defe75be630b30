import type { Amount } from '../line/types.ts'
import { units } from '../units/units.ts'
import { scaleAmount } from './scale.ts'

/**
 * For more or fewer people, as a cook would say it: things by halves and less than one by quarters, spoons by
 * quarters, cups by quarters and thirds, grams above fifty by fives and above two hundred by tens. For as many
 * as it was written for, it is what was written.
 */
export function scaledForCook(amount: Amount, factor: number): Amount {
  if (factor === 1) return amount
  const exact = scaleAmount(amount, factor)
  const rounded: Amount = { ...exact, quantity: rounding(exact.quantity, exact.unit) }
  if (exact.upTo !== undefined) rounded.upTo = rounding(exact.upTo, exact.unit)
  return rounded
}

const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1]
const thirds = [...quarters, 1 / 3, 2 / 3]
const spoons: ReadonlySet<Amount['unit']> = new Set(['tbsp', 'tsp', 'dessertspoon'])

function rounding(quantity: number, unit: Amount['unit']): number {
  const kind = unit && units[unit]
  if (
    kind?.dimension === 'volume' &&
    kind.factor >= 5 &&
    unit !== 'cl' &&
    unit !== 'dl' &&
    unit !== 'l'
  )
    return nearest(quantity, spoons.has(unit) ? quarters : thirds)
  if (!kind || kind.dimension === 'count')
    return nearest(quantity, quantity < 1 ? quarters : [0, 1 / 2, 1])
  return inSteps(quantity, stepOf(quantity, unit))
}

/** Less than the least part is an eighth or a quarter of one; less than that is said as it is, not as none. */
function nearest(quantity: number, of: readonly number[]): number {
  const whole = Math.floor(quantity)
  const rest = quantity - whole
  const part = of.toSorted((a, b) => Math.abs(a - rest) - Math.abs(b - rest))[0] ?? 0
  if (whole + part > 0) return whole + part
  return quantity < 1 / 12 ? quantity : quantity < 3 / 16 ? 1 / 8 : 1 / 4
}

function inSteps(quantity: number, step: number): number {
  return quantity < step ? quantity : Math.round(Math.round(quantity / step) * step * 1e6) / 1e6
}

function stepOf(quantity: number, unit: Amount['unit']): number {
  if (unit === 'kg' || unit === 'l') return quantity > 1 ? 0.05 : 0.01
  if (unit === 'g' || unit === 'ml') return quantity > 200 ? 10 : quantity >= 50 ? 5 : 1
  return 0.1
}
