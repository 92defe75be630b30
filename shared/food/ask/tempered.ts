import { type Reading, take } from './reading.ts'
import type { Slots } from './types.ts'
import { small } from './words/small.ts'

/** Between the no and the degree stands no more: "isn't all that hot". */
const farthest = 3

/** «не дуже гостре», "that isn't too hot": nobody refuses it, and what is hot comes after the rest. */
export function takeTempered(reading: Reading, slots: Slots): void {
  const { tokens } = reading
  for (const [at, token] of tokens.entries()) {
    if (!small.hot.has(token.low) || !small.tempering.has(tokens[at - 1]?.low)) continue
    const before = tokens.slice(Math.max(0, at - 1 - farthest), at - 1)
    const no = before.findLastIndex(({ low }) => small.denying.has(low))
    if (no < 0 || before.slice(no + 1).some(({ low }) => !small.tempering.has(low))) continue
    take(reading, at - 1 - (before.length - no), at + 1)
    slots.unsure.push({ kind: 'include', id: 'spicy' })
  }
}
