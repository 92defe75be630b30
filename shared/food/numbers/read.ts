import type { Token } from '../text/tokens.ts'
import type { WordClass } from '../text/word-table.ts'
import { approximations, around, cardinals, halfWords, multipliers } from './words.ts'

export interface NumberRead {
  value: number
  /** The upper end of a range. */
  upTo?: number
  /** The token after it. */
  next: number
}

/** A number or a range at this token: «2», «1 1/2», «2-3», «від 2 до 3», «півтора», "one and a half". */
export function readNumber(tokens: readonly Token[], at: number): NumberRead | undefined {
  const opened = isWord(tokens[at], around.from) ? at + 1 : at
  const low = readOne(tokens, opened)
  if (!low) return undefined
  const high = readUpper(tokens, low.next)
  if (high && high.value > low.value) return { value: low.value, upTo: high.value, next: high.next }
  return low
}

/** Whether a number, a range or what stands before them may begin with this word. */
export function opensNumber(low: string): boolean {
  return (
    cardinals.has(low) ||
    around.articles.has(low) ||
    around.from.has(low) ||
    approximations.has(low)
  )
}

function readUpper(tokens: readonly Token[], at: number): NumberRead | undefined {
  const mark = tokens[at]
  if (!mark) return undefined
  const dash = mark.low === '-' && tokens[at + 1]?.low === '-' ? at + 1 : at
  // "a 5- to 6-pound leg"
  const parted = mark.low === '-' && isWord(tokens[at + 1], around.to) ? at + 1 : dash
  // "3-to-4-pound"
  if (parted === at + 1 && parted !== dash && tokens[parted + 1]?.low === '-')
    return readOne(tokens, parted + 2)
  if (mark.low === '-') return readOne(tokens, parted + 1)
  // «2 або 3», but not "1 and 2": only «від … до», "between … and" would join so, and those are rare.
  if (isWord(mark, around.to) && mark.low !== 'and') return readOne(tokens, at + 1)
  return undefined
}

function readOne(tokens: readonly Token[], at: number): NumberRead | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'number') return withFraction(tokens, { value: token.value, next: at + 1 })
  if (token.kind !== 'word') return undefined
  if (around.articles.has(token.low)) return afterArticle(tokens, at)
  const value = cardinals.get(token.low)
  if (value === undefined) return undefined
  return withFraction(tokens, composed(tokens, { value, next: at + 1 }))
}

/** "a dozen", "a half", "a couple of"; a bare article is one, if something countable follows. */
function afterArticle(tokens: readonly Token[], at: number): NumberRead | undefined {
  const next = tokens[at + 1]
  if (next?.kind !== 'word') return undefined
  const value = cardinals.get(next.low)
  if (value === undefined) return { value: 1, next: at + 1 }
  return withOf(tokens, composed(tokens, { value, next: at + 2 }))
}

function composed(tokens: readonly Token[], first: NumberRead): NumberRead {
  let { value, next } = first
  for (;;) {
    const at = tokens[next]?.low === '-' ? next + 1 : next
    const word = tokens[at]
    const more = word?.kind === 'word' ? cardinals.get(word.low) : undefined
    if (word === undefined || more === undefined) break
    if (multipliers.has(word.low) && (value >= 1 || word.low === 'dozen')) value *= more
    else if (isRound(value) && more >= 1 && more < roundOf(value)) value += more
    else break
    next = at + 1
  }
  return withOf(tokens, { value, next })
}

function isRound(value: number): boolean {
  return value >= 20 && Number.isInteger(value / 10)
}

function roundOf(value: number): number {
  return value >= 100 ? 100 : 10
}

/** «одна й половина», "one and a half", «2 з половиною», "2 and a half". */
function withFraction(tokens: readonly Token[], whole: NumberRead): NumberRead {
  const multiplied = multiplied2(tokens, whole)
  if (multiplied) return multiplied
  const joiner = tokens[whole.next]
  if (whole.value < 1 || joiner?.kind !== 'word' || !around.joiners.has(joiner.low))
    return withOf(tokens, whole)
  const article = tokens[whole.next + 1]
  const at = article && around.articles.has(article.low) ? whole.next + 2 : whole.next + 1
  const part = tokens[at]
  const fraction = part?.kind === 'word' ? halfWords.get(part.low) : undefined
  if (fraction === undefined) return withOf(tokens, whole)
  return { value: whole.value + fraction, next: at + 1 }
}

/** "2 dozen", «2 десятки», «3 чверті» after digits. */
function multiplied2(tokens: readonly Token[], whole: NumberRead): NumberRead | undefined {
  const word = tokens[whole.next]
  if (word?.kind !== 'word' || !multipliers.has(word.low)) return undefined
  // "1/2 dozen" is six; "1/2 half" is nothing.
  if (whole.value < 1 && (cardinals.get(word.low) ?? 0) <= 1) return undefined
  const factor = cardinals.get(word.low)
  return factor === undefined
    ? undefined
    : withOf(tokens, { value: whole.value * factor, next: whole.next + 1 })
}

/** "half of a cup", "half a cup", "a couple of cloves": the small words go with the number. */
function withOf(tokens: readonly Token[], read: NumberRead): NumberRead {
  let next = read.next
  const isPart = read.value < 1 || read.value === 2 || read.value === 12
  if (isPart && tokens[next]?.low === 'of') next++
  const article = tokens[next]
  if (read.value < 1 && article && around.articles.has(article.low)) next++
  return next === read.next ? read : { ...read, next }
}

function isWord(token: Token | undefined, words: WordClass): boolean {
  return token?.kind === 'word' && words.has(token.low)
}
