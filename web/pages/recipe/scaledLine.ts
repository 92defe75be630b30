import { scaledForCook } from '../../../shared/food/amounts/cooks.ts'
import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { Amount, ParsedLine } from '../../../shared/food/line/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { bind } from '../../language/bind.ts'

export interface ShownLine {
  name: string
  amount: string
  /** The same amount as the author also said it, «400 г» of one tin, and the tin beside it. */
  also?: { counted: string; amount: string }
}

/** A line for more or fewer servings; what has no amount stays as its author wrote it. */
export function scaledLine(line: ParsedLine, factor: number, language: Language): ShownLine {
  const shown = (amount: Amount) => bind(formatAmount(scaledForCook(amount, factor), language))
  const amount = writtenAmount(line)
  if (!amount) return { name: lowered(line.text), amount: '' }
  const plain = { name: nameOf(line), amount: shown(amount) }
  if (!line.also) return plain
  // «буряк 2 400 г» would be two thousand four hundred: beside another amount a count says that it is one.
  const counted = shown({ ...amount, unit: amount.unit ?? 'piece' })
  return { ...plain, also: { counted, amount: shown(line.also) } }
}

/** The foods of a line, each with its amount; where none has one, the line is said as it was written. */
export function shownNeeds(line: ParsedLine): readonly ParsedLine[] {
  const needs = needsOfLine(line)
  return needs.some((one) => one.quantity !== undefined) ? needs : [line]
}

export function writtenAmount(line: ParsedLine): Amount | undefined {
  if (line.quantity === undefined || !line.foodText) return undefined
  const amount: Amount = { quantity: line.quantity }
  if (line.upTo !== undefined) amount.upTo = line.upTo
  if (line.unit) amount.unit = line.unit
  return amount
}

export function nameOf(line: ParsedLine): string {
  return lowered([line.foodText, line.note].filter(Boolean).join(', '))
}

/** In the order of its author, whose name of the food agrees with it: «500 г буряка», but «буряк 500 г». */
export function inWords({ text, foodText }: ParsedLine, { name, amount }: ShownLine): string {
  const words = text.trimStart().toLowerCase()
  const nameLeads = foodText !== '' && words.startsWith(foodText.toLowerCase())
  return (nameLeads ? [name, amount] : [amount, name]).filter(Boolean).join(' ')
}

/** Some authors begin a line with a capital, some do not; in one list they read alike. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
