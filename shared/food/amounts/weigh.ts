import { entryOf } from '../lexicon/index.ts'
import type { Food } from '../lexicon/types.ts'
import type { Amount, ParsedLine } from '../line/types.ts'
import { type UnitId, units } from '../units/units.ts'
import { timesBoiled } from './boiled.ts'
import { convert, gramsIn } from './convert.ts'
import { amountOf } from './merge.ts'
import { isOnePiece } from './one-piece.ts'
import { isForLittle } from './small-use.ts'

export interface Weight {
  grams: number
  /** A usual weight was taken, because the line or the food does not say. */
  guessed: boolean
}

/** About how much a line weighs as it is bought, boiled rice as it is dry: for prices and pictures, never for a shopping list. */
export function weighLine(line: ParsedLine): Weight {
  const times = timesBoiled(line)
  const { grams, guessed } = weighAsMeasured(line)
  return { grams: grams / times, guessed: guessed || times > 1 }
}

function weighAsMeasured(line: ParsedLine): Weight {
  const amounts = [line.also, amountOf(line)].filter((amount) => amount !== undefined)
  for (const amount of amounts) {
    const known = convert(upper(amount), 'g', line.food)
    if (known) return { grams: known.quantity, guessed: false }
  }
  const [amount] = amounts.toReversed()
  if (amount)
    return { grams: upper(amount).quantity * usual(amount.unit, line.food), guessed: true }
  if (isOnePiece(line) && !isForLittle(line))
    return { grams: usual('piece', line.food), guessed: true }
  return {
    grams: line.toTaste || !line.unit ? unsaid(line.food) : usual(line.unit, line.food),
    guessed: true,
  }
}

function upper(amount: Amount): Amount {
  return { ...amount, quantity: amount.upTo ?? amount.quantity }
}

function usual(unit: UnitId | undefined, food: string | undefined): number {
  if (!unit || unit === 'piece') return foodOf(food)?.piece ?? 80
  const kind = units[unit]
  // Water's density, where the food's own is not known.
  if (kind.dimension === 'volume') return kind.factor
  const own = unit === 'slice' ? foodOf(food)?.slice : foodOf(food)?.weighs?.[unit]
  return own ?? gramsIn(unit, food) ?? usualGrams[unit] ?? 80
}

/** «сіль за смаком», «олія для смаження»: a little, by the shelf that it stands on. */
function unsaid(food: string | undefined): number {
  const aisle = foodOf(food)?.aisle
  if (aisle === 'spices') return 3
  if (aisle === 'oils') return 30
  return aisle === 'herbs' ? 15 : 20
}

function foodOf(id: string | undefined): Food | undefined {
  const entry = id === undefined ? undefined : entryOf(id)
  return entry && 'uk' in entry && 'aisle' in entry ? (entry as Food) : undefined
}

const usualGrams: Partial<Record<UnitId, number>> = {
  cm: 8,
  inch: 20,
  clove: 5,
  head: 600,
  cob: 800,
  bunch: 40,
  handful: 30,
  pinch: 0.4,
  dash: 0.6,
  can: 400,
  jar: 450,
  bottle: 500,
  pack: 250,
  sachet: 10,
  box: 300,
  bag: 300,
  tray: 400,
  tube: 100,
  bar: 100,
  cube: 10,
  slice: 25,
  chunk: 60,
  wedge: 15,
  ring: 5,
  leaf: 0.5,
  sprig: 2,
  stalk: 40,
  stick: 20,
  pod: 10,
  sheet: 40,
  loaf: 500,
  ball: 125,
  scoop: 60,
  bucket: 400,
  rack: 900,
  nest: 60,
  slab: 500,
  knob: 15,
  grain: 0.1,
  serving: 150,
}
