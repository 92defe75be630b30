import type { Token } from '../text/tokens.ts'
import { readAmount } from './amount.ts'
import { readOne } from './one.ts'
import { textOf } from './region.ts'
import type { ParsedLine } from './types.ts'

const longest = 400

/**
 * «борошно 500г цукор 200г масло 180г»: foods with nothing between them but how much there is of each. Nothing where
 * one of the pieces is no food with an amount of its own.
 */
export function partedByAmounts(text: string, tokens: readonly Token[]): ParsedLine[] {
  if (text.length > longest) return []
  if (tokens.filter(({ kind }) => kind === 'number').length < 2) return []
  const pieces: Token[][] = [[]]
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const read = token.kind === 'number' ? readAmount(tokens, at) : undefined
    const next = read?.next ?? at + 1
    pieces.at(-1)?.push(...tokens.slice(at, next))
    if (read && tokens[next]?.kind === 'word') pieces.push([])
    at = next
  }
  if (pieces.length < 2) return []
  const lines = pieces.map((piece) => readOne(textOf(text, piece)))
  const foods = new Set(lines.map(({ food }) => food))
  const isWhole = ({ food, understood, quantity, note, also }: ParsedLine) =>
    food !== undefined && understood && quantity !== undefined && !note && !also
  return lines.every(isWhole) && foods.size === lines.length ? lines : []
}
