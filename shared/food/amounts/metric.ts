import type { Amount } from '../line/types.ts'
import { type UnitId, units } from '../units/units.ts'

/** What a food has to do with measures of volume. Whoever shows a line is told, and needs no table of foods. */
export interface PerVolume {
  /** Grams in a millilitre. */
  density?: number
  /** Measured by volume, in a kitchen and in a shop. */
  poured?: true
}

/** Measured with what stands in every kitchen, and weighing as much as what is in it. */
const household: readonly UnitId[] = [
  'saltspoon',
  'tsp',
  'dessertspoon',
  'tbsp',
  'gill',
  'cup',
  'glass',
  'shot',
  'mug',
]

const foreign: ReadonlySet<UnitId> = new Set([
  ...household,
  ...(['oz', 'lb', 'floz', 'pint', 'quart', 'gallon', 'peck', 'inch'] as const),
])

export function isHousehold(unit: UnitId | undefined): boolean {
  return unit !== undefined && household.includes(unit)
}

/** The amount in grams, millilitres or centimetres; counts and what is metric already stay as they are. */
export function inMetric(amount: Amount, of?: PerVolume | null): Amount {
  if (!amount.unit || !foreign.has(amount.unit)) return amount
  const { dimension, factor } = units[amount.unit]
  const density = of?.density
  const ratio = (to: UnitId, grams = 1) => told(amount, to, (factor * grams) / units[to].factor)
  if (dimension === 'length') return ratio('cm')
  const size = amount.quantity * factor
  // A cup of flour is weighed in metric kitchens, a cup of milk is not.
  if (dimension === 'volume' && of?.poured) return ratio(size >= 1000 ? 'l' : 'ml')
  if (dimension === 'mass') return ratio(size >= 1000 ? 'kg' : 'g')
  // Of what is not poured a millilitre says nothing: without a density it stays as it was said.
  return density === undefined ? amount : ratio(size * density >= 1000 ? 'kg' : 'g', density)
}

function told(amount: Amount, unit: UnitId, ratio: number): Amount {
  const step = stepOf(unit, amount.quantity * ratio)
  const round = (quantity: number) =>
    tidy(Math.max(step, Math.round((quantity * ratio) / step) * step))
  const result: Amount = { quantity: round(amount.quantity), unit }
  if (amount.upTo !== undefined) result.upTo = round(amount.upTo)
  return result
}

/** Scales show fives. */
function stepOf(unit: UnitId, quantity: number): number {
  if (unit === 'g' || unit === 'ml') return quantity > 200 ? 10 : quantity >= 50 ? 5 : 1
  return unit === 'cm' ? 0.5 : 0.05
}

function tidy(quantity: number): number {
  return Math.round(quantity * 1e6) / 1e6
}
