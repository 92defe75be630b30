/** Where a kitchen is until somebody's browser has said. */
export const usualTimeZone = 'Europe/Kyiv'

/** The day, such as 2026-03-08, that it is at this moment by the clocks of a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  const parts = formatFor(timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export function isTimeZone(name: string): boolean {
  try {
    return formatFor(name) !== undefined
  } catch {
    return false
  }
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  // Gregorian, and digits that a date can be read from, whatever the reader's own are.
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
}
