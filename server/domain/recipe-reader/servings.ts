import { lineText } from './plain-text.ts'
import { isNode, listOf } from './schema.ts'

const most = 500
// «форма 20 см» and "9-inch tin" are sizes, not servings.
const size =
  /^\s{0,3}-?\s{0,3}(?:см|мм|г|гр|кг|мл|л|cm|mm|g|kg|ml|l|oz|ounces?|inch|in|cups?|quarts?|"|”)(?!\p{L})/iu

const words: readonly (readonly [RegExp, number])[] = (
  [
    [1, 'one', 'одна', 'одну', 'eine', 'une', 'una', 'jeden', 'jedna'],
    [2, 'two', 'дві', 'двох', 'два', 'zwei', 'deux', 'due', 'dos', 'dwie', 'dva', 'dvě'],
    [3, 'three', 'три', 'трьох', 'drei', 'trois', 'tre', 'tres', 'trzy', 'tři'],
    [4, 'four', 'чотири', 'чотирьох', 'vier', 'quatre', 'quattro', 'cuatro', 'cztery', 'čtyři'],
    [5, 'five', 'п’ять', "п'ять", 'fünf', 'cinq', 'cinque', 'cinco', 'pięć', 'pět'],
    [6, 'six', 'шість', 'шести', 'sechs', 'sei', 'seis', 'sześć', 'šest'],
    [8, 'eight', 'вісім', 'восьми', 'acht', 'huit', 'otto', 'ocho', 'osiem', 'osm'],
    [10, 'ten', 'десять', 'zehn', 'dix', 'dieci', 'diez', 'dziesięć', 'deset'],
    [24, 'two dozen'],
    [12, 'twelve', 'dozen', 'дюжина', 'дванадцять', 'zwölf', 'douze', 'dodici', 'doce'],
  ] as const
)
  .map(
    ([count, ...said]) =>
      [new RegExp(`(?<!\\p{L})(?:${said.join('|')})(?!\\p{L})`, 'iu'), count] as const,
  )
  .toSorted(([, one], [, other]) => other - one)

/** How many a `recipeYield` feeds, or how many pieces it makes; null where nobody said. */
export function servingsOf(value: unknown): number | null {
  const all = listOf(value).map((one) => {
    const said = isNode(one) ? (one['value'] ?? one['minValue'] ?? one['text'] ?? one) : one
    return lineText(said, 120)
  })
  for (const read of [servingsIn, inWords]) {
    for (const text of all) {
      const servings = read(text)
      if (servings) return servings
    }
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

/** "Makes a dozen", «на чотирьох». */
function inWords(text: string): number | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
