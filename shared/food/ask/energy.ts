import { backOver, numberBefore, type Reading, take } from './reading.ts'
import { isLeast, isRefused } from './time.ts'
import type { Slots } from './types.ts'
import { energies } from './words/energy.ts'
import { timing } from './words/time.ts'

/** So much of a serving nobody means, and more digits no recipe has. */
const [fewest, most] = [10, 9999]
/** «300 ккал на порцію», "300 calories or less per serving": no longer is said behind it. */
const farthest = 6

/**
 * «до 300 ккал», "under 400 calories a serving", "a 500 kcal dinner": how much energy a serving may give at most. That
 * it is to give more is no limit here, and stays among the words.
 */
export function takeEnergy(reading: Reading, slots: Slots): void {
  for (const [at, token] of reading.tokens.entries()) {
    if (reading.taken[at] || !energies.calories.has(token.low)) continue
    const number = numberBefore(reading, at)
    if (!number) continue
    const value = number.upTo ?? number.value
    const from = backOver(reading, number.from, timing.limits)
    const to = endOf(reading, at + 1)
    const said = reading.tokens.slice(from, number.from).map(({ low }) => low)
    const after = reading.tokens.slice(at + 1, to).map(({ low }) => low)
    const denied = isRefused(reading, from) || after.some((low) => timing.exactly.has(low))
    const isMore = isLeast(said) || after.some((low) => energies.more.has(low))
    if (value < fewest || value > most || (isMore && !denied)) continue
    slots.maxEnergy = Math.floor(value)
    take(reading, from, to)
  }
}

/** Where what is said of the number ends; a word that only joins belongs to what follows it. */
function endOf({ tokens, taken }: Reading, at: number): number {
  let end = at
  for (let next = at; next < Math.min(at + farthest, tokens.length); next++) {
    const low = tokens[next]?.low
    if (taken[next] || !energies.each.has(low)) break
    if (!energies.joining.has(low)) end = next + 1
  }
  return end
}
