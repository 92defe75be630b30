import { type NumberRead, readNumber } from '../numbers/read.ts'
import { cardinals } from '../numbers/words.ts'
import { normalise } from '../text/normalise.ts'
import { step } from '../text/steps.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import type { WordClass } from '../text/word-table.ts'
import { fromCzech, isCzech } from './czech.ts'
import { withFaces } from './faces.ts'
import { mended } from './mended.ts'
import { ended, parted, putRight, withLines, withMinus } from './put-right.ts'
import { small } from './words/small.ts'
import { wishingPhrases } from './words/wishing.ts'

/** A question while it is being read: its words, and which of them are already understood. */
export interface Reading {
  tokens: readonly Token[]
  taken: boolean[]
  czech: boolean
  /** It leans on the question before it: «а якщо …», and not what is only read so. */
  leans: boolean
}

/** Questions are short; what comes after is not read. */
export const longest = 500

export function open(text: string): Reading {
  const typed = withMinus(withFaces(normalise(withLines(text.slice(0, longest)))))
  const words = tokenize(typed)
  const written = putRight(mended(typed, words))
  const said = (written === typed ? words : tokenize(written)).flatMap(ended).flatMap(parted)
  const czech = isCzech(said)
  const tokens = czech ? fromCzech(said) : said
  const [first] = said
  const asTyped = words.slice(0, polite).some(({ low }) => low === first?.low)
  // Of more than one word it is plain as it was typed: «а якщо».
  const leans = leansOn(words, 2) || (asTyped && leansOn(tokens))
  return { tokens, taken: tokens.map(() => false), czech, leans }
}

function leansOn(tokens: readonly Token[], least = 1): boolean {
  const begun = followUps.get(tokens[0]?.low ?? '') ?? []
  return begun.some(
    (phrase) => phrase.length >= least && phrase.every((word, at) => tokens[at]?.low === word),
  )
}

const followUps = Map.groupBy(wishingPhrases.followUp, ([first = '']) => first)

/** So many words of greeting may stand before what is asked. */
const polite = 8

export function take(reading: Reading, from: number, to: number): void {
  reading.taken.fill(true, Math.max(0, from), to)
}

/** A number that ends right before this place, as far back as it reaches. */
export function numberBefore(reading: Reading, at: number) {
  const end = reading.tokens[at - 1]?.low === '-' ? at - 1 : at
  for (let from = Math.max(0, end - 5); from < end; from++) {
    if (reading.taken[from] || isCountOf(reading, from, end)) continue
    const number = readWithin(reading.tokens, from, at + 2)
    if (number?.next === end || number?.next === at) return { ...number, from }
  }
  return undefined
}

/** «на шістьох до 500 грн»: who eats, and then what it may cost; no range. */
function isCountOf(reading: Reading, from: number, end: number): boolean {
  return (
    small.for.has(reading.tokens[from - 1]?.low) &&
    reading.tokens.slice(from, end).some((token) => small.upTo.has(token.low))
  )
}

/** A plain number that starts here; articles do not count. */
export function numberAt(reading: Reading, at: number) {
  const token = reading.tokens[at]
  if (!token || reading.taken[at]) return undefined
  if (token.kind !== 'number' && !cardinals.has(token.low)) return undefined
  // «на шістьох до 500 грн» is no range: the price has been read.
  return readWithin(reading.tokens, at, freeUntil(reading, at, at + longestNumber))
}

/** No number that anybody means takes more words. */
const longestNumber = 12

function readWithin(tokens: readonly Token[], from: number, to: number): NumberRead | undefined {
  step(2)
  const read = readNumber(tokens.slice(from, to), 0)
  return read && { ...read, next: from + read.next }
}

/** How far from here on nothing is understood yet, and no farther than `to`. */
export function freeUntil({ tokens, taken }: Reading, at: number, to: number): number {
  const end = Math.min(to, tokens.length)
  for (let free = at; free < end; free++) if (taken[free]) return free
  return end
}

/** How far back the words before this place are all of the set. */
export function backOver(reading: Reading, at: number, words: WordClass): number {
  let from = at
  while (from > 0 && !reading.taken[from - 1] && words.has(reading.tokens[from - 1]?.low)) from--
  step(1 + at - from)
  return from
}
