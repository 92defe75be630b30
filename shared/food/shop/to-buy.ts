import type { Amount } from '../line/types.ts'
import { units } from '../units/units.ts'

/** A sum of several dishes as a shop can sell it: no 0.83 of a pepper, and never less than is needed. */
export function toBuy(amount: Amount): Amount {
  const step = stepOf(amount)
  // A hair above a step, from adding thirds, is no reason for one more.
  const quantity = Math.ceil(amount.quantity / step - tolerance) * step
  return { ...amount, quantity: Number(Math.max(quantity, step).toFixed(3)) }
}

const tolerance = 0.03

function stepOf({ unit, quantity }: Amount): number {
  if (unit === undefined || units[unit].dimension === 'count') return 1
  if (unit === 'kg' || unit === 'l') return 0.05
  if (unit === 'g' || unit === 'ml') return quantity >= 100 ? 10 : quantity >= 20 ? 5 : 1
  // Nobody measures a quarter of a spoon after a dozen of them.
  return quantity >= 10 ? 1 : 0.25
}
