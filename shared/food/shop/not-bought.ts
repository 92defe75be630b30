import { type Token, tokenize } from '../text/tokens.ts'
import {
  around,
  before,
  behind,
  beside,
  buys,
  does,
  merely,
  more,
  sold,
  whether,
  which,
} from './words/not-bought.ts'

type Phrase = readonly string[]

/**
 * Whether a row says that it is not to be bought: «молока не треба», «не купувати хліб». It stays as it was typed, for
 * whoever goes shopping, and is no food to buy. What refuses one kind or one deed only («хліб, білий не брати»,
 * «риба, чистити не треба») is a note of what is bought.
 */
export function isNotBought(text: string): boolean {
  const tokens = tokenize(text)
  return opensSo(tokens) || endsSo(tokens) || isAround(tokens)
}

/** «не треба хліб; треба молоко» in two: what is refused, and what is bought all the same. */
export function refusedAndBought(text: string): readonly string[] {
  const tokens = tokenize(text)
  const turn = tokens.findIndex((_, at) => isTurn(tokens, at))
  const mark = tokens[isPause(tokens[turn - 1]) ? turn - 1 : turn - 2]
  if (!mark) return [text]
  // «візьми тільки сметану»: what asks for it is no word of it.
  const from = tokens.findIndex(({ low }, at) => at > turn && !buys.has(low) && !merely.has(low))
  const isOnly = [tokens[turn - 1], tokens[turn + 1]].some((one) => merely.has(one?.low ?? ''))
  const start = isOnly ? (tokens[from]?.start ?? mark.end) : mark.end
  const [refused, bought] = [text.slice(0, mark.start).trim(), text.slice(start).trim()]
  return isNotBought(refused) ? [refused, bought] : [text]
}

function opensSo(tokens: readonly Token[]): boolean {
  // "We have milk": what may stand before it in other rows begins it here.
  const start = phraseAt(before, tokens, 0) ? 0 : opening(tokens)
  const phrase = phraseAt(before, tokens, start)
  const next = phrase && tokens[start + phrase.length]
  return next !== undefined && !tokens.some((_, at) => isTurn(tokens, at))
}

/** "Got milk already" */
function isAround(tokens: readonly Token[]): boolean {
  return around.some(
    ([first, last]) => tokens.length > 2 && tokens[0]?.low === first && tokens.at(-1)?.low === last,
  )
}

/** «, бери», «; треба», ", just get" */
function isTurn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !buys.has(token.low)) return false
  return (
    isPause(tokens[at - 1]) || (merely.has(tokens[at - 1]?.low ?? '') && isPause(tokens[at - 2]))
  )
}

function endsSo(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const last = words.findLastIndex(({ low }) => !beside.has(low) && !more.has(low))
  for (let end = words.length; end > last; end--) {
    const phrase = behind.find((one) => isAt(one, words, end - one.length))
    if (phrase && !sold.has(words[end - phrase.length - 1]?.low ?? ''))
      return isSaidOfAll(tokens, words, end - phrase.length)
  }
  return false
}

/** Whether what begins at this word refuses the thing before it, and no kind, deed or part of it. */
function isSaidOfAll(tokens: readonly Token[], words: readonly Token[], start: number): boolean {
  const said = words.slice(0, start).filter(({ low }) => !beside.has(low))
  const of = said.findLast(({ low }) => !more.has(low))
  const first = words[start]
  if (!of || !first || does.has(of.low) || said.some(({ low }) => whether.has(low))) return false
  const isOfMore = words.slice(words.indexOf(of) + 1).some(({ low }) => more.has(low))
  return !isNoteOnly(tokens, of, first, isOfMore)
}

/** A comma or a bracket parts what is refused from what is bought; of a told amount only more is refused. */
function isNoteOnly(tokens: readonly Token[], of: Token, first: Token, isOfMore: boolean): boolean {
  const mark = tokens.findIndex(
    (token, at) => at > 0 && isPause(token) && token.start < first.start,
  )
  if (isOfMore) return mark >= 0 || tokens.some(({ kind }) => kind === 'number')
  const pause = tokens[mark]
  return pause !== undefined && pause.start < of.start
}

/** Where something is refused within a row, behind what is bought; not what is not to be done with it. */
export function phraseInside(
  tokens: readonly Token[],
): { readonly from: number; readonly to: number } | undefined {
  for (let from = 1; from < tokens.length; from++) {
    const phrase = phraseAt(behind, tokens, from)
    const to = from + (phrase?.length ?? 0)
    const before = tokens[from - 1]?.low ?? ''
    const isDeed = does.has(before) || sold.has(before) || does.has(tokens[to]?.low ?? '')
    // «ne», «ні» alone are said of much.
    const isLong = phrase && (phrase.length > 1 || (phrase[0]?.length ?? 0) > 4)
    if (phrase && isLong && !isDeed) return { from, to }
  }
  return undefined
}

function opening(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ low }) => !beside.has(low) && !more.has(low))
  return at < 0 ? tokens.length : at
}

function phraseAt(phrases: readonly Phrase[], tokens: readonly Token[], at: number) {
  return phrases.find((phrase) => isAt(phrase, tokens, at))
}

function isAt(phrase: Phrase, tokens: readonly Token[], at: number): boolean {
  return at >= 0 && phrase.every((one, i) => tokens[at + i]?.low === one)
}

const pauses = new Set([',', ';', '(', '['])

export function isPause(token: Token | undefined): boolean {
  return token !== undefined && pauses.has(token.low)
}

/** «де є арахіс»: it tells which of what was refused, and nothing to buy. */
export function tellsWhich(text: string): boolean {
  return which.has(tokenize(text)[0]?.low ?? '')
}
