import { ago, counts, days, kept, months } from './words/kept.ts'

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`

const monthName = oneOf(months)
const number = `(?:\\d{1,2}|${oneOf(counts.map(([, names]) => names))})`
const ending = `(?:st|nd|rd|th)?`
const behind = `(?!\\p{L}|\\d)`
const yearSaid = `(?:,? ?20\\d\\d(?: ${oneOf([kept.yearWord])}\\.?)?)?`

/** Every way in which a day is said here, as a piece of a pattern. */
export const daySaid = oneOf([
  `20\\d\\d-\\d\\d-\\d\\d`,
  // «До 2.5 кг» is no day.
  `\\d{1,2}\\. ?\\d{1,2}(?:\\. ?(?:20\\d\\d|\\d\\d(?!\\d)))?(?!\\d| ?\\p{L}| ?%)\\.?`,
  `\\d{1,2}${ending}\\.? ${monthName}${behind}${yearSaid}`,
  `${monthName} \\d{1,2}${ending}${behind}${yearSaid}`,
  `${oneOf(days.map(([, names]) => names))}${behind}`,
  ...ago.map(([, before, after]) => `${before}(?:${number} )?${after}${behind}`),
])

const calendar = [
  /^(?<y>20\d\d)-(?<m>\d\d)-(?<d>\d\d)$/,
  /^(?<d>\d{1,2})\. ?(?<m>\d{1,2})(?:\. ?(?<y>\d{2,4}))?\.?$/,
] as const

/**
 * The day that is meant, such as 2026-12-02; null where there is no such day. Without its year a day ahead is the
 * next one, and one behind the last: in January «до 28 грудня» is still of the old year.
 */
export function dayOf(said: string, today: string, way: 'ahead' | 'behind'): string | null {
  const text = said.toLowerCase()
  const away = daysAway(text)
  if (away !== null) return plus(today, away)
  const { y, m, d } = partsOf(text)
  if (!m || !d) return null
  if (y) return dayWith(y < 100 ? 2000 + y : y, m, d)
  const now = Number(today.slice(0, 4))
  const near = [now - 1, now, now + 1].flatMap((year) => dayWith(year, m, d) ?? [])
  return way === 'ahead'
    ? (near.find((day) => day >= plus(today, -60)) ?? null)
    : (near.findLast((day) => day <= today) ?? null)
}

interface Parts {
  y?: number
  m?: number
  d?: number
}

function partsOf(text: string): Parts {
  const figures = calendar.map((shape) => shape.exec(text)?.groups).find(Boolean)
  if (figures) {
    const { y, m, d } = figures
    return { m: Number(m), d: Number(d), ...(y && { y: Number(y) }) }
  }
  const m = months.findIndex((names) =>
    new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u').test(text),
  )
  const numbers = text.match(/\d+/g)?.map(Number) ?? []
  const d = numbers.find((one) => one < 32)
  const y = numbers.find((one) => one > 2000)
  return { m: m + 1, ...(d && { d }), ...(y && { y }) }
}

function daysAway(text: string): number | null {
  const named = days.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(text))
  if (named) return named[0]
  for (const [each, before, after] of ago) {
    const found = new RegExp(`^${before}(?:(.+) )?${after}$`, 'u').exec(text)
    if (found) return -each * countOf(found[1])
  }
  return null
}

function countOf(said: string | undefined): number {
  const named = counts.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(said ?? ''))
  return named?.[0] ?? Number(said ?? 1)
}

function plus(day: string, away: number): string {
  return new Date(Date.parse(day) + away * 86_400_000).toISOString().slice(0, 10)
}

function dayWith(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null
}
