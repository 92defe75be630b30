import type { Language } from '../../shared/language/languages.ts'
import { bind } from './bind.ts'
import { locales } from './format.ts'

export interface DayNames {
  /** «Понеділок». */
  long: (day: string) => string
  /** «Пн». */
  short: (day: string) => string
  /** «пн», as it stands inside a sentence; "Mon" is the same everywhere. */
  brief: (day: string) => string
  number: (day: string) => number
  /** «24», and in Czech "24.". */
  ordinal: (day: string) => string
  /** «понеділок, 24 листопада». */
  full: (day: string) => string
  /** «24 листопада». */
  date: (day: string) => string
  /** «24–30 листопада». */
  range: (from: string, to: string) => string
}

/** Days and weeks as people of this language say them. */
export function dayNamesFor(language: Language): DayNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
    return (day: string) => made.format(Date.parse(day))
  }
  const weekday = format({ weekday: 'long' })
  const shortWeekday = format({ weekday: 'short' })
  const date = format({ day: 'numeric', month: 'long' })
  const number = (day: string) => Number(day.slice(8))
  const ordinal = format({ day: 'numeric' })
  return {
    long: (day) => capital(weekday(day)),
    brief: shortWeekday,
    short: (day) => capital(shortWeekday(day)),
    number,
    ordinal,
    date: (day) => bind(date(day)),
    full: (day) => bind(`${weekday(day)}, ${date(day)}`),
    range: (from, to) =>
      bind(
        from.slice(0, 7) === to.slice(0, 7)
          ? // Its dash is no place to begin a new line.
            `${ordinal(from)}–${date(to)}`
          : `${date(from)} – ${date(to)}`,
      ),
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
