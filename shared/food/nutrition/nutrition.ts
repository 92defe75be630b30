import { type Weight, weighLine } from '../amounts/weigh.ts'
import { isA } from '../lexicon/index.ts'
import { needsOfLine } from '../line/needs.ts'
import { productOf } from '../line/together.ts'
import type { ParsedLine } from '../line/types.ts'
import { figuresOf } from './figures-of.ts'
import { type Nutrient, nutrients } from './nutrients.ts'

export type Nutrition = Record<Nutrient, number | null>

export interface NutritionFound<N extends Nutrient = Nutrient> {
  /** What one serving holds; null where too little of the dish could be counted to say. */
  perServing: Pick<Nutrition, N> | null
  /** The part of the dish's weight, water aside, that was counted: 0 to 1. */
  counted: number
  /** A weight or a food in it was taken for the nearest known one. */
  approximate: boolean
  /** The lines that were not counted, as they are written. */
  missing: string[]
}

/** Below this part of the weight a number would pretend to know. */
const enough = 0.8

/** What a serving holds, from the foods as they are bought; what cooking takes or adds is not counted. */
export function nutritionOf(lines: readonly ParsedLine[], servings: number): NutritionFound {
  return figuresIn(lines, servings, nutrients)
}

/** What one need of a line weighs, and the figures of its food. */
export interface Put extends Weight {
  line: ParsedLine
  figures: ReturnType<typeof figuresOf>
}

/** What a line puts into the dish: the same in every dish that it stands in. */
export function putBy(line: ParsedLine): Put[] {
  return needsOfLine(line)
    .filter(isEaten)
    .map((need) => ({ line: need, ...weighLine(need), figures: figuresBehind(need) }))
}

/** The same of some nutrients, for whoever asks about thousands of dishes and remembers their lines. */
export function figuresIn<N extends Nutrient>(
  lines: readonly ParsedLine[],
  servings: number,
  wanted: readonly N[],
  putOf: (line: ParsedLine) => readonly Put[] = putBy,
): NutritionFound<N> {
  const put = lines.flatMap(putOf)
  const weighed = put.filter(({ line, grams }) => !isFriedIn(line, grams / servings))
  const known = weighed.flatMap(({ grams, guessed, figures }) =>
    figures
      ? [{ grams, amounts: figures.amounts, approximate: guessed || figures.approximate }]
      : [],
  )
  const all = sum(weighed.map((one) => one.grams))
  const counted = all === 0 ? 0 : sum(known.map((one) => one.grams)) / all
  const amount = (nutrient: Nutrient): number | null => {
    const said = known.filter((one) => one.amounts[nutrient] !== null)
    if (sum(said.map((one) => one.grams)) < enough * all) return null
    const whole = sum(said.map((one) => (one.grams / 100) * (one.amounts[nutrient] ?? 0)))
    return rounded(nutrient, whole / servings)
  }
  return {
    perServing:
      counted < enough || lines.some(isOpen)
        ? null
        : (Object.fromEntries(wanted.map((one) => [one, amount(one)])) as Pick<Nutrition, N>),
    counted,
    approximate: known.some((one) => one.approximate),
    missing: put
      .filter((one) => !one.figures || !weighed.includes(one))
      .map(({ line }) => line.text),
  }
}

/** Of a recipe that is taken nobody knows how much, or what was in it. */
function isOpen({ recipe }: ParsedLine): boolean {
  return (
    recipe !== undefined && (recipe.share === null || recipe.open === true || recipe.lost === true)
  )
}

function figuresBehind(line: ParsedLine) {
  return line.understood && line.food ? figuresOf(productOf(line) ?? line.food) : undefined
}

/** Water weighs much and feeds nobody: counted, it would hide what else is not known. */
function isEaten(line: ParsedLine): boolean {
  return !line.heading && !line.goods && !line.optional && !waters.has(line.food ?? '')
}

/** More oil than anybody eats: what something fries in, and mostly stays in the pan. */
function isFriedIn(line: ParsedLine, gramsPerServing: number): boolean {
  return gramsPerServing > 40 && line.food !== undefined && isA(line.food, 'plant-oil')
}

const waters = new Set(['water', 'sparkling-water', 'ice'])

function rounded(nutrient: Nutrient, amount: number): number {
  const digits = { energy: 0, salt: 2 }[nutrient as string] ?? 1
  return Number(amount.toFixed(digits))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
