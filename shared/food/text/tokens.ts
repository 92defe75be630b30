import { foldWord } from './normalise.ts'
import { remembered } from './remembered.ts'

export interface Token {
  kind: 'number' | 'word' | 'mark'
  /** As the person wrote it. */
  text: string
  /** Folded, for looking up; apostrophes dropped, so that «м'ясо» and «мясо» are one. */
  low: string
  value: number
  start: number
  end: number
  /** A word that ends in an abbreviation's dot: «ст.». */
  dotted: boolean
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
    '(?<mixed>\\d{1,3})(?: |-| і | та | and )(?<top>\\d{1,2}) ?/ ?(?<bottom>\\d{1,2})(?![\\d/])',
    '(?<over>\\d{1,3}) ?/ ?(?<under>\\d{1,2})(?![\\d/])',
    '(?<thousands>\\d{1,2} 000)(?!\\d)',
    '(?<plain>\\d{1,6}(?:[.,]\\d{1,3})?)',
    `(?<alone>[${glyphs}])`,
  ].join('|'),
  'uy',
)
// «С1» is a grade of eggs and «Т55» one of flour, «№5» a shape of pasta: no amounts.
const word =
  /№ ?\d{1,3}|[СсCc][0-3](?![\p{L}\d])|[ТT]\d{2,4}(?!\d)|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/uy
const anyWord = new RegExp(word.source, 'gu')

/** Words, numbers with their fractions read, and marks; spaces only separate. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const token = numberAt(text, at) ?? wordAt(text, at) ?? mark(text, at)
    at = token.end
    const last = tokens.at(-1)
    if (token.low === '.' && last?.kind === 'word' && last.end === token.start) last.dotted = true
    else tokens.push(token)
  }
  return tokens
}

/** The words alone, folded: what long texts are searched by needs neither numbers nor places. */
export function wordsIn(text: string): string[] {
  return (text.match(anyWord) ?? []).map(folded)
}

function numberAt(text: string, start: number): Token | undefined {
  const code = text.charCodeAt(start)
  // Every number begins with a digit or with a fraction's own letter.
  if ((code < 48 || code > 57) && !glyphs.includes(text[start] ?? '')) return undefined
  number.lastIndex = start
  const groups = number.exec(text)?.groups
  if (!groups) return undefined
  const end = number.lastIndex
  const value = fractionOf(groups)
  if (!Number.isFinite(value)) return undefined
  const said = text.slice(start, end)
  return { kind: 'number', text: said, low: said, value, start, end, dotted: false }
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

const folded = remembered((said) => foldWord(said).replaceAll("'", ''))

function wordAt(text: string, start: number): Token | undefined {
  word.lastIndex = start
  const said = word.exec(text)?.[0]
  if (!said) return undefined
  const low = folded(said)
  return { kind: 'word', text: said, low, value: 0, start, end: start + said.length, dotted: false }
}

function mark(text: string, start: number): Token {
  const said = String.fromCodePoint(text.codePointAt(start) ?? 0)
  return {
    kind: 'mark',
    text: said,
    low: said,
    value: 0,
    start,
    end: start + said.length,
    dotted: false,
  }
}
