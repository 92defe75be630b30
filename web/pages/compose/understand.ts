import { formatQuantity, unitLabel } from '../../../shared/food/amounts/format.ts'
import { entryOf } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { Language } from '../../../shared/language/languages.ts'

export interface Understood {
  amount?: string
  unit?: string
  /** The food by its first name; absent when the line's food is not known. */
  food?: string
  note?: string
}

/** What was understood of a typed line. It brings the lexicon: load it with the composer, not before. */
export function understand(text: string, language: Language): Understood {
  const line = parseIngredientLine(text)
  const known: Understood = {}
  if (line.quantity !== undefined) {
    const from = formatQuantity(line.quantity, line.unit, language)
    const upTo = line.upTo === undefined ? '' : formatQuantity(line.upTo, line.unit, language)
    known.amount = upTo ? `${from}–${upTo}` : from
    if (line.unit) known.unit = unitLabel(line.unit, line.upTo ?? line.quantity, language)
  }
  const food = line.food ? entryOf(line.food)?.[language][0] : undefined
  if (food && line.understood) known.food = food
  if (line.note) known.note = line.note
  return known
}
