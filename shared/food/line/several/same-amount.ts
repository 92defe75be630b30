import type { Token } from '../../text/tokens.ts'
import { readAmount } from '../amount.ts'
import { asMuchAsBefore } from '../words/index.ts'
import type { Part, Segment, Words } from './parts.ts'

/** «200 г борошна і стільки ж цукру», "300 ml milk and the same of water": as much as of the one before. */
export function asMuchAs(
  { tokens }: Segment,
  { tokens: before, amount }: Part,
  source: string,
): Pick<Words, 'tokens' | 'amount'> | undefined {
  const phrase = asMuchAsBefore
    .get(tokens[0]?.low ?? '')
    ?.find((words) => words.every((word, at) => tokens[at]?.low === word))
  if (!phrase || phrase.length === tokens.length) return undefined
  const much = amount ?? amountIn(before, source)
  return much === undefined ? undefined : { tokens: tokens.slice(phrase.length), amount: much }
}

function amountIn(tokens: readonly Token[], source: string): string | undefined {
  const start = tokens.findIndex(({ kind }) => kind === 'number')
  const read = start < 0 ? undefined : readAmount(tokens, start)
  return read && source.slice(tokens[start]?.start, tokens[read.next - 1]?.end)
}
