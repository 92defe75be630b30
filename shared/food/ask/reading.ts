import { names } from '../names/index.ts'
import { type NumberRead, readNumber } from '../numbers/read.ts'
import { cardinals } from '../numbers/words.ts'
import { formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { step } from '../text/steps.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { fromCzech, isCzech } from './czech.ts'
import { refusedVerbs } from './refusals.ts'
import { set } from './words.ts'

/** A question while it is being read: its words, and which of them are already understood. */
export interface Reading {
  tokens: readonly Token[]
  taken: boolean[]
  czech: boolean
}

/** Questions are short; what comes after is not read. */
export const longest = 500

export function open(text: string): Reading {
  const said = tokenize(
    withMinus(normalise(text.slice(0, longest)))
      .replaceAll('₴', ' грн ')
      .replace(/(?<!\p{L})хв[еиіы]л[еиіы]н/giu, 'хвилин')
      .replace(/\bw ?\/ ?o(?:ut)?\b/gi, 'without')
      .replace(/\bnon(?=(?:dairy|milk|meat|gluten|wheat|nut|egg|soy)\b)/gi, 'non '),
  )
    .flatMap(ended)
    .flatMap(parted)
  const czech = isCzech(said)
  const tokens = czech ? fromCzech(said) : said
  return { tokens, taken: tokens.map(() => false), czech }
}

/** «суп -цибуля», "- mushrooms": a minus takes away; where every line begins so it is only a list. */
function withMinus(said: string): string {
  if (/^\s*[-•].*\n\s*[-•]/u.test(said)) return said
  return said
    .replace(/(?<=^|\s)[-−–](?=\p{Script=Cyrillic}{3})/gu, 'без ')
    .replace(/(?<=^|\s)[-−–](?=[a-z]{3})/giu, 'without ')
    .replace(/^\s*[-−–]\s+(?=\p{Script=Cyrillic}+\s*$)/u, 'без ')
    .replace(/^\s*[-−–]\s+(?=[a-z]+\s*$)/iu, 'without ')
}

/** «свинину не можна. Щось із рисом»: the dot of a word ends a sentence, that of «хв.» does not. */
function ended(token: Token): Token[] {
  if (!token.dotted || token.kind !== 'word' || cutShort.has(token.low)) return [token]
  const dot = token.as({ kind: 'mark', text: '.', low: '.', dotted: false })
  return [token.as({ dotted: false }), dot]
}

const cutShort = set(
  'хв хвил год грн коп порц пор ст ч л г гр кг мл шт мін max min mins hr hrs tbsp tsp oz lb дол напр т д п',
)

const stuck = /(?:([аеиіоя])\1|([a-df-z])\2\2+)$/u

/** «півгодини», «двогодинний»: a number glued to what it counts. */
function parted(token: Token): Token[] {
  if (token.low === 'із' || token.low === 'зі' || token.low === 'зо')
    return [token.as({ low: 'з' })]
  // «нелюблю», «неїм»: a slip of the space bar.
  const verb = token.low.startsWith('не') ? token.low.slice(2) : ''
  if (token.kind === 'word' && verb.length > 1 && verb !== 'має' && refusedVerbs.has(verb))
    return [token.as({ low: 'не' }), token.as({ low: verb })]
  // «грибамии»: a key that stuck.
  if (token.kind === 'word' && stuck.test(token.low) && !names.knows(formOf(token.low)))
    return [token.as({ low: token.low.replace(/(.)\1+$/u, '$1') })]
  // «цибулянафіг»: what is said of a food in anger runs into its name.
  const [, food = '', anger = ''] = /^(.{3,})(на(?:фіг|фиг|хрін|хер))$/u.exec(token.low) ?? []
  if (anger && names.knows(formOf(food))) return [token.as({ low: food }), token.as({ low: anger })]
  const glued = /^(пів|півтора|двох|дво|трьох)-?(годин.*|хвилин.*|порці.*)$/u.exec(token.low)
  if (token.kind !== 'word' || !glued) return [token]
  const [, first = '', rest = ''] = glued
  const number = { дво: 'дві', двох: 'дві', трьох: 'три' }[first] ?? first
  return [token.as({ low: number }), token.as({ low: rest })]
}

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
  const before = reading.tokens[from - 1]?.low ?? ''
  return (
    ['на', 'для', 'for'].includes(before) &&
    reading.tokens.slice(from, end).some((token) => token.low === 'до' || token.low === 'to')
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
export function backOver(reading: Reading, at: number, words: ReadonlySet<string>): number {
  let from = at
  while (from > 0 && !reading.taken[from - 1] && words.has(reading.tokens[from - 1]?.low ?? ''))
    from--
  step(1 + at - from)
  return from
}
