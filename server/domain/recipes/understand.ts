import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type PriceOf, priceOfLines } from '../../../shared/food/price.ts'

export interface Understood {
  ingredients: ParsedLine[]
  /** What the amounts cost, in minor units of the base currency. */
  price: number
}

/** The one place where typed lines are read. What is not understood stays as it was typed. */
export function understandIngredients(
  texts: readonly string[],
  servings: number,
  priceOf: PriceOf,
): Understood {
  const ingredients = texts.map(parseIngredientLine)
  return { ingredients, price: roundedPrice(ingredients, servings, priceOf) }
}

/** An estimate to the kopiyka would pretend to know more than it does: whole hryvnias. */
export function roundedPrice(
  lines: readonly ParsedLine[],
  servings: number,
  priceOf: PriceOf,
): number {
  return Math.round(priceOfLines(lines, servings, priceOf).minor / 100) * 100
}
