import { dayLong, dayOf, instantOf, weekAround } from '../days.ts'

export interface RepeatRule {
  first: string
  /** Monday is 0. */
  weekdays: readonly number[]
  everyWeeks: number
  /** The last day that it may come; null for as long as nobody says. */
  until: string | null
}

/**
 * The days after one and up to another on which it comes. Days are counted as days and weeks as weeks, so that
 * neither summer time nor the end of a year moves any of them.
 */
export function occurrences(rule: RepeatRule, after: string, to: string): string[] {
  const last = rule.until !== null && rule.until < to ? rule.until : to
  const begin = Math.max(instantOf(after) + dayLong, instantOf(rule.first))
  const firstWeek = instantOf(weekAround(rule.first).from)
  const days: string[] = []
  for (let at = begin; at <= instantOf(last); at += dayLong) {
    const week = Math.floor((at - firstWeek) / (7 * dayLong))
    if (week % rule.everyWeeks === 0 && rule.weekdays.includes(weekdayOf(at)))
      days.push(dayOf(new Date(at)))
  }
  return days
}

/** Monday is 0. */
export function weekdayOf(instant: number): number {
  return (new Date(instant).getUTCDay() + 6) % 7
}
