import type { Amount, ParsedLine } from '../line/types.ts'
import { units } from '../units/units.ts'
import { asPiece, convert } from './convert.ts'

/**
 * Adds amounts of one food for a shopping list: what converts becomes one amount, what does not stays
 * beside it. Ranges count by their upper end. The order of the amounts changes nothing in the sums.
 */
export function mergeAmounts(amounts: readonly Amount[], food?: string): Amount[] {
  const ordered = amounts
    .map(forShopping)
    .sort(
      (a, b) => rank(a) - rank(b) || sizeOf(b) - sizeOf(a) || nameOf(a).localeCompare(nameOf(b)),
    )
  const sums: Amount[] = []
  for (const amount of ordered) {
    const at = sums.findIndex((sum) => convert(amount, sum.unit, food) !== undefined)
    const sum = sums[at]
    const added = sum && convert(amount, sum.unit, food)
    if (sum && added) sums[at] = { ...sum, quantity: sum.quantity + added.quantity }
    else sums.push(amount)
  }
  return sums.map(readable)
}

/** The amount of a line that a shop can act on; a line without one («за смаком») gives none. */
export function amountOf(line: ParsedLine): Amount | undefined {
  if (line.quantity === undefined) return undefined
  const amount: Amount = { quantity: line.quantity }
  if (line.upTo !== undefined) amount.upTo = line.upTo
  if (line.unit) amount.unit = line.unit
  return amount
}

function forShopping(amount: Amount): Amount {
  const unit = asPiece(amount.unit)
  return { quantity: amount.upTo ?? amount.quantity, ...(unit ? { unit } : {}) }
}

// Mass is what shops sell by, then volume, then the count; so a mixed sum is told in the best of them.
function rank(amount: Amount): number {
  if (!amount.unit) return 2
  const { dimension } = units[amount.unit]
  return { mass: 0, volume: 1, length: 4, count: 3 }[dimension]
}

function sizeOf(amount: Amount): number {
  return amount.unit ? units[amount.unit].factor : 1
}

function nameOf(amount: Amount): string {
  return amount.unit ?? ''
}

/** 1500 g is 1.5 kg; 0.25 kg is 250 g. Spoons and cups stay until something metric joins them. */
function readable(amount: Amount): Amount {
  const { unit, quantity } = amount
  const rounded = Math.round(quantity * 1e6) / 1e6
  if (unit === 'g' && quantity >= 1000) return { quantity: rounded / 1000, unit: 'kg' }
  if (unit === 'kg' && quantity < 1)
    return { quantity: Math.round(quantity * 1e9) / 1e6, unit: 'g' }
  if (unit === 'ml' && quantity >= 1000) return { quantity: rounded / 1000, unit: 'l' }
  if (unit === 'l' && quantity < 1)
    return { quantity: Math.round(quantity * 1e9) / 1e6, unit: 'ml' }
  return { ...amount, quantity: rounded }
}
