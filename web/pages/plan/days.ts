import type { Language } from '../../../shared/language/languages.ts'
import { bind } from '../../language/bind.ts'
import { locales } from '../../language/format.ts'

const dayLong = 24 * 60 * 60 * 1000

/** A day some days later, or earlier. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLong).toISOString().slice(0, 10)
}

export function mondayOf(day: string): string {
  return plusDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7))
}

export function weekFrom(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => plusDays(monday, at))
}

/** Where a day stands on the page, and what the strip of days leads to. */
export const dayElementId = (day: string) => `d${day}`

/** The day it is where the person is. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Where a sample of seven days begins in the week that is shown: on its Monday or, in the present week,
 * today. When most of this week is over, it is the next one that is worth planning.
 */
export function sampleStart(monday: string, today: string | undefined): string | undefined {
  if (today === undefined || plusDays(monday, 6) < today) return undefined
  if (today <= monday) return monday
  return today < plusDays(monday, 4) ? today : plusDays(monday, 7)
}

/** A day that an address may name. */
export function dayIn(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const ms = Date.parse(text)
  const real = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
  return real && text >= '1900-01-08' && text < '2199-12-24' ? text : undefined
}

export interface DayNames {
  /** «Понеділок». */
  long: (day: string) => string
  /** «Пн». */
  short: (day: string) => string
  /** «пн», as it stands inside a sentence; "Mon" is the same everywhere. */
  brief: (day: string) => string
  number: (day: string) => number
  /** «понеділок, 24 листопада». */
  full: (day: string) => string
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
  return {
    long: (day) => capital(weekday(day)),
    brief: shortWeekday,
    short: (day) => capital(shortWeekday(day)),
    number,
    full: (day) => bind(`${weekday(day)}, ${date(day)}`),
    range: (from, to) =>
      bind(
        from.slice(0, 7) === to.slice(0, 7)
          ? // Its dash is no place to begin a new line.
            `${number(from)}–${date(to)}`
          : `${date(from)} – ${date(to)}`,
      ),
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
