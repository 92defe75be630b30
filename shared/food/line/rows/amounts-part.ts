import type { Token } from '../../text/tokens.ts'
import { readAmount } from '../amount.ts'
import { readOne } from '../one.ts'
import { textOf } from '../region.ts'
import type { ParsedLine } from '../types.ts'
import { andWords, noteStarts, orWords } from '../words/index.ts'
import { isCountAt } from './row-amounts.ts'

const longest = 400

/**
 * «борошно 500г цукор 200г масло 180г», «25 dkg mouky 14 dkg másla»: foods with nothing between them but how much there is of each. Nothing where
 * one of the pieces is no food with an amount of its own.
 */
export function partedByAmounts(text: string, tokens: readonly Token[]): ParsedLine[] {
  if (text.length > longest) return []
  if (tokens.some(isApart)) return []
  const counts = tokens.filter((_, at) => isCountAt(tokens, at)).length
  if (counts < 2) return []
  const pieces = isCountAt(tokens, 0) ? afterAmounts(tokens) : beforeAmounts(tokens)
  if (pieces.length < 2) return []
  const lines = pieces.map((piece) => readOne(textOf(text, piece)))
  const foods = new Set(lines.map(({ food }) => food))
  // «картопля 3кг цибуля 1кг на суп»: what they are for stands at the end.
  const isWhole = (line: ParsedLine) =>
    line.food !== undefined &&
    line.understood &&
    line.quantity !== undefined &&
    !line.also &&
    (!line.note || line === lines.at(-1))
  // «картопля 3кг цибуля 1кг морква»: the last may have none.
  const counted = lines.length > 2 && isBareName(lines.at(-1)) ? lines.slice(0, -1) : lines
  return counted.every(isWhole) && foods.size === lines.length ? lines : []
}

/** One name of a food and nothing else. */
function isBareName(line: ParsedLine | undefined): boolean {
  return line !== undefined && line.text === line.foodText && line.understood && !line.goods
}

/** What a word or a bracket parts is no such row. */
function isApart({ low }: Token): boolean {
  return orWords.has(low) || andWords.has(low) || low === '('
}

/** «25 dkg mouky 14 dkg másla»: each number begins a piece, which has words behind its measure. */
function afterAmounts(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = []
  for (let at = 0; at < tokens.length; ) {
    const read = isCountAt(tokens, at) ? readAmount(tokens, at) : undefined
    const next = read?.next ?? at + 1
    if (read) pieces.push([])
    pieces.at(-1)?.push(...tokens.slice(at, next))
    at = next
  }
  return pieces
}

function beforeAmounts(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (let at = 0; at < tokens.length; ) {
    const read = isCountAt(tokens, at) ? readAmount(tokens, at) : undefined
    const next = read?.next ?? at + 1
    pieces.at(-1)?.push(...tokens.slice(at, next))
    const after = tokens[next]
    if (read && after?.kind === 'word' && !noteStarts.has(after.low)) pieces.push([])
    at = next
  }
  return pieces
}
