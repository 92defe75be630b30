import type { Language } from '../../shared/language/languages.ts'
import { moneyText } from './money.ts'

export const locales: Record<Language, string> = { uk: 'uk-UA', en: 'en-GB', cs: 'cs-CZ' }

export interface Format {
  number: (value: number) => string
  money: (minor: number, currency: string) => string
  /** What a shop asks for, to the coin. */
  price: (minor: number, currency: string) => string
  date: (moment: number) => string
  /** A day of the plan, such as 2026-11-26: «ср, 26 листопада». */
  day: (date: string) => string
  time: (moment: number) => string
  /** The day and the time, by the reader's own clock: only for what is drawn in the browser. */
  moment: (moment: number) => string
}

/** Numbers, money and dates as a person of this language writes them. */
export function formatFor(language: Language): Format {
  const locale = locales[language]
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  // One zone for both sides: the server's own would make its rendering differ from the browser's.
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
  const days = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }),
  )
  const times = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }))
  const moments = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
  )
  return {
    number: (value) => numbers().format(value),
    money: (minor, currency) => moneyText(language, locale, minor, currency),
    price: (minor, currency) => moneyText(language, locale, minor, currency, true),
    date: (moment) => dates().format(moment),
    day: (date) => days().format(Date.parse(date)),
    time: (moment) => times().format(moment),
    moment: (moment) => moments().format(moment),
  }
}

/** Made when it is first needed: each takes longer to make than to draw a recipe card. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
