import { lineText } from './plain-text.ts'

const longest = 100_000

/** Minutes of an ISO 8601 duration, of a plain number, or of words such as «1 год 20 хв». */
export function minutesOf(value: unknown): number | null {
  const text = lineText(value, 60)
  const minutes = isoMinutes(text) ?? bareMinutes(text) ?? wordMinutes(text)
  return minutes !== null && minutes > 0 ? Math.min(longest, Math.round(minutes)) : null
}

function isoMinutes(text: string): number | null {
  const number = '(\\d{1,6}(?:[.,]\\d{1,6})?)'
  const iso = new RegExp(
    `^P(?:${number}D)?(?:T(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`,
    'i',
  ).exec(text.replaceAll(' ', ''))
  if (!iso) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = iso
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')))
  return days * 1440 + hours * 60 + minutes + seconds / 60
}

function bareMinutes(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:год|час|h)/, 60],
  [/^(?:хв|мин|m)/, 1],
  [/^(?:дн|доб|ден|d)/, 1440],
]

/** «1,5 години», "2 hrs 10 mins", «45 хв». */
export function wordMinutes(text: string): number | null {
  let total = 0
  for (const [, amount = '', unit = ''] of text
    .toLowerCase()
    .matchAll(/(\d{1,4}(?:[.,]\d{1,2})?)\s{0,3}(\p{L}{1,10})/gu)) {
    const minutes = units.find(([pattern]) => pattern.test(unit))?.[1]
    if (minutes) total += Number(amount.replace(',', '.')) * minutes
  }
  return total > 0 ? Math.round(total) : null
}
