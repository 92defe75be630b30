import { units } from '../units/units.ts'
import type { AmountRead } from './types.ts'

/** So much of it that «перець» is a vegetable. */
export function isBulk(amount: AmountRead | undefined): boolean {
  if (amount?.quantity === undefined) return false
  if (!amount.unit || amount.unit === 'piece' || amount.unit === 'pod') return true
  const { dimension, factor } = units[amount.unit]
  return dimension === 'mass' && amount.quantity * factor >= 100
}
