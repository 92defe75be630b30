import { convert } from './amounts/convert.ts'
import { amountOf } from './amounts/merge.ts'
import { shareOfUnknown } from './amounts/share-unknown.ts'
import { isMassUnknown } from './amounts/unsaid.ts'
import { weighLine } from './amounts/weigh.ts'
import { entryOf, foods } from './lexicon/index.ts'
import type { Aisle, BasePrice, Concept, Food } from './lexicon/types.ts'
import { needsOfLine } from './line/needs.ts'
import { productOf } from './line/together.ts'
import type { ParsedLine } from './line/types.ts'
import { foodOf } from './shop/sold.ts'
import { type UnitId, units } from './units/units.ts'

export interface LinePrice {
  /** Null where nobody knows what is bought. */
  minor: number | null
  /** The food has no price of its own, or the amount had to be guessed. */
  estimated: boolean
}

export interface Priced {
  /** Zero where too little of the dish has a price to say one. */
  minor: number
  perServing: number
  /** In the order of the lines that were asked about. */
  lines: LinePrice[]
}

/** What a food costs here. */
export type PriceOf = (food: string) => BasePrice | undefined

/** A price that this instance has set itself. */
export type OwnPrice = BasePrice & { food: string }

/** The one price book, of the server and of whoever reads a draft before it is saved. */
export function priceBookOf(own: readonly OwnPrice[]): PriceOf {
  const prices = new Map(own.map(({ food, per, minor }) => [food, { per, minor }]))
  // A food without a price of its own costs what the lexicon says.
  return (food) => prices.get(food) ?? basePrice(food)
}

export function basePrice(food: string): BasePrice | undefined {
  return entryOf(food)?.price
}

/** Nobody cooks for so much: the amounts were not meant, and what they cost is not known. */
const highest = 2_000_000_000

/** Below this part of the weight a sum would pretend to know. */
const enough = 0.8

/**
 * What a recipe costs in minor units of the base currency; optional lines cost too. A line that was not
 * read costs nothing that anybody knows, and is no number; of a dish that is mostly such lines, nor is the sum.
 */
export function priceOfLines(
  lines: readonly ParsedLine[],
  servings: number,
  priceOf: PriceOf,
): Priced {
  const priced = lines.map((line) => pricedNeeds(line, priceOf))
  const sum = sumOf(priced.flat()).minor ?? 0
  const minor = sum <= highest && isKnown(priced.flat()) ? sum : 0
  return { minor, perServing: Math.round(minor / Math.max(1, servings)), lines: priced.map(sumOf) }
}

interface PricedNeed extends LinePrice {
  line: ParsedLine
}

/** A line that was read once for a whole file costs the same in all its recipes. */
const pricedLines = new WeakMap<PriceOf, WeakMap<ParsedLine, readonly PricedNeed[]>>()

function pricedNeeds(line: ParsedLine, priceOf: PriceOf): readonly PricedNeed[] {
  const known = pricedLines.get(priceOf) ?? new WeakMap<ParsedLine, readonly PricedNeed[]>()
  pricedLines.set(priceOf, known)
  const before = known.get(line)
  if (before) return before
  const priced = needsOfLine(line).map((one) => ({ line: one, ...priceOfLine(one, priceOf) }))
  known.set(line, priced)
  return priced
}

function isKnown(priced: readonly PricedNeed[]): boolean {
  if (!priced.some((one) => one.minor === null)) return true
  const weighed = priced.filter(({ line }) => !line.heading && !line.goods)
  const measured = weighed
    .filter(({ line }) => !isMassUnknown(line))
    .map(({ line }) => ({ food: line.food, grams: weighLine(line).grams }))
  const weights = weighed.map(({ line, minor }) => ({
    grams: isMassUnknown(line) ? shareOfUnknown(line, measured) : weighLine(line).grams,
    known: minor !== null,
  }))
  const sum = (some: typeof weights) => some.reduce((all, one) => all + one.grams, 0)
  return sum(weights.filter((one) => one.known)) >= enough * sum(weights)
}

function sumOf(prices: readonly LinePrice[]): LinePrice {
  const known = prices.flatMap(({ minor }) => (minor === null ? [] : [minor]))
  return {
    minor: known.length === 0 ? null : known.reduce((all, one) => all + one, 0),
    estimated: prices.some((one) => one.estimated),
  }
}

function priceOfLine(line: ParsedLine, priceOf: PriceOf): LinePrice {
  if (line.heading) return { minor: 0, estimated: false }
  if (line.food === undefined || line.recipe?.lost) return { minor: null, estimated: true }
  // «ковбаса 400»: nobody knows of what; «картопля»: nobody knows how much.
  if (isMassUnknown(line)) return { minor: null, estimated: true }
  const product = productOf(line)
  const own = product === undefined ? undefined : priceOf(product)
  const exact = own && exactly(line, own)
  if (exact !== undefined) return { minor: Math.round(exact), estimated: false }
  const weight = weighLine(line)
  if (own && own.per !== 'piece') {
    return { minor: Math.round((weight.grams / 1000) * own.minor), estimated: weight.guessed }
  }
  if (own) return { minor: byPiece(line, own.minor, weight.grams), estimated: true }
  return {
    minor: Math.round((weight.grams / 1000) * medianOf(aisleOf(line.food))),
    estimated: true,
  }
}

/** A drop of vanilla is no pod of it, and 200 g of flat bread are not 200 of them. */
function byPiece({ food, quantity = 1, unit }: ParsedLine, minor: number, grams: number) {
  const measured = unit !== undefined && units[unit].dimension !== 'count'
  const isLess = measured || (unit !== undefined && lessThanOne.has(unit))
  if (!isLess) return Math.round(minor * Math.max(1, quantity))
  const one = foodOf(food ?? '')?.piece
  return one === undefined ? null : Math.round(minor * (grams / one))
}

const lessThanOne: ReadonlySet<UnitId> = new Set(['pinch', 'dash', 'grain'])

function exactly(line: ParsedLine, price: BasePrice): number | undefined {
  const per = price.per === 'piece' ? undefined : price.per
  for (const amount of [amountOf(line), line.also]) {
    if (!amount) continue
    const converted = convert(
      { ...amount, quantity: amount.upTo ?? amount.quantity },
      per,
      line.food,
    )
    if (converted) return converted.quantity * price.minor
  }
  return undefined
}

function aisleOf(food: string | undefined): Aisle {
  const entry: Food | Concept | undefined = food === undefined ? undefined : entryOf(food)
  return entry?.aisle ?? 'other'
}

/** The middle price of a kilogram on that shelf; on an unknown shelf, of everything. */
function medianOf(aisle: Aisle): number {
  const known = medians.get(aisle)
  if (known !== undefined) return known
  const here = perKilogram(foods.filter((food) => food.aisle === aisle))
  const prices = here.length > 0 ? here : perKilogram(foods)
  const median = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  medians.set(aisle, median)
  return median
}

const medians = new Map<Aisle, number>()

function perKilogram(some: readonly Food[]): number[] {
  return some.flatMap((food) =>
    food.price && food.price.per !== 'piece' ? [food.price.minor] : [],
  )
}
