import { type Reading, take } from './reading.ts'
import type { Slots } from './types.ts'
import { spending, spendingVerbs } from './words/spending.ts'

/**
 * Beside a limit of time these only say that it has to be enough: «що можна встигнути за годину», "what can
 * I whip up in 20 minutes". They are taken out of the question, so that none of them is looked for in recipes.
 */
export function takeSpending(reading: Reading, { maxMinutes, minMinutes }: Slots): void {
  if (maxMinutes === undefined && minMinutes === undefined) return
  for (const [at, { low }] of reading.tokens.entries()) {
    if (reading.taken[at]) continue
    const next = reading.tokens[at + 1]?.low
    // "left over" is what has to be used.
    const alone =
      verbs.test(low) ||
      spending.saying.has(low) ||
      (spending.left.has(low) && !spending.over.has(next))
    if (alone) take(reading, at, at + 1)
    else takePair(reading, at)
  }
}

/** "whip up", and "pull something off" with a word between. */
function takePair(reading: Reading, at: number): void {
  const [, seconds] = pairs.find(([first]) => first.has(reading.tokens[at]?.low)) ?? []
  const second = [at + 1, at + 2].find((one) => seconds?.has(reading.tokens[one]?.low))
  if (second === undefined) return
  take(reading, at, at + 1)
  take(reading, second, second + 1)
}

const verbs = new RegExp(`^(?:${spendingVerbs.all})$`, 'u')

/** Verbs of two words, by the first. */
const pairs = [
  [spending.whip, spending.whipUp],
  [spending.throw, spending.throwTogether],
  [spending.knock, spending.knockUp],
  [spending.pull, spending.pullOff],
  [spending.squeeze, spending.squeezeIn],
] as const
