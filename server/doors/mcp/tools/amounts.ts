import { z } from 'zod'
import type { Language } from '../../../../shared/language/languages.ts'
import { fromMinor, shelfDigits } from '../../../../shared/money.ts'

/** In minor units such as kopiykas, and as people write it. */
export const money = z.object({ minor: z.int(), currency: z.string(), text: z.string() })

/** An amount as a number to count with, and as text to repeat to a person. */
export function moneyOf(minor: number, currency: string, language: Language) {
  const digits = shelfDigits(currency)
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return { minor, currency, text: format.format(fromMinor(minor, currency)) }
}

/** «⅔ склянки» is no number of fourteen places: as many as a cook could measure. */
export function rounded(quantity: number): number {
  return quantity >= 100 ? Math.round(quantity) : Number(quantity.toPrecision(3))
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
