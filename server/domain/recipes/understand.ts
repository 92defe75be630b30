import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type PriceOf, priceOfLines } from '../../../shared/food/price.ts'
import { wholeUnits } from '../../../shared/money.ts'

export interface Understood {
  ingredients: ParsedLine[]
  /** What the amounts cost, in minor units of the base currency. */
  price: number
}

/** The one place where typed lines are read. What is not understood stays as it was typed. */
export function readLines(texts: readonly string[]): ParsedLine[] {
  return texts.map((text) => parseIngredientLine(text))
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
