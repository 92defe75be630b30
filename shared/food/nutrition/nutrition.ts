import { type Measured, shareOfUnknown } from '../amounts/share-unknown.ts'
import { isA } from '../lexicon/index.ts'
import type { ParsedLine } from '../line/types.ts'
import { type Nutrient, nutrients } from './nutrients.ts'
import { type Put, putBy } from './put.ts'

export type Nutrition = Record<Nutrient, number | null>

/** What is known of some nutrients of a dish. */
interface FiguresFound<N extends Nutrient> {
  /** What one serving holds; null where too little of the dish could be counted to say. */
  perServing: Pick<Nutrition, N> | null
  /** The part of the dish, water aside, that was counted, by weight and by energy: 0 to 1. */
  counted: number
}

export interface NutritionFound extends FiguresFound<Nutrient> {
  /** A weight or a food in it was taken for the nearest known one. */
  approximate: boolean
  /** The lines that were not counted, as they are written. */
  missing: string[]
}

/** Below this part of the weight a number would pretend to know. */
const enough = 0.8

/** What a serving holds, from the foods as they are bought; what cooking takes or adds is not counted. */
export function nutritionOf(lines: readonly ParsedLine[], servings: number): NutritionFound {
  return nutritionOfTable([{ lines, share: 1 / servings }])
}

/** What somebody eats of several dishes, of each such a share of the whole: what is little in a dish is little of it. */
export function nutritionOfTable(eaten: readonly Eaten[]): NutritionFound {
  const dishes = eaten.map(({ lines, share }) => dishOf(lines, share, putBy))
  const dish = dishes.length === 1 && dishes[0] ? dishes[0] : together(dishes)
  const counted = new Set(dish.known)
  return {
    ...figuresOfDish(dish, nutrients),
    approximate: dish.known.some((one) => one.guessed || one.figures.approximate),
    missing: namesOf(dish.put.filter((one) => !counted.has(one as Known))),
  }
}

/** «картопля, морква»: where the whole line stands there, its parts need not. */
function namesOf(some: readonly Put[]): string[] {
  const whole = new Set(some.map(({ line }) => line.text))
  return some.flatMap(({ line, written }) =>
    line.text !== written && whole.has(written) ? [] : [line.text],
  )
}

interface Eaten {
  lines: readonly ParsedLine[]
  share: number
}

/** The same of some nutrients, for whoever asks about thousands of dishes and remembers their lines. */
export function figuresIn<N extends Nutrient>(
  lines: readonly ParsedLine[],
  servings: number,
  wanted: readonly N[],
  putOf: (line: ParsedLine) => readonly Put[],
): FiguresFound<N> {
  return figuresOfDish(dishOf(lines, 1 / servings, putOf), wanted)
}

interface Known extends Put {
  figures: NonNullable<Put['figures']>
}

/** What somebody eats of a dish: of each line their share. */
interface Dish {
  put: readonly Put[]
  /** Of what was put in that which has figures, and is not left in the pan. */
  known: readonly Known[]
  /** That of which nobody says how much, with the share that it may have. */
  unmeasured: readonly Put[]
  /** In grams, without what is left in the pan, and with a share for that of which nobody says how much. */
  weight: number
  /** Nobody knows all that is in it. */
  open: boolean
}

function dishOf(
  lines: readonly ParsedLine[],
  share: number,
  putOf: (line: ParsedLine) => readonly Put[],
): Dish {
  const put: Put[] = []
  const known: Known[] = []
  const unknown: Put[] = []
  const measured: Measured[] = []
  for (const line of lines) {
    for (const whole of putOf(line)) {
      const one = { ...whole, grams: whole.grams * share }
      put.push(one)
      if (one.unknown) {
        unknown.push(one)
        continue
      }
      if (isFriedIn(one.line, one.grams)) continue
      measured.push({ food: one.line.food, grams: whole.grams })
      if (one.figures) known.push(one as Known)
    }
  }
  const unmeasured = unknown.map((one) => ({
    ...one,
    grams: shareOfUnknown(one.line, measured) * share,
  }))
  const weight = gramsOf(unmeasured) + sumOf(measured.map(({ grams }) => grams)) * share
  return { put, known, unmeasured, weight, open: lines.some(isOpen) }
}

function together(dishes: readonly Dish[]): Dish {
  return {
    put: dishes.flatMap((one) => one.put),
    known: dishes.flatMap((one) => one.known),
    unmeasured: dishes.flatMap((one) => one.unmeasured),
    weight: sumOf(dishes.map((one) => one.weight)),
    open: dishes.some((one) => one.open),
  }
}

function figuresOfDish<N extends Nutrient>(dish: Dish, wanted: readonly N[]): FiguresFound<N> {
  const counted = countedOf(dish)
  if (counted < enough || dish.open) return { perServing: null, counted }
  const perServing = {} as Pick<Nutrition, N>
  for (const one of wanted) perServing[one] = amountOf(one, dish)
  return { perServing, counted }
}

/** Of the weight and of the energy the lesser part: a spoon of oil weighs little and is a third of a salad. */
function countedOf({ known, unmeasured, weight }: Dish): number {
  if (weight === 0) return 0
  // Sums of thirds and sevenths are a hair more than the whole at times.
  const byWeight = Math.min(1, gramsOf(known) / weight)
  const rest = energyIn(unmeasured)
  if (rest === 0) return byWeight
  const counted = energyIn(known)
  return Math.min(byWeight, counted / (counted + rest))
}

const gramsOf = (some: readonly Put[]) => sumOf(some.map(({ grams }) => grams))

function energyIn(some: readonly Put[]): number {
  return sumOf(some.map(({ grams, figures }) => (grams / 100) * (figures?.amounts.energy ?? 0)))
}

function sumOf(some: readonly number[]): number {
  let sum = 0
  for (const one of some) sum += one
  return sum
}

function amountOf(nutrient: Nutrient, { known, weight }: Dish): number | null {
  let said = 0
  let whole = 0
  for (const { grams, figures } of known) {
    const amount = figures.amounts[nutrient]
    if (amount === null) continue
    said += grams
    whole += (grams / 100) * amount
  }
  return said < enough * weight ? null : rounded(nutrient, whole)
}

/** Of a recipe that is taken nobody knows how much, or what was in it. */
function isOpen({ recipe }: ParsedLine): boolean {
  return (
    recipe !== undefined && (recipe.share === null || recipe.open === true || recipe.lost === true)
  )
}

/** More oil than anybody eats: what something fries in, and mostly stays in the pan. */
function isFriedIn(line: ParsedLine, gramsPerServing: number): boolean {
  return gramsPerServing > 40 && line.food !== undefined && isA(line.food, 'plant-oil')
}

function rounded(nutrient: Nutrient, amount: number): number {
  const digits = { energy: 0, salt: 2 }[nutrient as string] ?? 1
  return Number(amount.toFixed(digits))
}
