import { refuseAverse } from '../averse.ts'
import type { Item } from '../item.ts'
import { isAverse, isNamed, marksOver } from '../marked.ts'
import type { Marks } from '../marks.ts'
import { isWished, refusesFood } from '../meant.ts'
import { isComma } from '../runs.ts'
import { small } from '../words/small.ts'
import { answering } from './answering.ts'
import { type Rule, type Scene, ungovernedIn, wishedIn } from './rule.ts'
import { refuse, refuseAllBut } from './shape.ts'

/** «закінчилося», "has gone off": said of one thing, and no list; or «закінчилися», of all. */
function saysGone({ words }: Item, next: Item | undefined, marks: Marks): boolean {
  const low = words.at(-1)?.low
  if (small.ranOut.has(low) || small.ranOutAll.has(low)) return true
  return small.oneHas.has(words[0]?.low) && next !== undefined && isAverse(marksOver(next, marks))
}

/** Of two foods before one verb both may have run out. */
const shortestList = 3

export const refusingRules: readonly Rule[] = [
  {
    name: 'the last of a list',
    says: '«вівсянка, банан, горіхи, молоко закінчилося»: one thing ran out, and of the others before it nobody can tell; «цукор, борошно закінчилися»: all of it did.',
    decide({ clause, marks, verdicts }) {
      if (clause.items.length < shortestList) return undefined
      const gone = clause.items.findIndex((item, at) => saysGone(item, clause.items[at + 1], marks))
      if (gone < 0) return undefined
      const list = clause.items.slice(0, gone)
      const end = list.findLastIndex(isNamed)
      const foods = list.slice(0, end + 1)
      const named = foods.filter(isNamed)
      const last = named.at(-1)
      const isListed = foods.every(
        (item) => item.kind === 'food' || isComma(item) || small.article.has(item.words[0]?.low),
      )
      const all = small.ranOutAll.has(clause.items[gone]?.words.at(-1)?.low)
      const least = all ? 2 : shortestList
      if (!last || !isListed || named.length < least || list.length - end > 2) return undefined
      // «не можна рибу, яйця, горіхи, борошно закінчилося»: those were refused before.
      if (named.some((item) => item !== last && !isWished(verdicts.get(item)))) return undefined
      for (const item of named) verdicts.set(item, all || item === last ? 'refused' : 'unsure')
      return 'averse'
    },
  },
  {
    name: 'aversion',
    says: 'A reaction, a ban or disgust refuses what its clause names, or what was named before it.',
    decide(scene) {
      const { clause, before, marks, verdicts } = scene
      if (!refuseAverse(clause, wishedIn(scene), before, marks, verdicts)) return undefined
      refuseAllBut(scene)
      return 'averse'
    },
  },
  {
    name: 'list of an aversion',
    says: 'The list that an aversion opens goes on: what no word of wishing governs after it is refused with the rest.',
    decide(scene) {
      const { clause, verdicts } = scene
      if (!refusesFood(clause, verdicts)) return undefined
      const cue = clause.marks.find((mark) => isAverse([mark]))
      // «нема ні яєць ні молока є борошно»: what is at hand begins anew.
      const left = cue
        ? ungovernedIn(scene).filter((i) => i.from >= cue.to && verdicts.get(i) !== 'hand')
        : []
      return refuse(
        left.filter((item) => !isAfterAllergen(item, scene)),
        scene,
      )
    },
  },
  {
    name: 'refusal',
    says: 'All that the clause names is refused by «без», «не їм», "without" and their like.',
    decide: (scene) =>
      wishedIn(scene).length === 0 && refusesFood(scene.clause, scene.verdicts)
        ? 'refused'
        : undefined,
  },
  ...answering,
]

/** «alergie na ořechy dort»: what follows an allergen without an «і» is a dish that is asked for. */
function isAfterAllergen(item: Item, { clause, verdicts }: Scene): boolean {
  const last = clause.items[(clause.places.get(item) ?? 0) - 1]
  return item.kind === 'term' && last?.kind === 'food' && verdicts.get(last) === 'allergy'
}
