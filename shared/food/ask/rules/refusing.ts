import { refuseAverse } from '../averse.ts'
import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isKnown } from '../known.ts'
import { lostRefusals } from '../lost.ts'
import { isAverse, isNamed, marksOver } from '../marked.ts'
import type { Marks } from '../marks.ts'
import { isMeant, isWished, refusesFood, type Verdicts } from '../meant.ts'
import { speaksOfAnother } from '../of-another.ts'
import { isComma } from '../runs.ts'
import { saidBefore } from '../said-before.ts'
import { endings } from '../words/endings.ts'
import { small } from '../words/small.ts'
import {
  hasPerson,
  isTurnedDown,
  namedIn,
  type Rule,
  type Scene,
  ungovernedIn,
  wishedIn,
} from './rule.ts'
import {
  endsInNo,
  endsInPronoun,
  fateOf,
  isBareNo,
  isDeclined,
  isEnough,
  isOther,
  isSomethingElse,
  isSubjectAndFood,
  lacksOnlyTool,
  refuse,
  refuseAllBut,
  refusesCourse,
} from './shape.ts'

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
  {
    name: 'answer',
    says: 'A refusal that names nothing answers what was named before it.',
    decide(scene) {
      const { clause, before, marks, verdicts } = scene
      const without = clause.items.some((item) => item.pronoun || item.back) || isEnough(clause)
      const no =
        without ||
        endsInNo(clause) ||
        lostRefusals(clause, verdicts).some((item) => isDeclined(item) || endsInPronoun(item))
      const other = isSomethingElse(clause)
      // «борщ хочу, салат не хочу»: it refuses a course of its own.
      if (!without && refusesCourse(clause, verdicts)) return undefined
      if (!without && lacksOnlyTool(clause, before, verdicts)) return undefined
      if (namedIn(scene).length > 0 || !(no || other)) return undefined
      // "shrimps? Thanks, I don't want any": a long clause may speak of something else.
      const sure = clause.items.length <= 4 && no && !speaksOfAnother(clause, verdicts)
      const verdict = sure ? 'refused' : 'unsure'
      const own = before && isEaten(before) ? ownWord(clause, verdicts) : undefined
      if (own && before) {
        // «курку їм, шкірку ні»: what nobody knows has the no, where its form tells that it is the object.
        // «козячий сир ок, коров'ячий ні»: nor can an adjective be said of anything but another kind.
        const low = own.words[0]?.low
        const sure = endings.accusative.has(low) || endings.adjective.has(low)
        verdicts.set(own, 'refused')
        if (!sure)
          for (const item of wishedIn({ ...scene, clause: before })) verdicts.set(item, 'unsure')
        return 'averse'
      }
      const said = saidBefore(clause, before, marks, verdicts)
      for (const item of said) if (isMeant(item, verdicts)) verdicts.set(item, verdict)
      // «м'ясо без цибулі, тато її не їсть»: it tells why, and of the meat nothing.
      const speaks = clause.marks.some((mark) => mark.class === 'it')
      if (before && speaks && refusesFood(before, verdicts)) return 'averse'
      // «люблю гриби а чоловік ні»: one who asks wants it, and another does not.
      if (before && no && hasPerson(clause) && !said.some((item) => isMeant(item, verdicts)))
        for (const item of wishedIn({ ...scene, clause: before })) verdicts.set(item, 'unsure')
      return 'averse'
    },
  },
  {
    name: 'comment',
    says: 'What is told of a food after a colon, after a question or by «воно», and not understood, leaves it unsure.',
    decide(scene) {
      const { clause, before, verdicts } = scene
      if (namedIn(scene).length > 0) return undefined
      const only = clause.items.every(({ kind }) =>
        ['word', 'stop', 'joiner', 'wish'].includes(kind),
      )
      const wish = clause.marks.some((mark) => mark.class === 'wish')
      const praise = clause.items.some(({ words }) => small.praise.has(words[0]?.low))
      const it = clause.marks.some((mark) => mark.class === 'it')
      const asks = small.question.has(clause.items[0]?.words[0]?.low)
      const riddle = it && !asks && !isKnown(clause, scene.marks, verdicts)
      if (!before || !(clause.tells || riddle) || !only || wish || praise) return undefined
      const asked = clause.tells && !before.marks.some((mark) => mark.class === 'wish')
      const told = { ...scene, clause: before }
      const left = asked ? wishedIn(told) : ungovernedIn(told)
      for (const item of left) verdicts.set(item, 'unsure')
      return left.length > 0 ? 'unsure' : undefined
    },
  },
  {
    name: 'nothing',
    says: 'A clause that names nothing to wish for or to refuse says nothing of food.',
    decide: (scene) => (wishedIn(scene).length === 0 ? 'nothing' : undefined),
  },
  {
    name: 'the same',
    says: 'What shares the fate of something refused («шпинат теж», "so do onions") is refused with it.',
    decide(scene) {
      const { clause, before, verdicts } = scene
      if (!before || !clause.marks.some((mark) => mark.class === 'same')) return undefined
      const verdict = fateOf(before, verdicts)
      if (!verdict) return undefined
      const wishes = clause.marks.filter((mark) => mark.class === 'wish').map(({ from }) => from)
      const left = wishedIn(scene).filter(({ from }) => !wishes.some((wish) => wish < from))
      for (const item of left) verdicts.set(item, verdict)
      if (left.length === 0) return undefined
      return verdict === 'unsure' ? 'unsure' : 'shared'
    },
  },
  {
    name: 'a verb left out',
    says: '«чоловік не їсть риби, а другий грибів»: who is named beside a food after a refusal may refuse it too.',
    decide(scene) {
      const { clause, before, verdicts } = scene
      const unsure = before?.why === 'unsure' && !toldOf.has(before.rule)
      if (!(isTurnedDown(before) || unsure) || !isSubjectAndFood(scene)) return undefined
      const other = !unsure && clause.items.some(isOther)
      for (const item of ungovernedIn(scene)) verdicts.set(item, other ? 'refused' : 'unsure')
      // «другий» is who it is, and no second course.
      for (const item of clause.items) if (isOther(item)) verdicts.delete(item)
      return other ? 'shared' : 'unsure'
    },
  },
]

/** What others bring or have eaten is unsure because it is no wish, and nobody turns it down. */
const toldOf: ReadonlySet<string> = new Set(['brought by somebody', 'done already', 'had lately'])

/** «рибу їм», "I eat fish": it is said of it already that it is eaten, and by nobody else. */
function isEaten({ items }: Clause): boolean {
  const low = items.findLast(({ kind }) => kind !== 'gap' && kind !== 'joiner')?.words.at(-1)?.low
  return [small.eats, small.likes, small.yesAtEnd].some((words) => words.has(low))
}

/** A word that nobody knows, and a bare no behind it. */
function ownWord({ items }: Clause, verdicts: Verdicts): Item | undefined {
  const [word, no, ...rest] = items.filter(({ kind }) => kind !== 'gap')
  if (!word || !no || rest.length > 0 || !isBareNo(no) || !word.words[0]) return undefined
  return word.kind === 'word' && verdicts.has(word) ? word : undefined
}

/** «alergie na ořechy dort»: what follows an allergen without an «і» is a dish that is asked for. */
function isAfterAllergen(item: Item, { clause, verdicts }: Scene): boolean {
  const last = clause.items[(clause.places.get(item) ?? 0) - 1]
  return item.kind === 'term' && last?.kind === 'food' && verdicts.get(last) === 'allergy'
}
