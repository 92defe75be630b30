import type { Clause } from '../clauses.ts'
import { small } from '../words/small.ts'
import { type Rule, wishedIn } from './rule.ts'

export const latelyRules: readonly Rule[] = [
  {
    name: 'had lately',
    says: '«вчора їли рис», "had rice yesterday": what was eaten lately is no wish, whatever it was said for.',
    decide(scene) {
      const { clause, verdicts } = scene
      const left = wishedIn(scene)
      if (left.length === 0 || !isEatenLately(clause)) return undefined
      for (const item of left) verdicts.set(item, 'unsure')
      return 'unsure'
    },
  },
]

/** Eaten, and when; nothing is said of what is left of it or asked for. */
function isEatenLately({ items, marks }: Clause): boolean {
  if (marks.some((mark) => mark.class === 'wish' || mark.class === 'yes')) return false
  const lows = items.flatMap(({ words }) => words.map(({ low }) => low))
  return (
    lows.some((low) => small.lately.has(low)) &&
    lows.some((low) => small.had.has(low)) &&
    !lows.some((low) => small.would.has(low))
  )
}
