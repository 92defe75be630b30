import { isKindOf } from '../lexicon/index.ts'
import type { UnitId } from '../units/units.ts'

/** «0,5», "1.5": as a label says it, and no fraction that a cook would write. */
export function partOfMeasure(quantity: number, source: string): boolean {
  if (quantity > largest || Number.isInteger(quantity)) return false
  return /(?<![\d.,])\d[.,]\d{1,2}(?![\d.,%])/.test(source)
}

const largest = 5

/** What is sold by the litre or by weight, and never by the piece. */
export function measuredIn(food: string, quantity: number): UnitId | undefined {
  if (dry.some((kind) => isKindOf(food, kind))) return undefined
  // «молоко безлактозне 2,5» may be how fat it is.
  if (quantity > 1 && isKindOf(food, 'dairy')) return undefined
  if (poured.some((kind) => isKindOf(food, kind))) return 'l'
  return weighed.some((kind) => isKindOf(food, kind)) ? 'kg' : undefined
}

const poured = [
  'drink',
  'alcohol',
  'water',
  'milk',
  'kefir',
  'ryazhanka',
  'vegetable-oil',
  'plant-milk',
]
const dry = ['tea', 'coffee', 'cocoa']
const weighed = ['minced-meat', 'sugar', 'grain', 'rice', 'buckwheat', 'wheat-flour']
