import { isKindOf } from '../lexicon/index.ts'
import { packages, type UnitId } from '../units/units.ts'

/** A bunch of coriander is the herb, a spoon of it is the seed; stewed beef in a tin is no fresh beef. */
export function soldAs(food: string, unit: UnitId | undefined): string {
  if (unit === 'can' && (food === 'beef' || food === 'pork')) return `stewed-${food}`
  return food === 'coriander' && unit && growing.has(unit) ? 'cilantro' : food
}

const growing: ReadonlySet<UnitId> = new Set(['bunch', 'sprig', 'handful', 'leaf', 'stalk'])

/** A «качан» is a cob of maize and a head of cabbage; a «лист» is a leaf of bay and a sheet of lavash. */
export function unitBeside(food: string | undefined, unit: UnitId | undefined): UnitId | undefined {
  if (!food) return unit
  if (unit === 'cob') return headed.some((group) => isKindOf(food, group)) ? 'head' : unit
  if (unit === 'ball') return isKindOf(food, 'ice-cream') ? 'scoop' : unit
  if (unit === 'leaf') return rolled.some((group) => isKindOf(food, group)) ? 'sheet' : unit
  return unit
}

const headed = ['cabbage', 'cabbage-family', 'leafy-vegetable', 'lettuce']
const rolled = ['baked-goods', 'dough', 'pasta', 'gelatin', 'nori', 'rice-paper']

/** A measure that needs no number beside a food: «кріп пучок», «маргарину пачка», «курага (жменя)». */
export function measuresAlone(unit: UnitId): boolean {
  return packages.has(unit) || heaps.has(unit)
}

const heaps: ReadonlySet<UnitId> = new Set([
  'pinch',
  'handful',
  'bunch',
  'dash',
  'glass',
  'head',
  'cob',
])
