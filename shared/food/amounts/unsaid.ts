import { entryOf } from '../lexicon/index.ts'
import type { Aisle } from '../lexicon/types.ts'
import { needsOfLine } from '../line/needs.ts'
import type { Amount, ParsedLine } from '../line/types.ts'
import { countsThings } from '../shop/bare-number.ts'
import { foodOf, soldAs } from '../shop/sold.ts'
import { amountOf } from './merge.ts'
import { isOnePiece } from './one-piece.ts'
import { isForLittle } from './small-use.ts'

/** Leavening, vanilla and other packets. */
const smallPacket = 25
const littles: ReadonlySet<Aisle | undefined> = new Set(['spices', 'herbs'])
const nothings = ['water', 'sparkling-water', 'ice', 'baking-soda', 'vanilla', 'vanilla-extract']

/**
 * Whether nobody can say how much it is: «картопля» without an amount, «цукор 100» of nobody knows what. «яйце» is one. Of salt and
 * spices, and of what only greases or adorns, it is little whatever it is.
 */
export function isMassUnknown(line: ParsedLine): boolean {
  const { food, also, unit, optional } = line
  if (food === undefined || also !== undefined || unit !== undefined || optional) return false
  const amount = amountOf(line)
  if (amount) return !isCountOf(line, amount, food) && !isLittle(food)
  return !isLittle(food) && !isForLittle(line) && !isOnePiece(line)
}

/** The lines of which it is not said how much, as they are written. */
export function unmeasuredIn(lines: readonly ParsedLine[]): string[] {
  return lines
    .filter((line) => needsOfLine(line).some((one) => !one.goods && isMassUnknown(one)))
    .map(({ text }) => text)
}

/** Nobody counts out more behind a name, unless they are small: «картопля 50» may as well be grams. */
const mostCounted = 12
const mostSold = 30
const heaviest = 1000

/**
 * Whether a number is surely one of things. Before a name it counts («15 яблук»). Behind it a larger one is believed
 * where so few grams were less than two of the thing, and so many of it are no more than one cooks: «чері 15», and not
 * «морква 15», «мигдаль 20».
 */
function isCountOf({ text, foodText }: ParsedLine, amount: Amount, food: string): boolean {
  if (!countsThings(amount, food)) return false
  const number = amount.upTo ?? amount.quantity
  if (number <= mostCounted || !stoodBehind(text, foodText)) return true
  const { piece = 0, price } = foodOf(food) ?? {}
  if (price?.per === 'piece') return number <= mostSold
  return number < 2 * piece && number * piece <= heaviest
}

function stoodBehind(text: string, foodText: string): boolean {
  const at = text.search(/\d/)
  return at > text.search(/\p{L}/u) && at > text.indexOf(foodText)
}

/** Salt, spices, herbs, leavening: however much of them it is, it changes nothing of the whole. */
export function isLittle(food: string): boolean {
  if (littles.has(entryOf(food)?.aisle) || nothings.includes(food)) return true
  return (soldAs(food)?.grams ?? smallPacket + 1) <= smallPacket
}
