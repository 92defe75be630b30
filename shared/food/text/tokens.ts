import { type Form, formOf } from './forms.ts'
import { type Heard, heardAs, isLetter, plainWordAt } from './scan.ts'
import { marks } from './words/marks.ts'

type Change = Partial<Pick<Token, 'kind' | 'text' | 'low' | 'value' | 'start' | 'end' | 'dotted'>>

export class Token {
  readonly kind: 'number' | 'word' | 'mark'
  /** As the person wrote it. */
  readonly text: string
  /** Folded, for looking up; apostrophes dropped, so that «м'ясо» and «мясо» are one. */
  readonly low: string
  readonly value: number
  readonly start: number
  readonly end: number
  /** A word that ends in an abbreviation's dot: «ст.». */
  dotted: boolean
  private known: Form | undefined

  constructor(
    kind: Token['kind'],
    text: string,
    low: string,
    value: number,
    start: number,
    end: number,
    dotted = false,
    known: Form | undefined = undefined,
  ) {
    this.kind = kind
    this.text = text
    this.low = low
    this.value = value
    this.start = start
    this.end = end
    this.dotted = dotted
    this.known = known
  }

  /** Its stems, and what is known of them. */
  get form(): Form {
    this.known ??= formOf(this.low)
    return this.known
  }

  /** The same place in the text, taken for something else. */
  as({ kind = this.kind, text = this.text, low = this.low, ...more }: Change): Token {
    const { value = this.value, start = this.start, end = this.end, dotted = this.dotted } = more
    const known = low === this.low ? this.known : undefined
    return new Token(kind, text, low, value, start, end, dotted, known)
  }
}

const fractions: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const glyphs = Object.keys(fractions).join('')

// Every repetition is bounded or disjoint from what follows, so the time is linear in the text.
const number = new RegExp(
  [
    `(?<whole>\\d{1,4}) ?(?<glyph>[${glyphs}])`,
    `(?<mixed>\\d{1,3})(?: |-| (?:${marks.joinsFraction}) )(?<top>\\d{1,2}) ?/ ?(?<bottom>\\d{1,2})(?![\\d/])`,
    '(?<over>\\d{1,3}) ?/ ?(?<under>\\d{1,2})(?![\\d/])',
    '(?<thousands>\\d{1,2} 000)(?!\\d)',
    '(?<plain>\\d{1,6}(?:[.,]\\d{1,3})?)',
    `(?<alone>[${glyphs}])`,
  ].join('|'),
  'uy',
)
const word = new RegExp(`${marks.grade}|[\\p{L}\\p{M}]+(?:'[\\p{L}\\p{M}]+)*`, 'uy')
/** «1 і 1/2», "1 and 1/2". */
const joiner = new RegExp(`^ (?:${marks.joinsFraction}) `)
const opensJoiner = new Set(marks.joinsFraction.split('|').map((said) => said.charCodeAt(0)))
const lastCommon = 0x52f

/** Words, numbers with their fractions read, and marks; spaces only separate. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let last: Token | undefined
  while (at < text.length) {
    if (text.charCodeAt(at) === 32) {
      at++
      continue
    }
    const token = numberAt(text, at) ?? wordAt(text, at) ?? mark(text, at)
    at = token.end
    if (token.low === '.' && last?.kind === 'word' && last.end === token.start) last.dotted = true
    else {
      tokens.push(token)
      last = token
    }
  }
  return tokens
}

/** The words alone, folded: what long texts are searched by needs neither numbers nor places. */
export function wordsIn(text: string): string[] {
  const found: string[] = []
  eachWord(text, ({ low }) => found.push(low))
  return found
}

/** The same as what is known of them, but for those that are longer than any word is. */
export function formsIn(text: string, longest = Number.POSITIVE_INFINITY): Form[] {
  const found: Form[] = []
  eachWord(text, ({ length, form }) => {
    // What is folded may come out longer, but never twice as long.
    if (length * 2 <= longest || form.low.length <= longest) found.push(form)
  })
  return found
}

function eachWord(text: string, hear: (word: Heard) => void): void {
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    const heard =
      isLetter(code) || code > lastCommon
        ? (plainWordAt(text, at) ?? oddWordAt(text, at))
        : undefined
    if (heard) hear(heard)
    at += heard?.length ?? 1
  }
}

function numberAt(text: string, start: number): Token | undefined {
  const code = text.charCodeAt(start)
  // Every number begins with a digit or with a fraction's own letter.
  if (
    (code < 48 || code > 57) &&
    (code < 128 || isLetter(code) || !glyphs.includes(text[start] ?? ''))
  )
    return undefined
  const simple = wholeNumber(text, start) ?? powerAt(text, start)
  if (simple) return simple
  number.lastIndex = start
  const groups = number.exec(text)?.groups
  if (!groups) return undefined
  const end = number.lastIndex
  const value = fractionOf(groups)
  if (!Number.isFinite(value)) return undefined
  const said = text.slice(start, end)
  return new Token('number', said, said, value, start, end)
}

const power = /\d{1,6}(?:[.,]\d{1,6})?e[+-]?\d+/iuy

/** «1e999»: how programs write what no kitchen weighs is no number here, and so leaves the line unsure. */
function powerAt(text: string, start: number): Token | undefined {
  if (!isDigit(text.charCodeAt(start))) return undefined
  power.lastIndex = start
  const said = power.exec(text)?.[0]
  return said === undefined
    ? undefined
    : new Token('word', said, said.toLowerCase(), 0, start, start + said.length)
}

/** Digits before a word or the end, as most amounts are. */
function wholeNumber(text: string, start: number): Token | undefined {
  const { length } = text
  let at = start
  let value = 0
  while (at < length) {
    const code = text.charCodeAt(at)
    if (!isDigit(code)) break
    value = value * 10 + code - 48
    at++
  }
  if (at === start || at - start > 6) return undefined
  const next = at < length && text.charCodeAt(at) === 32 ? at + 1 : at
  if (next < length) {
    const code = text.charCodeAt(next)
    if (!isLetter(code) || (next === at && isExponent(code))) return undefined
    if (opensJoiner.has(code) && joiner.test(text.slice(at, at + 5))) return undefined
  }
  const said = text.slice(start, at)
  return new Token('number', said, said, value, start, at)
}

/** «2e3», where it may also be "2eggs". */
function isExponent(code: number): boolean {
  return code === 69 || code === 101
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function fractionOf(groups: Record<string, string | undefined>): number {
  const { whole, glyph, mixed, top, bottom, over, under, thousands, plain, alone } =
    groups as Record<
      | 'whole'
      | 'glyph'
      | 'mixed'
      | 'top'
      | 'bottom'
      | 'over'
      | 'under'
      | 'thousands'
      | 'plain'
      | 'alone',
      string | undefined
    >
  if (whole && glyph) return Number(whole) + (fractions[glyph] ?? 0)
  if (mixed && top && bottom) return Number(mixed) + Number(top) / Number(bottom)
  if (over && under) return Number(over) / Number(under)
  if (thousands) return Number(thousands.replace(' ', ''))
  if (alone) return fractions[alone] ?? 0
  return Number((plain ?? '').replace(',', '.'))
}

function wordAt(text: string, start: number): Token | undefined {
  const heard = plainWordAt(text, start) ?? oddWordAt(text, start)
  if (!heard) return undefined
  const { said, low, form } = heard
  return new Token('word', said, low, 0, start, start + said.length, false, form)
}

function oddWordAt(text: string, start: number): Heard | undefined {
  word.lastIndex = start
  const said = word.exec(text)?.[0]
  return said ? heardAs(said) : undefined
}
function mark(text: string, start: number): Token {
  const code = text.charCodeAt(start)
  const said =
    code < 128 ? (text[start] as string) : String.fromCodePoint(text.codePointAt(start) ?? 0)
  return new Token('mark', said, said, 0, start, start + said.length)
}
