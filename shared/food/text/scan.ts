import { type Form, formOf } from './forms.ts'
import { foldWord } from './normalise.ts'
import { remembered } from './remembered.ts'

/** A word as it was written, with what is known of it. */
export interface Heard {
  said: string
  /** Of what was said: to ask the text itself would fetch it for nothing else. */
  length: number
  low: string
  form: Form
}

/** The word without capitals, twins of letters and apostrophes. */
const folded = remembered((said) => foldWord(said).replaceAll("'", ''))

/** Which of the commonest characters are letters: Latin with its accents, and Cyrillic. */
const common = 0x530
const letters = Uint8Array.from({ length: common }, (_, code) =>
  /[\p{L}\p{M}]/u.test(String.fromCharCode(code)) ? 1 : 0,
)

export function isLetter(code: number): boolean {
  return code < common && letters[code] === 1
}

/**
 * Words by the sum of their letters, which is made while they are read: a word that was met before is found
 * without being cut out of its text. Each has two places; of three that want them the oldest goes.
 */
const places = 1 << 15
const heard: (Heard | undefined)[] = new Array(places).fill(undefined)
/**
 * How each of them is spelt, side by side: its length, and its letters. A look at the word itself would fetch it, its
 * text and its letters from three corners of the memory, for most of the words of a line.
 */
const row = 16
const spelt = new Uint16Array(places * row)

/** The word that begins here, when it is letters and nothing else, as most are. */
export function plainWordAt(text: string, start: number): Heard | undefined {
  const { length } = text
  let at = start
  let sum = 0
  let code = 0
  // Never past the end: a character that is not there is no number, and makes every other one slow to read.
  for (; at < length; at++) {
    code = text.charCodeAt(at)
    if (code >= common || letters[code] !== 1) break
    sum = (Math.imul(sum, 31) + code) | 0
  }
  // What has an apostrophe, a digit or a rarer letter in it is looked at more closely.
  if (at === start) return undefined
  if (at < length && (code === 39 || (code >= 48 && code <= 57) || code >= common)) return undefined
  const place = (sum ^ (sum >>> 15)) & (places - 1)
  if (standsAt(place, text, start, at)) return heard[place]
  if (standsAt(place ^ 1, text, start, at)) return heard[place ^ 1]
  const word = heardAs(text.slice(start, at))
  if (word.said.length > longest) return word
  const before = heard[place]
  if (before !== undefined) keep(place ^ 1, before)
  keep(place, word)
  return word
}

function keep(place: number, word: Heard): void {
  heard[place] = word
  const { said } = word
  const from = place * row
  spelt[from] = said.length
  for (let at = 0; at < said.length && at < row - 1; at++)
    spelt[from + 1 + at] = said.charCodeAt(at)
}

/** Longer ones are no words, and are not kept. */
const longest = 40

function standsAt(place: number, text: string, start: number, end: number): boolean {
  const from = place * row
  const length = end - start
  if (spelt[from] !== length) return false
  const near = length < row ? length : row - 1
  for (let at = 0; at < near; at++)
    if (spelt[from + 1 + at] !== text.charCodeAt(start + at)) return false
  return length < row || heard[place]?.said === text.slice(start, end)
}

export function heardAs(said: string): Heard {
  const low = folded(said)
  return { said, length: said.length, low, form: formOf(low) }
}
