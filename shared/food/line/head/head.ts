import { names } from '../../names/index.ts'
import type { Token } from '../../text/tokens.ts'
import { formsOf } from '../region.ts'
import type { Amount, AmountRead } from '../types.ts'

/** A line parted into its amount and the name. */
export interface Head {
  amount?: AmountRead
  also?: Amount
  /** The tokens that name the food. */
  rest: readonly Token[]
  /** Words that belong to the note: before («сік 1 лимона») or after the amount. */
  before?: Token[]
  after?: Token[]
}

export function namesFood(tokens: readonly Token[]): boolean {
  const words = formsOf(tokens)
  return words.some((_, at) => names.longest(words, at) !== undefined)
}
