import { lineText } from './plain-text.ts'
import { isNode, listOf } from './schema.ts'

const most = 500
// «форма 20 см» and "9-inch tin" are sizes, not servings.
const size = /^\s{0,3}-?\s{0,3}(?:см|мм|г|гр|кг|мл|л|cm|mm|g|kg|ml|l|oz|inch|in|"|”)(?!\p{L})/iu

/** How many people a `recipeYield` feeds: 4, "4", "4–6 servings", ["4", "4 порції"], {value: 4}. */
export function servingsOf(value: unknown): number | null {
  for (const one of listOf(value)) {
    const said = isNode(one) ? (one['value'] ?? one['minValue'] ?? one) : one
    const servings = servingsIn(lineText(said, 100))
    if (servings) return servings
  }
  return null
}

export function servingsIn(text: string): number | null {
  for (const match of text.matchAll(/\d{1,4}(?:[.,]\d{1,3})?/g)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 12)
    const number = Math.round(Number(match[0].replace(',', '.')))
    if (number >= 1 && number <= most && !size.test(rest)) return number
  }
  return null
}
