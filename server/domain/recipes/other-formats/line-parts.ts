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

const glyphs: Readonly<Record<string, number>> = {
  ...{ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8 },
}

/** Of what `amount` has found: «1,5», «1/2», «1 ½». */
function numberIn(said: string): number {
  const [over, under] = said.split('/').map((one) => Number(one))
  if (under) return (over ?? 0) / under
  const part = glyphs[said.trim().at(-1) ?? ''] ?? 0
  return Number(said.replace(/[^\d.,]/g, '').replace(',', '.') || 0) + part
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
