import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { forgetWords } from '../meant.ts'
import { isDish } from '../whole-items.ts'
import { small } from '../words/small.ts'
import {
  isCourse,
  isTurnedDown,
  type Judged,
  namedIn,
  type Rule,
  type Scene,
  ungovernedIn,
  wishedIn,
} from './rule.ts'

/** What is on the table already. */
export const doneRules: readonly Rule[] = [
  {
    name: 'course done already',
    says: '«суп уже є, треба щось на друге», "the soup is already made": a course that is there is not asked for.',
    decide(scene) {
      const { items } = scene.clause
      const says = (words: { has(low: string | undefined): boolean }) =>
        items.some((item) => words.has(item.words[0]?.low))
      const done = says(small.done) || items.some(({ kind }) => kind === 'hand')
      if (!done || !says(small.already) || namedIn(scene).length > 0) return undefined
      if (!items.some(isCourse)) return undefined
      // A borscht is a main dish to many, and not to who has a soup.
      const other = scene.next?.items.some(isCourse)
      for (const item of items)
        if (other && isCourse(item) && !isMain(item)) scene.verdicts.set(item, 'refused')
        else scene.verdicts.delete(item)
      return 'nothing'
    },
  },
]

export const latelyRules: readonly Rule[] = [
  {
    name: 'reason of a refusal',
    says: '«короп ні, бо кістки»: what a refusal is explained by is no wish, where no word of wishing governs it.',
    decide(scene) {
      const { clause, last } = scene
      if (!small.because.has(clause.items[0]?.words[0]?.low) || !refusedBefore(last))
        return undefined
      return doubt(scene, ungovernedIn(scene))
    },
  },
  {
    name: 'had lately',
    says: '«вчора їли рис», "had rice yesterday": what was eaten lately is no wish, whatever it was said for.',
    decide(scene) {
      const { clause, before } = scene
      // «у понеділок була гречка, у вівторок гречка»
      const asks = clause.marks.some((mark) => mark.class === 'wish')
      // «so today just a salad with feta»: what follows from it is asked for.
      const hence = small.hence.has(clause.items[0]?.words[0]?.low)
      const again = before?.rule === 'had lately' && says(clause, 'lately') && !asks && !hence
      if (!again && !isEatenLately(clause)) return undefined
      return doubt(scene, wishedIn(scene))
    },
  },
  {
    name: 'brought by somebody',
    says: '«свекруха привезе холодець», "my sister is bringing the ham": what others bring is there then, and is no wish.',
    decide(scene) {
      const { items } = scene.clause
      // «мама привезе гарбуз, що з нього зробити»
      if (scene.next?.marks.some((mark) => mark.class === 'it')) return undefined
      const left = ungovernedIn(scene)
      const brings = items.some(({ words }) => small.brings.has(words[0]?.low))
      if (!brings || items.some(({ words }) => small.me.has(words[0]?.low))) return undefined
      // «принесе» is looked for in no recipe.
      if (left.length > 0) forgetWords(scene.clause, scene.verdicts)
      return doubt(scene, left)
    },
  },
  {
    name: 'done already',
    says: '«торт уже замовили, а який суп?»: a dish that is ordered, bought or made already is no wish.',
    decide(scene) {
      const { items } = scene.clause
      const dishes = wishedIn(scene).filter(isDish)
      const done = items.some(({ words }) => small.done.has(words[0]?.low))
      const already = items.some(({ words }) => small.already.has(words[0]?.low))
      if (!done || !already || dishes.length === 0) return undefined
      for (const item of items)
        if (item.kind !== 'food' && !isDish(item)) scene.verdicts.delete(item)
      return doubt(scene, dishes)
    },
  },
  {
    name: 'for an animal',
    says: '«коту взяла хека», "the parrot eats walnuts": what an animal gets is no wish, where no word of wishing governs it.',
    decide(scene) {
      const says = (what: 'animals' | 'feeds') =>
        // A hot dog is none.
        scene.clause.items.some(({ words }) => small[what].has(words[0]?.low))
      if (!says('animals')) return undefined
      return doubt(scene, says('feeds') ? wishedIn(scene) : ungovernedIn(scene))
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

function isMain({ terms }: Item): boolean {
  return terms.some(({ kind, id }) => kind === 'courses' && id === 'main')
}

function doubt({ verdicts }: Scene, left: readonly Item[]): 'unsure' | undefined {
  for (const item of left) verdicts.set(item, 'unsure')
  return left.length > 0 ? 'unsure' : undefined
}

function refusedBefore(last: Judged | undefined): boolean {
  return (
    last !== undefined && (isTurnedDown(last) || last.items.some(({ kind }) => kind === 'refusal'))
  )
}

/** Eaten, and when; nothing is said of what is left of it or asked for. */
function isEatenLately(clause: Clause): boolean {
  const past = says(clause, 'had') && (says(clause, 'lately') || says(clause, 'today'))
  if (!past && !(says(clause, 'daily') && says(clause, 'eats'))) return false
  if (says(clause, 'would')) return false
  return !clause.marks.some((mark) => mark.class === 'wish' || mark.class === 'yes')
}

function says(
  { items }: Clause,
  what: 'lately' | 'today' | 'had' | 'daily' | 'eats' | 'would',
): boolean {
  return items.some(({ words }) => words.some(({ low }) => small[what].has(low)))
}
