import { latinTwins, letters, russianTwins } from './words/letters.ts'
import { marks, tinWithDot, usual } from './words/marks.ts'

/** Whatever has none of this, slashes of «ж/б» included, is as it should be already. */
const odd = new RegExp(`[^${usual}]`, 'u')

/** Whether anything in it may have to be spelt otherwise. */
export function isOdd(text: string): boolean {
  return odd.test(text)
}

/**
 * One spelling for what keyboards and web pages spell in many ways. Letters are only composed, never
 * decomposed: dropping combining marks would turn «й» into «и» and «ї» into «і».
 */
export function normalise(text: string): string {
  if (!odd.test(text)) return text
  const plain = text.normalize('NFC').replace(spelt, (said) => spellings.get(said) ?? ' ')
  return plain.includes('/') ? plain.replace(tin, tinWithDot) : plain
}

/** Stress marks and what has no width go, apostrophes and dashes become one; whatever else parts words is a space. */
const spellings = new Map(
  Object.entries({
    '': '\u0301\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff',
    "'": '’ʼ‘`´ʹ′＇',
    '-': '–—−‐‑‒―',
    '/': '⁄∕',
  }).flatMap(([plain, said]) => [...said].map((one) => [one, plain] as const)),
)
const spelt = new RegExp(`[${[...spellings.keys()].join('')}]|[^\\S ]`, 'g')

const tin = new RegExp(`(?<![\\p{L}])${marks.tin}(?!\\p{L})`, 'giu')
const bullet = new RegExp(
  `^[ \\t]*(?:\\p{Extended_Pictographic}\\uFE0F?|[-*•·▪◦✓✔☐□●○▢►+]|\\[[ ${marks.crossed}]?\\]|\\d{1,2}\\)|\\d{1,2}\\.(?= ?\\p{L}))[ \\t]*`,
  'u',
)

/** What lists put before a line: dashes, dots, boxes, «1)» and «1. ». */
export function withoutBullet(text: string): string {
  let rest = text
  for (let i = 0; i < 3; i++) {
    const found = bullet.exec(rest)
    if (!found) break
    rest = rest.slice(found[0].length)
  }
  return rest
}

const russian = new RegExp(`[${letters.russian}]`)
const everyRussian = new RegExp(russian, 'g')
const ukrainian = new RegExp(`[${letters.ukrainian}]`)
const latin = new RegExp(`[${letters.latin}]`)
const everyLatin = new RegExp(latin, 'g')

/** Lower case, «г» for «ґ», Ukrainian letters for Russian ones, Cyrillic throughout when a Latin twin slipped in («цибyля»). */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  const low = russian.test(lower)
    ? lower.replace(everyRussian, (letter) => russianTwins[letter] ?? letter)
    : lower
  if (!ukrainian.test(low) || !latin.test(low)) return low
  return low.replace(everyLatin, (letter) => latinTwins[letter] ?? letter)
}
