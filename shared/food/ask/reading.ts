import { names } from '../names/index.ts'
import { type NumberRead, readNumber } from '../numbers/read.ts'
import { cardinals } from '../numbers/words.ts'
import { inSmall } from '../text/expressions.ts'
import { formOf } from '../text/forms.ts'
import { neededPieces } from '../text/needed-pieces.ts'
import { normalise } from '../text/normalise.ts'
import { Pieces } from '../text/pieces.ts'
import { once, remembered } from '../text/remembered.ts'
import { step } from '../text/steps.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import type { WordClass } from '../text/word-table.ts'
import { anyOf, letters } from '../text/words/letters.ts'
import { fromCzech, isCzech } from './czech.ts'
import { withFaces } from './faces.ts'
import { bare } from './function-words/bare.ts'
import { mended } from './mended.ts'
import { refusing } from './words/refusing.ts'
import { saidOtherwise } from './words/said-otherwise/index.ts'
import { gluedNumbers, minus, spelled, spelling } from './words/slips.ts'
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

const accented = anyOf(letters.onlyCzech + letters.czechAndOthers)

/** To look for more pieces than that takes as long as to ask the expression. */
const few = 4

/** An expression is made when it is first heard: there are a thousand, and few are ever. */
const slipped = saidOtherwise.map(([slip, meant, within], place) => ({
  place,
  slip: once(() => {
    const expression = new RegExp(orBare(slip), 'giu')
    const needed = neededPieces(expression) ?? []
    return { expression, needed: needed.length <= few ? needed : [] }
  }),
  meant,
  within: within.split('|').flatMap((part) => [...new Set([part, bare(part)])]),
}))

/** The same with each Czech letter or the one that is typed for it: «vlastně», "vlastne". */
function orBare(source: string): string {
  // Bun spells such letters out where a template is raw.
  const slip = source.replaceAll(/\\u([\dA-F]{4})/gi, (_, code) =>
    String.fromCharCode(Number(`0x${code}`)),
  )
  let within = false
  return [...slip].reduce((right, letter, at) => {
    if (slip[at - 1] !== '\\') within = letter === '[' || (within && letter !== ']')
    const typed = accented.test(letter) ? letter + bare(letter) : letter
    return right + (typed === letter || within ? typed : `[${typed}]`)
  }, '')
}

/** Few questions have a slip in them: an expression is asked only where what it stands on is said. */
function putRight(text: string): string {
  let said = text
  let low = inSmall(said)
  let heard = slipsByPart.in(low)
  for (let nth = 0; nth < heard.length; ) {
    const { place, slip, meant } = heard[nth++] as (typeof slipped)[number]
    const { expression, needed } = slip()
    if (needed.length > 0 && !holdsAny(low, needed)) continue
    const right = said.replace(expression, meant)
    if (right === said) continue
    said = right
    low = inSmall(said)
    // Of what is said now, those that come behind this one.
    heard = slipsByPart.in(low).filter((other) => other.place > place)
    nth = 0
  }
  return said
}

function holdsAny(text: string, pieces: readonly string[]): boolean {
  for (const piece of pieces) if (text.includes(piece)) return true
  return false
}

const slipsByPart = new Pieces(
  slipped.flatMap((one) => one.within.map((part) => [part, one] as const)),
)

/** Lines one under another are a list, where no mark says otherwise. */
function withLines(said: string): string {
  return said.includes('\n')
    ? said.replace(/(?<=[\p{L}\p{M}\d]) *\r?\n *(?=[\p{L}\d])/gu, ', ')
    : said
}

/** «суп -цибуля», "- mushrooms": a minus takes away; where every line begins so it is only a list. */
function withMinus(said: string): string {
  if (!/[-−–0]/u.test(said) || /^\s*[-•].*\n\s*[-•]/u.test(said)) return said
  return (
    said
      .replace(/(?<=^|\s)[-−–](?=\p{Script=Cyrillic}{3})/gu, minus.cyrillic)
      .replace(/(?<=^|\s)[-−–](?=[a-z]{3})/giu, minus.latin)
      // «0 цибулі»
      .replace(/(?<![\p{L}\d.,/:-])0\s+(?=\p{Script=Cyrillic}{3})/gu, minus.cyrillic)
      .replace(/(?<![\p{L}\d.,/:-])0\s+(?=[a-z]{3})/giu, minus.latin)
      .replace(/^\s*[-−–]\s+(?=\p{Script=Cyrillic}+\s*$)/u, minus.cyrillic)
      .replace(/^\s*[-−–]\s+(?=[a-z]+\s*$)/iu, minus.latin)
  )
}

/** «свинину не можна. Щось із рисом»: the dot of a word ends a sentence, that of «хв.» does not. */
function ended(token: Token): Token[] {
  if (!token.dotted || token.kind !== 'word' || spelled.cutShort.has(token.low)) return [token]
  const dot = token.as({ kind: 'mark', text: '.', low: '.', dotted: false })
  return [token.as({ dotted: false }), dot]
}

const stuck = new RegExp(`(?:${spelling.stuck})$`, 'u')
const angry = new RegExp(`^(.{3,})(${spelling.anger})$`, 'u')
const counting = new RegExp(`^${spelling.glued}$`, 'u')
const [not = ''] = spelled.not.words
const [withIt = ''] = spelled.with.words

/** «півгодини», «двогодинний»: a number glued to what it counts. */
function parted(token: Token): Token[] {
  if (token.kind !== 'word') return [token]
  const parts = partsOf(token.low)
  return parts ? parts.map((low) => token.as({ low })) : [token]
}

/** What a word is read as, where that is not the word itself. */
const partsOf = remembered((low): readonly string[] | undefined => {
  if (spelled.withToo.has(low)) return [withIt]
  // «нелюблю», «неїм»: a slip of the space bar.
  const verb = low.startsWith(not) ? low.slice(not.length) : ''
  if (verb.length > 1 && !spelled.noSlip.has(low) && refusing.verbs.has(verb)) return [not, verb]
  // «грибамии»: a key that stuck.
  if (low.at(-1) === low.at(-2) && stuck.test(low) && !names.knows(formOf(low)))
    return [low.replace(/(.)\1+$/u, '$1')]
  // «цибулянафіг»: what is said of a food in anger runs into its name.
  const [, food = '', anger = ''] = angry.exec(low) ?? []
  if (anger && names.knows(formOf(food))) return [food, anger]
  const [glued, first = '', rest = ''] = counting.exec(low) ?? []
  return glued === undefined ? undefined : [gluedNumbers.get(first) ?? first, rest]
})

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
