import type { Slots } from '../../shared/food/ask/types.ts'
import { understandQuery } from '../../shared/food/ask/understand.ts'
import { remembered } from '../../shared/food/text/remembered.ts'

/** What a question says, read once for all tests that ask something about the same question. */
export const understood: (text: string) => Slots = remembered(
  (text) => understandQuery(text),
  Number.POSITIVE_INFINITY,
)
