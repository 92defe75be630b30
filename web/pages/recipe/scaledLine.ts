import { scaledForCook } from '../../../shared/food/amounts/cooks.ts'
import { formatAmount, formatQuantity } from '../../../shared/food/amounts/format.ts'
import type { PerVolume } from '../../../shared/food/amounts/metric.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { Amount, ParsedLine } from '../../../shared/food/line/types.ts'
import { formFor } from '../../../shared/food/write/agree.ts'
import type { FoodName } from '../../../shared/food/write/counted.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { bind } from '../../language/bind.ts'

/** A line with what its food is called, and what a spoon of it comes to, where that is known. */
export interface NamedLine extends ParsedLine {
  named?: FoodName | null
  perVolume?: PerVolume | null
  more?: NamedLine[]
}

export interface ShownLine {
  name: string
  amount: string
  /** The same amount as the author also said it: «400 г» of two beetroots. */
  also?: string
  /** Grams were asked for, and nobody knows what a spoon of it weighs. */
  unweighed?: true
}

/** A line for more or fewer servings; what has no amount stays as its author wrote it. */
export function scaledLine(line: NamedLine, factor: number, language: Language): ShownLine {
  const amount = writtenAmount(line)
  if (!amount) return { name: lowered(line.text), amount: '' }
  const scaled = scaledForCook(amount, factor)
  const also = line.also && bind(formatAmount(scaledForCook(line.also, factor), language))
  if (!line.named) {
    const said = asWritten(line, amount, scaled, language)
    return { name: withNote(also ? `${said} (${also})` : said, line), amount: '' }
  }
  const name = nameOf(line, scaled, language)
  if (!also) return { name, amount: amountBeside(scaled, language) }
  // «2 400 г» would be two thousand four hundred: beside another amount a count says that it is one.
  const counted = { ...scaled, unit: scaled.unit ?? ('piece' as const) }
  return { name, amount: bind(formatAmount(counted, language)), also }
}

/** The foods of a line, each with its amount; where none has one, the line is said as it was written. */
export function shownNeeds(line: NamedLine): readonly NamedLine[] {
  const needs: readonly NamedLine[] = needsOfLine(line)
  return needs.some((one) => one.quantity !== undefined) ? needs : [line]
}

export function writtenAmount(line: ParsedLine): Amount | undefined {
  if (line.quantity === undefined || !line.foodText) return undefined
  const amount: Amount = { quantity: line.quantity }
  if (line.upTo !== undefined) amount.upTo = line.upTo
  if (line.unit) amount.unit = line.unit
  return amount
}

/** «Яйця · 5 шт.», but «яйце · 1 шт.»; in English, "eggs" beside 5. */
export function nameOf(line: NamedLine, amount: Amount, language: Language): string {
  const { name, forms = [] } = line.named ?? { name: line.foodText }
  const [one = name, few = name] = forms
  const counted = !amount.unit || amount.unit === 'piece'
  const alone = counted && (amount.upTo ?? amount.quantity) === 1 && name === few
  if (language !== 'en') return withNote(alone ? one : name, line)
  // "500 g beetroot" and "500 g potatoes" are as their author has them.
  const agreed = forms.length > 0 && formFor(forms, amount.upTo ?? amount.quantity, language)
  return withNote((counted && agreed) || line.foodText, line)
}

/** What a step takes: «буряк 500 г», "500 g beetroot", "2 eggs". */
export function inWords(line: NamedLine, { name, amount }: ShownLine, language: Language): string {
  const bare = line.note ? name.replace(`, ${line.note}`, '') : name
  return (language === 'en' ? [amount, bare] : [bare, amount]).filter(Boolean).join(' ')
}

/** Beside a name a bare number would say too little; English says it without a unit. */
export function amountBeside(amount: Amount, language: Language): string {
  const unit = amount.unit ?? (language === 'en' ? undefined : 'piece')
  return bind(formatAmount({ ...amount, ...(unit && { unit }) }, language))
}

/**
 * A food of which nobody knows what it is called otherwise keeps the order of its author, in which it agrees
 * with its number; where another number would ask for another form, the line is told so many times.
 */
function asWritten(line: ParsedLine, before: Amount, after: Amount, language: Language): string {
  const most = (amount: Amount) => amount.upTo ?? amount.quantity
  const formOf = (amount: Amount) => formFor(['1', '2', '5', '½'], most(amount), language)
  if (!after.unit && formOf(before) !== formOf(after)) {
    const times = formatQuantity(most(after) / most(before), undefined, language)
    return `${lowered(line.text)} × ${times}`
  }
  return `${bind(formatAmount(after, language))} ${line.foodText}`
}

function withNote(name: string, line: ParsedLine): string {
  const note = line.note && !name.includes(line.note) ? line.note : undefined
  return lowered([name, note].filter(Boolean).join(', '))
}

/** Some authors begin a line with a capital, some do not; in one list they read alike. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
