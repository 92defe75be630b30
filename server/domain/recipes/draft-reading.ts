import { formatQuantity, unitLabel } from '../../../shared/food/amounts/format.ts'
import { unmeasuredIn } from '../../../shared/food/amounts/unsaid.ts'
import { dietIds } from '../../../shared/food/diet-table.ts'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { needsIn, needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type LinesOfStep, linesOfSteps } from '../../../shared/food/step-parts.ts'
import { amountsInStep } from '../../../shared/food/steps.ts'
import { threadsOf } from '../../../shared/food/threads.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type {
  DraftReading,
  DraftToRead,
  LineReading,
  LinesToRead,
} from '../../../shared/wire/reading.ts'
import { weave } from '../../../shared/woven/weave.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import { priceBook } from '../prices/book.ts'
import { pricePerServing } from './rows.ts'
import { readTaking } from './taking.ts'
import { readAhead, readLinesInTurn, roundedPrice } from './understand.ts'

/** How lines are understood that nobody has saved yet. */
export async function readingsOf(
  ctx: Context,
  { lines, language }: LinesToRead,
): Promise<LineReading[]> {
  const read = await readLinesInTurn(ctx, lines)
  return read.map((line) => lineReading(line, language))
}

/** A draft, read as it will be when it is saved. */
export async function readDraft(ctx: Context, asked: DraftToRead): Promise<DraftReading> {
  const { language, servings } = asked
  const typed = asked.lines.map(({ text, recipe }) => ({
    text,
    // One that is not there, or not theirs to take, is words alone here and refused when it is saved.
    takes: recipe ? { id: recipe.id, before: { ...recipe, share: null } } : null,
  }))
  const read = await readAhead(ctx, typed)
  const lines = await readTaking(ctx.sql, signedIn(ctx).personId, typed, read)
  const told = foodsOnlyInSteps({
    ingredients: lines,
    steps: asked.steps.map((text) => ({ text })),
  })
  const verdicts = dietsOf(lines, told)
  const found = allergensOf(lines, told)
  const price = roundedPrice(lines, await priceBook(ctx), ctx.config.currency)
  return {
    lines: lines.map((line) => lineReading(line, language)),
    steps: await foodsOfSteps(ctx, asked.steps, lines, language),
    price,
    pricePerServing: pricePerServing(price, servings),
    unknown: lines.filter(
      (line) => !line.heading && needsOfLine(line).some((one) => !one.understood),
    ).length,
    unmeasured: unmeasuredIn(lines),
    diets: dietIds.filter((diet) => verdicts[diet] === 'yes'),
    allergens: found.contains,
    allergensOrdinary: found.ordinary,
    allergensRead: found.mayContain.length === found.ordinary.length,
    woven: weave(asked.seed, threadsOf(lines), '4x3'),
  }
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

/** Ten times what anybody writes: it is read at every pause, and whoever sends more is shown less. */
const longestMethod = 40_000

function foodsOfSteps(
  ctx: Context,
  steps: readonly string[],
  lines: readonly ParsedLine[],
  language: Language,
): Promise<string[][]> {
  let left = longestMethod
  const said = steps.map((text) => ({ text }))
  const ofSteps = linesOfSteps(said, lines)
  return inTurns(ctx, [...steps.entries()], ([at, step]) => {
    left -= step.length
    return left < 0 ? [] : foodsOf(step, lines, ofSteps[at], language)
  })
}

function foodsOf(
  step: string,
  lines: readonly ParsedLine[],
  of: LinesOfStep | undefined,
  language: Language,
): string[] {
  const used = amountsInStep(step, lines, of).flatMap((at) => lines[at] ?? [])
  const names = needsIn(used).flatMap(({ food, foodText }) =>
    food ? foodName(food, language) : foodText,
  )
  return [...new Set(names)]
}
