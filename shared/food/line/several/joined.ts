import { isQuality } from '../../names/qualities.ts'
import type { Token } from '../../text/tokens.ts'
import { countedAgain, measures, wholeAmount } from '../aside.ts'
import { readOne } from '../one.ts'
import type { ParsedLine } from '../types.ts'
import { andWords } from '../words/index.ts'
import { said } from '../words/said.ts'
import { isNeed, isUnknown, mayAsk } from './asks.ts'
import { belongs, isNoteGoingOn, isScentOf } from './belongs.ts'
import { furtherOf } from './further.ts'
import type { Part, Segment, Words } from './parts.ts'
import { asMuchAs } from './same-amount.ts'

/** The segments that ask for a food; what only tells of one stays with it. */
export function joined(
  segments: readonly Segment[],
  textOf: (words: Words) => string,
  source: string,
): Part[] {
  // Most segments are read once to see whether they are a need, and would be again to say which.
  const read = new Map<string, ParsedLine>()
  const lineOf = (text: string): ParsedLine => {
    const line = read.get(text) ?? readOne(text)
    read.set(text, line)
    return line
  }
  // Behind two commas or more the word for «and» ends a list.
  const listed = segments.length > 2 && andWords.has(segments.at(-1)?.by ?? '')
  const parts: Part[] = []
  let waiting: Token[] = []
  // «тофу Тані, соєве молоко, нут»: what is not read of the first keeps the others from nobody.
  const opensList = (whole: readonly Token[], segment: Segment): boolean => {
    const others = segments.slice(segments.indexOf(segment) + 1)
    if (whole.length > longestFirst || whole.some(({ kind }) => kind !== 'word')) return false
    if (lineOf(textOf({ tokens: [...whole] })).food === undefined) return false
    const isOther = ({ tokens, by }: Segment) =>
      by === ',' &&
      tokens.length <= longestFirst &&
      isOwnNeed(lineOf(textOf({ tokens: [...tokens] })), tokens)
    return others.length > 0 && others.every(isOther)
  }
  for (const segment of segments) {
    const { by, noun, lead, dish, closed: apart } = segment
    const last = parts.at(-1)
    const same = last && asMuchAs(segment, last, source)
    const tokens = same?.tokens ?? segment.tokens
    const whole = [...waiting, ...tokens]
    const short = noun !== undefined || lead !== undefined || same !== undefined
    const words = {
      tokens: whole,
      ...(same && { amount: same.amount }),
      ...(noun !== undefined && { noun }),
      ...(lead !== undefined && { lead }),
      ...(apart && { closed: apart }),
    }
    const further = last && furtherOf({ tokens, by }, last, source, (one) => lineOf(textOf(one)))
    if (further) {
      parts.push(further)
      continue
    }
    const measured = last !== undefined && isMeasured(last, tokens)
    const line = short || (!measured && mayAsk(whole)) ? lineOf(textOf(words)) : undefined
    const isOne = line && (short || isNeed(line, whole))
    if (isOne && last && isScentOf(last, { ...words, by, line })) {
      last.tokens = [...last.tokens, ...tokens]
      last.line = { ...line, text: last.line.text }
    } else if (isOne && !(last && belongs({ ...words, by, line }, last, listed))) {
      parts.push({ ...words, by, line })
      waiting = []
    } else if (dish) {
      parts.push({ tokens: whole, by, dish, line: lineOf(textOf(words)) })
      waiting = []
    } else if (
      !measured &&
      (last ? parts.length > 1 : isLoneNoun(whole) || opensList(whole, segment)) &&
      !(last && isNoteGoingOn(last, by)) &&
      isUnknown(line ?? lineOf(textOf(words)), tokens, by)
    ) {
      parts.push({ tokens, by, line: line ?? lineOf(textOf(words)) })
      waiting = []
    } else if (last) last.tokens = [...last.tokens, ...tokens]
    else waiting = whole
  }
  return sharing(parts, textOf).map((part) => {
    const line = lineOf(textOf(part))
    const isUnsure = isHalfOfBoth(part, parts) || part.dish
    return { ...part, line: isUnsure ? { ...line, understood: false } : line }
  })
}

/** «молока не треба» is no need, though a food is named. */
function isOwnNeed(line: ParsedLine, tokens: readonly Token[]): boolean {
  return mayAsk(tokens) && isNeed(line, tokens) && line.note === undefined
}

/** So many words name a thing to buy. */
const longestFirst = 3

/** «салат, помідори»: what is said of foods elsewhere stands here as a thing of its own, whatever it is. */
function isLoneNoun(tokens: readonly Token[]): boolean {
  const [only] = tokens
  return (
    tokens.length === 1 &&
    only !== undefined &&
    isQuality(only.form) &&
    !said.adjectival.has(only.low)
  )
}

/** Whether these words are how much of it there is, which nothing has said yet. */
function isMeasured({ line, tokens: named }: Part, tokens: readonly Token[]): boolean {
  if (line.food === undefined || line.goods || line.quantity !== undefined) return false
  return measures(tokens) || countedAgain(tokens, named) !== undefined
}

/** "Beef and pork, half and half": as much of each, though it is also what is poured into coffee. */
function isHalfOfBoth(part: Part, parts: readonly Part[]): boolean {
  return (
    parts.length === 3 &&
    part === parts[2] &&
    andWords.has(parts[1]?.by ?? '') &&
    part.tokens.every(({ low }) => said.halfOf.has(low) || andWords.has(low))
  )
}

/** «свинина і яловичина, 500 г»: what they weigh together stands with the first. */
function sharing(parts: Part[], textOf: (words: Words) => string): Part[] {
  const last = parts.at(-1)
  const [first] = parts
  if (!first || !last || first === last) return parts
  const counted = parts.some((part) => part !== last && part.line.quantity !== undefined)
  const summed = last.tokens.some(isTotal)
  if (counted || (last.line.quantity !== undefined && !summed)) return parts
  const at = last.tokens.findIndex((_, i) => i > 0 && wholeAmount(last.tokens.slice(i)))
  if (at < 0) return parts
  const amount = textOf({ tokens: last.tokens.slice(at) })
  // "Half and half" ends as an amount does.
  if (last.line.foodText.endsWith(amount)) return parts
  return parts.map((part) => {
    if (part === first) return { ...part, amount }
    return part === last ? { ...part, tokens: withoutTotal(last.tokens.slice(0, at)) } : part
  })
}

/** «разом 500 мл»: that it is of all of them was understood. */
function withoutTotal(tokens: Token[]): Token[] {
  const end = tokens.findLastIndex((token) => token.kind === 'word' && !isTotal(token))
  return tokens.slice(0, end + 1)
}

function isTotal({ low, text }: Token): boolean {
  return said.total.has(low) || said.total.has(text.toLowerCase())
}

export function flagged(
  line: ParsedLine,
  lines: readonly ParsedLine[],
  tasted: boolean,
  opted: boolean,
): ParsedLine {
  const bare = lines.filter((one) => one.quantity === undefined)
  const meant = bare.length > 0 ? bare.includes(line) : line === lines.at(-1)
  return {
    ...line,
    ...(meant && tasted && { toTaste: true as const }),
    ...(meant && opted && { optional: true as const }),
  }
}
