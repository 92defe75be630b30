import type { Language } from '../../shared/language/languages.ts'
import { fromMinor, shelfDigits } from '../../shared/money.ts'

const space = '\u00a0'
const signs: Readonly<Record<string, string>> = {
  UAH: '₴',
  CZK: 'Kč',
  EUR: '€',
  USD: '$',
  PLN: 'zł',
  GBP: '£',
  HUF: 'Ft',
  RON: 'lei',
}

/** «42 ₴», «6,50 ₴», "₴1,234": below ten with its small coins, above without; to the coin where it is exact. */
export function moneyText(
  language: Language,
  locale: string,
  minor: number,
  currency: string,
  exact = false,
): string {
  const major = fromMinor(minor, currency)
  const small = exact || (Math.abs(major) < 10 && !Number.isInteger(major))
  const digits = small ? shelfDigits(currency) : 0
  const sign = signs[currency]
  return sign
    ? written(language, major, digits, sign)
    : formatter(locale, currency, digits).format(major)
}

/** As `Intl` writes it, which takes longer to be made ready than a page has to wake up. */
function written(language: Language, major: number, digits: number, sign: string): string {
  const [whole = '', small] = Math.abs(major).toFixed(digits).split('.')
  const minus = major < 0 ? '-' : ''
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : space)
  if (language !== 'en')
    return `${minus}${grouped}${small === undefined ? '' : `,${small}`}${space}${sign}`
  const gap = /\p{L}$/u.test(sign) ? space : ''
  return `${minus}${sign}${gap}${grouped}${small === undefined ? '' : `.${small}`}`
}

const made = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  })
  made.set(key, format)
  return format
}
