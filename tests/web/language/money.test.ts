import { expect, test } from 'bun:test'
import { languages } from '../../../shared/language/languages.ts'
import { formatFor, locales } from '../../../web/language/format.ts'

const currencies = ['UAH', 'CZK', 'EUR', 'USD', 'PLN', 'GBP', 'CHF', 'JPY', 'KWD']

test('money is written as the standard formats of its language write it', () => {
  const odd: string[] = []
  for (const language of languages)
    for (const currency of currencies) {
      const perUnit = { JPY: 1, KWD: 1000 }[currency] ?? 100
      const small = Math.log10(perUnit)
      for (const minor of [
        0, 1, 5, 99, 650, 999, 1000, 1250, 4_250, 99_950, 123_456, 123_456_789,
      ]) {
        const major = minor / perUnit
        const digits = major < 10 && !Number.isInteger(major) ? small : 0
        const standard = new Intl.NumberFormat(locales[language], {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(major)
        const written = formatFor(language).money(minor, currency)
        if (written !== standard) odd.push(`${written}, not ${standard}`)
      }
    }
  expect(odd).toEqual([])
})
