import { lineText } from './plain-text.ts'
import { isNode, listOf } from './schema.ts'

const longest = 100_000

/** Minutes of an ISO 8601 duration, of a plain number, or of words such as «1 год 20 хв». */
export function minutesOf(value: unknown): number | null {
  const [one] = listOf(value)
  const said = isNode(one) ? (one['maxValue'] ?? one['value'] ?? one) : one
  const text = lineText(said, 80)
  if (text === '') return null
  const minutes = isoMinutes(text) ?? bareMinutes(text) ?? wordMinutes(text)
  return minutes !== null && minutes > 0 ? Math.min(longest, Math.round(minutes)) : null
}

const number = '(\\d{1,6}(?:[.,]\\d{1,6})?)'
const iso = new RegExp(
  `^P(?:${number}Y)?(?:${number}M)?(?:${number}W)?(?:${number}D)?(?:T?(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`,
  'i',
)
const minutesEach = [525_600, 43_800, 10_080, 1440, 60, 1, 1 / 60]

/** The T is at times forgotten where hours follow: P1H30M. A lone P30M is half an hour, not months. */
function isoMinutes(text: string): number | null {
  // «PT20M-PT30M»: the longer counts.
  const [whole = ''] = text.split(/\s?[-–—/]\s?(?=P)/i).slice(-1)
  const bare = whole
    .replaceAll(' ', '')
    .replace(/^P(?=\d{1,4}M$)/i, 'PT')
    // What has lost its unit was minutes.
    .replace(/^PT(\d{1,4})$/i, 'PT$1M')
  const found = iso.exec(bare)
  if (!found || !/\d/.test(bare)) return null
  return found
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')))
    .reduce((sum, part, at) => sum + part * (minutesEach[at] ?? 0), 0)
}

function bareMinutes(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  return /^\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null
}

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:хв|мин|m(?!on|ie|es)|perc|λεπτ|da?k|phút|דק|دقي|دقا|นาที|मिनट)/, 1],
  [
    /^(?:год|час|ч$|гад|h|std|stund|uur|uren|or[ae]|godz|hod|ór|tim|t$|saat|sat|ur[aeio]?$|ώρ|giờ|jam|שע|ساع|ชั่วโมง|घंट)/,
    60,
  ],
  [/^(?:дн|доб|ден|сут|d(?:$|a[yg]|i[ae]|í|z|n|e[nň])|tag|jour|giorn|nap|päiv|zi)/, 1440],
]
const halves: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

const range =
  /(\d\s{0,2}\p{L}.{0,20}?)\s{0,2}(?:[-–—]|\s(?:a|à|to|bis|do|до|až|tot|til|till|ad?)\s)\s{0,2}(\d.*\p{L}.*)$/iu

const inWords: readonly (readonly [RegExp, string])[] = [
  [/時間|小时|小時|시간/g, ' h '],
  [/分钟|分鐘|分|분/g, ' min '],
  // «45'», the prime of minutes.
  [/(\d)\s?['’′΄](?!\p{L})/gu, '$1 min'],
  [/(?<![\d/])1\/2(?![\d/])/g, '½'],
  [/(?<![\d/])1\/4(?![\d/])/g, '¼'],
  [/(?<![\d/])3\/4(?![\d/])/g, '¾'],
  [
    /half an hour|пів ?години|полчаса|(?:eine )?halbe stunde|p[uů]l hodiny|pó[lł] godziny/g,
    '30 min',
  ],
  [/(?:une )?demi-heure|mezz['’]ora|media hora|meia hora|half uur|halvtimme|halv time/g, '30 min'],
  [/(?<!\p{L})an hour/gu, '1 h'],
  [/(\d)\s+de\s+/g, '$1 '],
]

/** With its signs and words as numbers with units. */
export const spelled = (text: string) =>
  inWords.reduce((said, [words, number]) => said.replace(words, number), text)

/** «1,5 години», "2 hrs 10 mins", «45 хв», "1 ½ Stunden", "1 h 30". Of «30–40 хв» the longer counts. */
export function wordMinutes(text: string): number | null {
  // «30 min to 1 hour»: of a range of two times the longer counts.
  const [, , longer] = range.exec(text) ?? []
  if (longer) return wordMinutes(longer)
  const said = spelled(text.toLowerCase())
  let total = 0
  let last = 0
  const amount = '(\\d{1,4}(?:[.,]\\d{1,2})?)?\\s{0,2}([½¼¾]|(?<=\\d\\s)1/2)?'
  for (const [, whole = '', part = '', word = ''] of said.matchAll(
    new RegExp(`${amount}\\s{0,3}(\\p{L}{1,12}|$)`, 'gu'),
  )) {
    if (whole === '' && part === '') continue
    const each = units.find(([pattern]) => pattern.test(word))?.[1]
    const count = Number(whole.replace(',', '.')) + (halves[part] ?? (part ? 0.5 : 0))
    // The minutes after hours go without their word: "1 h 30".
    const minutes = each ?? (word === '' && last === 60 ? 1 : 0)
    total += count * minutes
    last = minutes
  }
  return total > 0 ? Math.round(total) : null
}
