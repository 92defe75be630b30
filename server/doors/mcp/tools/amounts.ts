import { z } from 'zod'
import type { Language } from '../../../../shared/language/languages.ts'
import { fromMinor, minorDigits } from '../../../../shared/money.ts'

export const money = z.object({
  minor: z.number().int().describe('The amount in minor units, such as kopiykas'),
  currency: z.string().describe('ISO 4217'),
  text: z.string().describe('The amount as people write it'),
})

/** An amount as a number to count with, and as text to repeat to a person. */
export function moneyOf(minor: number, currency: string, language: Language) {
  const digits = minorDigits(currency)
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return { minor, currency, text: format.format(fromMinor(minor, currency)) }
}

/** Leaves out what has no value: a missing key says less, and says it more clearly, than a null. */
export function given<T extends Record<string, unknown>>(
  values: T,
): { [K in keyof T]?: Exclude<T[K], null | undefined> } {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) kept[name] = value
  }
  return kept as never
}

export function moment(ms: number): string {
  return new Date(ms).toISOString()
}
