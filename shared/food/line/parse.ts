import { headingOf } from './heading.ts'
import { readOne } from './one.ts'
import { needsOf } from './several.ts'
import type { ParsedLine } from './types.ts'

/**
 * What a line of a recipe says, in Ukrainian, English or Czech. It is the first of the foods that it asks
 * for, and holds the `more` of them. Never throws; the text is always kept.
 */
export function parseIngredientLine(text: string): ParsedLine {
  const heading = headingOf(text)
  if (heading) return readHeading(text, heading)
  const [first, ...more] = needsOf(text)
  if (!first) return readOne(text)
  return more.length > 0 ? { ...first, text, more } : { ...first, text }
}

/** «Тісто:» is no ingredient. Yet what it names counts for allergies, unless it says what the part is for. */
function readHeading(text: string, heading: string): ParsedLine {
  const line: ParsedLine = { text, foodText: '', understood: false, heading: true }
  if (/^(для|for)\s/iu.test(heading)) return line
  const { food, alternatives = [], mentions = [] } = readOne(heading)
  const named = [...(food ? [food] : []), ...alternatives, ...mentions]
  return named.length > 0 ? { ...line, mentions: named } : line
}
