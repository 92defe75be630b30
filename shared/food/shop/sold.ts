import { entryOf } from '../lexicon/index.ts'
import type { Food } from '../lexicon/types.ts'
import type { UnitId } from '../units/units.ts'

/** In what a shop sells a food whole, and about how much is in one. */
export interface Sold {
  unit: UnitId
  grams: number
}

/** What is sold otherwise than by weight, and how much of it is in one; a dash: by weight, whatever its shelf says. */
const table = `
garlic | head | 50
iceberg | head | 450
romaine | head | 300
radish | bunch | 200
sorrel | bunch | 80
lemongrass | - | 0
dill-umbels | - | 0
dry-yeast | sachet | 11
baking-powder | sachet | 10
vanilla-sugar | sachet | 10
vanillin | sachet | 2
gelatin | sachet | 15
citric-acid | sachet | 25
bay-leaf | pack | 10
saffron | sachet | 0.5
bouillon-cube | - | 0
vegeta | pack | 75
`

/** A packet of spices, where nothing else is known of it. */
const packOfSpice = 20
/** A bunch is about so much at least: what is lighter is a single stem or leaf. */
const leastBunch = 18

/** What a shop sells the food in; nothing where it is weighed, poured or counted. */
export function soldAs(food: string): Sold | undefined {
  const row = rows.get(food)
  if (row) return row.grams > 0 ? row : undefined
  const known = foodOf(food)
  if (known?.aisle === 'herbs') return bunchOf(known)
  // What is counted from a packet, like nutmegs and cubes, is counted in a shop too.
  const ground = known?.aisle === 'spices' && known.density !== undefined
  return ground ? { unit: 'pack', grams: known.weighs?.['pack'] ?? packOfSpice } : undefined
}

function bunchOf({ weighs, piece }: Food): Sold | undefined {
  const grams = weighs?.['bunch'] ?? piece ?? 0
  return grams >= leastBunch ? { unit: 'bunch', grams } : undefined
}

export function foodOf(id: string): Food | undefined {
  const entry = entryOf(id)
  return entry && 'parents' in entry && 'aisle' in entry ? (entry as Food) : undefined
}

const rows = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [food = '', unit = '', grams = ''] = row.split(' | ')
      return [food, { unit: unit as UnitId, grams: Number(grams) }] as const
    }),
)
