/** Whatever has none of this, slashes of «ж/б» included, is as it should be already. */
const odd = /[^ -.0-~Ѐ-џҐґ«»№½¼¾]/u

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
  return text
    .normalize('NFC')
    .replace(/\u0301/g, '')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[’ʼ‘`´ʹ′＇]/g, "'")
    .replace(/[–—−‐‑‒―]/g, '-')
    .replace(/⁄|∕/g, '/')
    .replace(/(?<![\p{L}])([жз])\/б(?!\p{L})/giu, '$1.б')
    .replace(/[\s\u00a0]/g, ' ')
}

const bullet =
  /^[ \t]*(?:\p{Extended_Pictographic}\uFE0F?|[-*•·▪◦✓✔☐□●○▢►+]|\[[ xXхХ]?\]|\d{1,2}\)|\d{1,2}\.(?= ?\p{L}))[ \t]*/u

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

const latinTwins: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  ï: 'ї',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  k: 'к',
  m: 'м',
  t: 'т',
  h: 'н',
  b: 'в',
}

const russianTwins: Record<string, string> = { ы: 'и', э: 'е', ё: 'е', ъ: '' }

/** Lower case, Ukrainian letters for Russian ones, Cyrillic throughout when a Latin twin slipped in («цибyля»). */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  const low = /[ыэёъ]/.test(lower)
    ? lower.replace(/[ыэёъ]/g, (letter) => russianTwins[letter] ?? letter)
    : lower
  if (!/[а-яіїєґ]/.test(low) || !/[a-zï]/.test(low)) return low
  return low.replace(/[a-zï]/g, (letter) => latinTwins[letter] ?? letter)
}
