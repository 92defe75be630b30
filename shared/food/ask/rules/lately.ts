import type { Clause } from '../clauses.ts'
import { forgetWords } from '../meant.ts'
import { small } from '../words/small.ts'
import { isTurnedDown, type Judged, type Rule, ungovernedIn, wishedIn } from './rule.ts'

export const latelyRules: readonly Rule[] = [
  {
    name: 'reason of a refusal',
    says: '«короп ні, бо кістки»: what a refusal is explained by is no wish, where no word of wishing governs it.',
    decide(scene) {
      const { clause, last, verdicts } = scene
      if (!small.because.has(clause.items[0]?.words[0]?.low) || !refusedBefore(last))
        return undefined
      const left = ungovernedIn(scene)
      if (left.length === 0) return undefined
      for (const item of left) verdicts.set(item, 'unsure')
      return 'unsure'
    },
  },
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
  {
    name: 'for an animal',
    says: '«коту взяла хека», "the parrot eats walnuts": what an animal gets is no wish, where no word of wishing governs it.',
    decide(scene) {
      if (!scene.clause.items.some(({ words }) => small.animals.has(words[0]?.low)))
        return undefined
      const left = ungovernedIn(scene)
      if (left.length === 0) return undefined
      for (const item of left) scene.verdicts.set(item, 'unsure')
      return 'unsure'
    },
  },
  {
    name: 'turned out well',
    says: '«дякую, борщ вийшов смачний»: who tells how it turned out has eaten it, and asks for something else.',
    decide(scene) {
      const { items, marks } = scene.clause
      const verb = items.findIndex(({ words }) => small.cameOut.has(words[0]?.low))
      const asks = items.some(({ words }) =>
        [small.soThat, small.question].some((table) => table.has(words[0]?.low)),
      )
      if (verb < 1 || asks || marks.some((mark) => mark.class === 'wish')) return undefined
      const left = wishedIn(scene).filter((item) => items.indexOf(item) < verb)
      if (left.length === 0) return undefined
      for (const item of left) scene.verdicts.set(item, 'unsure')
      forgetWords(scene.clause, scene.verdicts)
      return 'unsure'
    },
  },
]

function refusedBefore(last: Judged | undefined): boolean {
  return (
    last !== undefined && (isTurnedDown(last) || last.items.some(({ kind }) => kind === 'refusal'))
  )
}

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
