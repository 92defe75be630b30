import type { Clause } from '../clauses.ts'
import { small } from '../words/small.ts'
import { type Rule, wishedIn } from './rule.ts'

export const latelyRules: readonly Rule[] = [
  {
    name: 'had lately',
    says: '«вчора їли рис», "had rice yesterday": what was eaten lately is no wish, whatever it was said for.',
    decide(scene) {
      const { clause, before, verdicts } = scene
      // «у понеділок була гречка, у вівторок гречка»
      const again = before?.rule === 'had lately' && says(clause, 'lately')
      if (!again && !isEatenLately(clause)) return undefined
      const left = wishedIn(scene)
      if (left.length === 0) return undefined
      for (const item of left) verdicts.set(item, 'unsure')
      return 'unsure'
    },
  },
]

/** Eaten, and when; nothing is said of what is left of it or asked for. */
function isEatenLately(clause: Clause): boolean {
  const past = says(clause, 'had') && says(clause, 'lately')
  if (!past && !(says(clause, 'daily') && says(clause, 'eats'))) return false
  if (says(clause, 'would')) return false
  return !clause.marks.some((mark) => mark.class === 'wish' || mark.class === 'yes')
}

function says({ items }: Clause, what: 'lately' | 'had' | 'daily' | 'eats' | 'would'): boolean {
  return items.some(({ words }) => words.some(({ low }) => small[what].has(low)))
}
