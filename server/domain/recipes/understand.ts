import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type PriceOf, priceOfLines } from '../../../shared/food/price.ts'
import { wholeUnits } from '../../../shared/money.ts'
import type { Context } from '../../kernel/context.ts'
import { inTurns } from '../../kernel/in-turns.ts'

export interface Understood {
  ingredients: ParsedLine[]
  /** What the amounts cost, in minor units of the base currency. */
  price: number
}

/** The one place where typed lines are read. What is not understood stays as it was typed. */
export function readLines(texts: readonly string[]): ParsedLine[] {
  return texts.map((text) => parseIngredientLine(text))
}

/**
 * The same, of however many: two hundred lines of words that nobody knows take half a second. Before any
 * transaction, for whoever waits for their turn should hold nothing that others need.
 */
export async function readLinesInTurn(
  ctx: Context,
  texts: readonly string[],
): Promise<ParsedLine[]> {
  return inTurns(ctx, texts, parseIngredientLine)
}

/** Lines that have been read, by their words. */
export type LinesRead = ReadonlyMap<string, ParsedLine>

/** What somebody has typed, read before it is written down. */
export async function readAhead(
  ctx: Context,
  typed: readonly { text: string }[],
): Promise<LinesRead> {
  const texts = typed.map(({ text }) => text)
  const lines = await readLinesInTurn(ctx, texts)
  return new Map(texts.flatMap((text, at) => (lines[at] ? [[text, lines[at]]] : [])))
}

export function understandIngredients(
  texts: readonly string[],
  priceOf: PriceOf,
  currency: string,
): Understood {
  const ingredients = readLines(texts)
  return { ingredients, price: roundedPrice(ingredients, priceOf, currency) }
}

/** An estimate to the kopiyka would pretend to know more than it does: whole hryvnias. */
export function roundedPrice(
  lines: readonly ParsedLine[],
  priceOf: PriceOf,
  currency: string,
): number {
  return wholeUnits(priceOfLines(lines, 1, priceOf).minor, currency)
}
