import type { Aisle, Food } from '../../../shared/food/lexicon/types.ts'
import type { Pack } from './good.ts'

const kg = (...sizes: number[]): Pack[] => sizes.map((size) => ({ size, unit: 'kg' }))
const l = (...sizes: number[]): Pack[] => sizes.map((size) => ({ size, unit: 'l' }))
const pieces = (...sizes: number[]): Pack[] => sizes.map((size) => ({ size, unit: 'piece' }))

const byAisle: Partial<Record<Aisle, Pack[]>> = {
  vegetables: kg(0.5),
  fruit: kg(0.5),
  herbs: kg(0.03, 0.08),
  bakery: kg(0.4, 0.7),
  dairy: kg(0.2, 0.4),
  meat: kg(0.4, 0.75),
  fish: kg(0.25, 0.4),
  frozen: kg(0.4, 1),
  grains: kg(0.4, 0.8),
  baking: kg(0.2, 1),
  spices: kg(0.02, 0.05),
  oils: kg(0.2),
  canned: kg(0.24, 0.42),
  sauces: kg(0.18, 0.35),
  nuts: kg(0.1, 0.25),
  sweets: kg(0.09, 0.3),
  drinks: kg(0.1, 0.25),
}

/** What stands among the spices and is sold by the bag. */
const byFood: Readonly<Record<string, Pack[]>> = {
  salt: kg(0.5, 1),
  'sea-salt': kg(0.5, 1),
}

/** The sizes in which a food is sold here. */
export function packsOf(food: Food): Pack[] {
  const per = food.price?.per ?? 'kg'
  if (food.aisle === 'eggs') return pieces(10, 20)
  if (per === 'piece') return pieces(1)
  if (per === 'l') return food.aisle === 'oils' ? l(0.5, 0.85) : l(0.5, 1)
  return byFood[food.id] ?? byAisle[food.aisle] ?? kg(0.25, 0.5)
}

const weighed: ReadonlySet<Aisle> = new Set(['vegetables', 'fruit', 'meat', 'fish'])

/** Put on the scales at the shelf: its price is that of a kilogram. */
export function isWeighed(food: Food): boolean {
  return food.price?.per === 'kg' && weighed.has(food.aisle)
}

/** What a buyer chooses by; each is a product of its own. */
export const fats: Readonly<Record<string, readonly string[]>> = {
  milk: ['2,5%', '3,2%', '1%'],
  'sour-cream': ['15%', '20%'],
  cream: ['10%', '20%', '33%'],
  kefir: ['1%', '2,5%'],
  ryazhanka: ['4%'],
  'cottage-cheese': ['0,2%', '5%', '9%'],
  butter: ['72,5%', '82,5%'],
  yogurt: ['2,5%', '3,2%'],
  'greek-yogurt': ['0%', '10%'],
  'hard-cheese': ['45%', '50%'],
  'cream-cheese': ['60%'],
  mayonnaise: ['30%', '67%'],
}
