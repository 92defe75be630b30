const dayLong = 24 * 60 * 60 * 1000

/** A day some days later, or earlier. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLong).toISOString().slice(0, 10)
}

export function mondayOf(day: string): string {
  return plusDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7))
}

/** Any Monday, for the names of weekdays. */
export const aMonday = '2026-01-05'

export function weekFrom(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => plusDays(monday, at))
}

/** Where a day stands on the page, and what the strip of days leads to. */
export const dayElementId = (day: string) => `d${day}`

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
