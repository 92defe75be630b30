import { readNumber } from '../../../../shared/food/numbers/read.ts'
import { tokenize } from '../../../../shared/food/text/tokens.ts'
import type { Ingredient } from '../../../../shared/wire/recipes.ts'

/** A line with its amount apart; its words stay as they were written. */
export interface LineParts {
  quantity: number | null
  /** As it was written. */
  said: string
  unit: string
  words: string
}

const amount = /^(?:\d{1,3}\/\d{1,3}|\d{1,6}(?:[.,]\d{1,3})?(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛])\s{0,3}/u

/** Of what `amount` has found, as the line itself is read; 0 where it is more than one number. */
function numberIn(said: string): number {
  const tokens = tokenize(said)
  const read = readNumber(tokens, 0)
  return read?.next === tokens.length ? read.value : 0
}

/** Only a plain amount at the beginning is set apart: what is more than that stays among the words. */
export function partsOf({ text, quantity, upTo, unit }: Ingredient): LineParts {
  const whole = { quantity: null, said: '', unit: '', words: text }
  const said = amount.exec(text)?.[0]
  if (said === undefined || quantity === undefined || upTo !== undefined) return whole
  // «2 × 400 г» is 800 g in all, and the line begins with another number.
  if (Math.abs(numberIn(said) - quantity) > 0.02 * quantity) return whole
  const rest = text.slice(said.length)
  const counted = { quantity, said: said.trim() }
  if (unit === undefined) return rest === '' ? whole : { ...counted, unit: '', words: rest }
  const found = /^(\p{L}{1,14}\.?(?:\s?\p{L}\.)?)\s+(\S.*)$/u.exec(rest)
  return found ? { ...counted, unit: found[1] ?? '', words: found[2] ?? '' } : whole
}
