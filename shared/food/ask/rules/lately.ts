import type { Clause } from '../clauses.ts'
import { small } from '../words/small.ts'
import { type Rule, wishedIn } from './rule.ts'

export const latelyRules: readonly Rule[] = [
  {
    name: 'had lately',
    says: '«вчора їли рис», "had rice yesterday": what was eaten lately is no wish, whatever it was said for.',
    decide(scene) {
      const { clause, verdicts } = scene
      if (!isEatenLately(clause)) return undefined
      const left = wishedIn(scene)
      if (left.length === 0) return undefined
      for (const item of left) verdicts.set(item, 'unsure')
      return 'unsure'
    },
  },
]

/** Eaten, and when; nothing is said of what is left of it or asked for. */
function isEatenLately({ items, marks }: Clause): boolean {
  const says = (what: 'lately' | 'had' | 'would') =>
    items.some(({ words }) => words.some(({ low }) => small[what].has(low)))
  if (!says('lately') || !says('had') || says('would')) return false
  return !marks.some((mark) => mark.class === 'wish' || mark.class === 'yes')
}
