import type { Reading } from './reading.ts'
import type { Change, Slots } from './types.ts'
import { comparatives } from './words/changes.ts'
import { small } from './words/small.ts'

const changes = ['faster', 'slower', 'cheaper', 'dearer', 'more'] as const

/** Comparatives that stand beside no number: «а дешевше?». After «не» they say the contrary of a limit. */
export function changesIn({ tokens, taken }: Reading): Change[] {
  const found = new Set<Change>()
  for (const [at, token] of tokens.entries()) {
    if (taken[at] || small.noMore.has(tokens[at - 1]?.low)) continue
    for (const change of changes)
      if (comparatives[change].has(token.low) && (change !== 'more' || isOfPortions(tokens, at)))
        found.add(change)
  }
  return [...found]
}

/** «більше», «більше порцій», "double it"; «більше овочів» asks for vegetables. */
function isOfPortions(tokens: Reading['tokens'], at: number): boolean {
  const next = tokens[at + 1]
  return next?.kind !== 'word' || comparatives.ofPortions.has(next.low)
}

/**
 * The numbers of the earlier question, bent: a third less is «швидше» and «дешевше», half as much again is
 * «довше» and «дорожче», twice as many are «більше». What has no earlier number stays among the changes.
 */
export function bent(previous: Slots, next: Slots): Slots {
  const slots: Slots = { ...next, changes: [], occasions: next.occasions }
  const { maxMinutes, price, servings } = previous
  for (const change of next.changes) {
    if (
      (change === 'faster' || change === 'slower') &&
      next.maxMinutes === undefined &&
      maxMinutes
    ) {
      slots.maxMinutes = change === 'faster' ? less(maxMinutes, 5) : Math.ceil(maxMinutes * 1.5)
      slots.occasions = slots.occasions.filter((id) => id !== 'quick')
    } else if ((change === 'cheaper' || change === 'dearer') && !next.price && price) {
      const max = change === 'cheaper' ? less(price.max, 500) : Math.ceil(price.max * 1.5)
      slots.price = { ...price, max }
      slots.occasions = slots.occasions.filter((id) => id !== 'budget')
    } else if (change === 'more' && next.servings === undefined && servings) {
      slots.servings = Math.min(100, servings * 2)
    } else slots.changes.push(change)
  }
  return slots
}

/** Two thirds, rounded down to a whole step where that leaves something. */
function less(number: number, step: number): number {
  const part = (number * 2) / 3
  return Math.floor(part / step) * step || Math.floor(part)
}
