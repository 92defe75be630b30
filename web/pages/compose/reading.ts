import { formatQuantity, unitLabel } from '../../../shared/food/amounts/format.ts'
import { type Diet, dietIds } from '../../../shared/food/diet-table.ts'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import { needsIn, needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { lineLost, lineTaking, type RecipeToTake } from '../../../shared/food/line/recipe-line.ts'
import type { ParsedLine, RecipeTaken } from '../../../shared/food/line/types.ts'
import { type OwnPrice, priceBookOf, priceOfLines } from '../../../shared/food/price.ts'
import { amountsInStep } from '../../../shared/food/steps.ts'
import { threadsOf } from '../../../shared/food/threads.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { wholeUnits } from '../../../shared/money.ts'
import { weave } from '../../../shared/woven/weave.ts'
import { readingKey } from './readingKey.ts'

/** A line of a draft that takes a part of another recipe; without the recipe it is words alone. */
export interface LineTaking {
  text: string
  id: string
  title: string
  recipe: RecipeToTake | null
}

export interface Asked {
  lines: (string | LineTaking)[]
  steps: string[]
  servings: number
  language: Language
  currency: string
  /** Those of this instance; a food without one costs what the lexicon says. */
  prices: readonly OwnPrice[]
  /** What the picture is woven from besides the foods. */
  seed: string
}

export interface LineReading {
  amount?: string
  unit?: string
  food?: string
  note?: string
  /** The other foods of the line. */
  more?: LineReading[]
  /** The recipe that the line takes a part of. */
  taken?: RecipeTaken
  /** No food, and the shelf where a shop keeps it. */
  shelf?: Aisle
  /** The food is known and nothing unknown stands beside it. */
  sure: boolean
  /** The line names a part of the dish: «Для тіста:». */
  heading: boolean
}

export interface Reading {
  /** By what the line says, so that moving a line changes nothing. */
  lines: Record<string, LineReading>
  /** The foods that a step uses, by its text. */
  steps: Record<string, string[]>
  /** In minor units of the base currency; zero when nothing has a price. */
  pricePerServing: number
  price: number
  /** Lines that were not understood: of their price and allergens nothing is known. */
  unknown: number
  diets: Diet[]
  allergens: string[]
  allergensOrdinary: string[]
  /** Nothing is open but the ordinary ones. */
  allergensRead: boolean
  woven: string
}

/** Reads a whole draft as the server will when it is saved. Slow to load, fast to run. */
export function readDraft(asked: Asked): Reading {
  const lines = asked.lines.map(readLine)
  const verdicts = dietsOf(lines)
  const found = allergensOf(lines)
  // Whole hryvnias, as the server rounds.
  const priced = priceOfLines(lines, asked.servings, priceBookOf(asked.prices))
  const price = wholeUnits(priced.minor, asked.currency)
  return {
    lines: Object.fromEntries(
      lines.map((line) => [readingKey(line), lineReading(line, asked.language)] as const),
    ),
    steps: Object.fromEntries(
      asked.steps.map((step) => [step, foodsOf(step, lines, asked.language)] as const),
    ),
    price,
    pricePerServing: Math.round(price / Math.max(1, asked.servings)),
    unknown: lines.filter(
      (line) => !line.heading && needsOfLine(line).some((one) => !one.understood),
    ).length,
    diets: dietIds.filter((diet) => verdicts[diet] === 'yes'),
    allergens: found.contains,
    allergensOrdinary: found.ordinary,
    allergensRead: found.mayContain.length === found.ordinary.length,
    woven: weave(asked.seed, threadsOf(lines), '4x3'),
  }
}

function readLine(line: string | LineTaking): ParsedLine {
  if (typeof line === 'string') return parseIngredientLine(line)
  const { text, id, title, recipe } = line
  return recipe ? lineTaking(text, recipe) : lineLost(text, { id, title, share: null })
}

function lineReading(line: ParsedLine, language: Language): LineReading {
  const reading: LineReading = {
    sure: line.understood || line.heading === true,
    heading: line.heading ?? false,
  }
  if (line.recipe) return { ...reading, taken: line.recipe }
  if (line.quantity !== undefined) {
    const shown = (quantity: number) => formatQuantity(quantity, line.unit, language)
    const from = shown(line.quantity)
    reading.amount = line.upTo === undefined ? from : `${from}–${shown(line.upTo)}`
    if (line.unit) reading.unit = unitLabel(line.unit, line.upTo ?? line.quantity, language)
  }
  if (line.food) reading.food = foodName(line.food, language)
  if (line.note) reading.note = line.note
  if (line.goods) reading.shelf = line.goods
  if (line.more) reading.more = line.more.map((one) => lineReading(one, language))
  return reading
}

function foodsOf(step: string, lines: readonly ParsedLine[], language: Language): string[] {
  const used = amountsInStep(step, lines).flatMap((at) => lines[at] ?? [])
  const names = needsIn(used).flatMap(({ food, foodText }) =>
    food ? foodName(food, language) : foodText,
  )
  return [...new Set(names)]
}
