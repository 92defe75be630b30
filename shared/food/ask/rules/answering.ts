import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isKnown } from '../known.ts'
import { lostRefusals } from '../lost.ts'
import { isMeant, refusesFood, type Verdicts } from '../meant.ts'
import { speaksOfAnother } from '../of-another.ts'
import { saidBefore } from '../said-before.ts'
import { endings } from '../words/endings.ts'
import { small } from '../words/small.ts'
import { hasPerson, isTurnedDown, namedIn, type Rule, ungovernedIn, wishedIn } from './rule.ts'
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
  refusesCourse,
} from './shape.ts'

/** What a clause says of the one before it: that it is turned down too, or told of. */
export const answering: readonly Rule[] = [
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
