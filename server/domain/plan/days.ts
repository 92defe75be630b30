import { DomainError } from '../../kernel/errors.ts'

export const dayLong = 24 * 60 * 60 * 1000

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

export function instantOf(day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(ms)) throw new DomainError('date_invalid', { date: day.slice(0, 40) })
  return ms
}

/** The Monday and the Sunday around a day. */
export function weekAround(day: string): { from: string; to: string } {
  const ms = instantOf(day)
  const monday = ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayLong
  return { from: dayOf(new Date(monday)), to: dayOf(new Date(monday + 6 * dayLong)) }
}
