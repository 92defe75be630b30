import { readNumber } from '../numbers/read.ts'
import { cardinals } from '../numbers/words.ts'
import { normalise } from '../text/normalise.ts'
import { type Token, tokenize } from '../text/tokens.ts'

/** A question while it is being read: its words, and which of them are already understood. */
export interface Reading {
  tokens: readonly Token[]
  taken: boolean[]
}

/** Questions are short; what comes after is not read. */
const longest = 500

export function open(text: string): Reading {
  const tokens = tokenize(
    normalise(text.slice(0, longest))
      .replaceAll('₴', ' грн ')
      .replace(/\bw ?\/ ?o\b/gi, 'without'),
  ).flatMap(parted)
  return { tokens, taken: tokens.map(() => false) }
}

/** «півгодини», «двогодинний»: a number glued to what it counts. */
function parted(token: Token): Token[] {
  if (token.low === 'із' || token.low === 'зі' || token.low === 'зо')
    return [{ ...token, low: 'з' }]
  const glued = /^(пів|півтора|двох|дво|трьох)-?(годин.*|хвилин.*|порці.*)$/u.exec(token.low)
  if (token.kind !== 'word' || !glued) return [token]
  const [, first = '', rest = ''] = glued
  const number = { дво: 'дві', двох: 'дві', трьох: 'три' }[first] ?? first
  return [
    { ...token, low: number },
    { ...token, low: rest },
  ]
}

export function take(reading: Reading, from: number, to: number): void {
  reading.taken.fill(true, Math.max(0, from), to)
}

/** A number that ends right before this place, as far back as it reaches. */
export function numberBefore(reading: Reading, at: number) {
  const end = reading.tokens[at - 1]?.low === '-' ? at - 1 : at
  for (let from = Math.max(0, end - 5); from < end; from++) {
    if (reading.taken[from]) continue
    const number = readNumber(reading.tokens, from)
    if (number?.next === end || number?.next === at) return { ...number, from }
  }
  return undefined
}

/** A plain number that starts here; articles do not count. */
export function numberAt(reading: Reading, at: number) {
  const token = reading.tokens[at]
  if (!token || reading.taken[at]) return undefined
  if (token.kind !== 'number' && !cardinals.has(token.low)) return undefined
  return readNumber(reading.tokens, at)
}

/** How far back the words before this place are all of the set. */
export function backOver(reading: Reading, at: number, words: ReadonlySet<string>): number {
  let from = at
  while (from > 0 && !reading.taken[from - 1] && words.has(reading.tokens[from - 1]?.low ?? ''))
    from--
  return from
}
