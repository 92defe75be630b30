import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { priceOfLines } from '../../../shared/food/price.ts'

export interface Understood {
  ingredients: ParsedLine[]
  /** What the amounts cost, in minor units of the base currency. */
  price: number
}

/** The one place where typed lines are read. What is not understood stays as it was typed. */
export function understandIngredients(texts: readonly string[]): Understood {
  const ingredients = texts.map((text) => parseIngredientLine(text))
  return { ingredients, price: roundedPrice(priceOfLines(ingredients, 1).minor) }
}

/** An estimate to the kopiyka would pretend to know more than it does: whole hryvnias. */
function roundedPrice(minor: number): number {
  return Math.round(minor / 100) * 100
}
