import { isExclamation, refuseAverse, saidBefore } from '../averse.ts'
import { type Clause, isAverse, isBare, marksOver } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isKnown } from '../known.ts'
import { isVerbal, lostRefusals } from '../lost.ts'
import { forgetWords, isMeant, isRefused, isWished, refusesFood, type Verdicts } from '../meant.ts'
import type { Verdict } from '../verdict.ts'
import { endings } from '../words/endings.ts'
import { small } from '../words/small.ts'
import {
  isTurnedDown,
  type Judged,
  namedIn,
  type Rule,
  type Scene,
  ungovernedIn,
  wishedIn,
} from './rule.ts'

export const refusingRules: readonly Rule[] = [
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
      const left = cue ? ungovernedIn(scene).filter((item) => item.from >= cue.to) : []
      return refuse(left, scene)
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
      const no = without || endsInNo(clause) || lostRefusals(clause, verdicts).some(isDeclined)
      if (namedIn(scene).length > 0 || !no) return undefined
      // "shrimps? Thanks, I don't want any": a long clause may speak of something else.
      const verdict = clause.items.length <= 4 ? 'refused' : 'unsure'
      for (const item of saidBefore(clause, before, marks, verdicts))
        if (isMeant(item, verdicts)) verdicts.set(item, verdict)
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
      const asks = clause.items.some(({ words }) => small.question.has(words[0]?.low))
      const riddle = it && !asks && !isKnown(clause, scene.marks, verdicts)
      if (!before || !(clause.tells || riddle) || !only || wish || praise) return undefined
      const left = ungovernedIn({ ...scene, clause: before })
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
      if (!isTurnedDown(before) || !isSubjectAndFood(scene)) return undefined
      const other = clause.items.some(isOther)
      for (const item of ungovernedIn(scene)) verdicts.set(item, other ? 'refused' : 'unsure')
      return other ? 'shared' : 'unsure'
    },
  },
  {
    name: 'exclamation',
    says: 'What comes after an exclamation of disgust, or after «особливо» in a refusal, is refused too.',
    decide(scene) {
      const { clause, last, marks } = scene
      const more = clause.marks.some((mark) => mark.class === 'more')
      const no = last !== undefined && isBareRefusal(last) && isBare(clause)
      if (!no && !isExclamation(last, marks) && !(more && isTurnedDown(last))) return undefined
      return refuse(ungovernedIn(scene), scene)
    },
  },
  {
    name: 'no at the end',
    says: 'A clause that ends in a no refuses what it names.',
    decide(scene) {
      const { clause, verdicts } = scene
      refuseFilling(clause, verdicts)
      refuseOf(clause, verdicts)
      if (!endsInNo(clause)) return undefined
      refuse(ungovernedIn(scene), scene)
      forgetWords(clause, verdicts)
      return 'averse'
    },
  },
  {
    name: 'no and yes',
    says: '"mushrooms no chicken yes": what stands before the no is refused, what stands before the yes is wanted.',
    decide({ clause: { items }, verdicts }) {
      const said = items.filter((item) => item.kind !== 'gap')
      const no = said.findIndex((item, at) => at > 0 && isBareNo(item))
      const named = (item: Item | undefined) => item !== undefined && isMeant(item, verdicts)
      if (
        !small.yesAtEnd.has(said.at(-1)?.words[0]?.low) ||
        !named(said[no - 1]) ||
        !named(said[no + 1])
      )
        return undefined
      for (const [at, item] of said.entries())
        if (named(item)) verdicts.set(item, at < no ? 'refused' : 'wanted')
      return 'averse'
    },
  },
  {
    name: 'negated verb',
    says: 'What is not done, or is banned, is so with all that stands before it: «корицю у випічці не визнаю».',
    decide(scene) {
      const { clause, verdicts } = scene
      const verb = clause.items.findIndex(
        (item) =>
          item.kind === 'refusal' && (isVerbal(item) || small.banned.has(item.words[0]?.low)),
      )
      const after = clause.items.slice(verb + 1)
      const object = after.some(
        (item) =>
          isMeant(item, verdicts) && isRefused(verdicts.get(item)) && !isSetting(item, clause),
      )
      if (verb < 0 || object) return undefined
      const all = ungovernedIn(scene).filter(
        (item) =>
          (clause.places.get(item) ?? 0) < verb && !isOfAnotherCase(item, clause.items[verb - 1]),
      )
      const own = all.filter((item) => !isSetting(item, clause))
      if (own.length === 0) return undefined
      for (const item of all) verdicts.set(item, own.includes(item) ? 'refused' : 'unsure')
      for (const item of clause.items)
        if (isSetting(item, clause) && isRefused(verdicts.get(item))) verdicts.set(item, 'unsure')
      forgetWords(clause, verdicts)
      return 'negated'
    },
  },
  {
    name: 'lost refusal',
    says: 'A refusal that found no food refuses all that its clause names; where it is no verb, that is unsure.',
    decide(scene) {
      const { clause, verdicts } = scene
      const lost = lostRefusals(clause, verdicts)
      if (lost.length === 0) return undefined
      const verdict = lost.some(isVerbal) ? 'refused' : 'unsure'
      for (const item of wishedIn(scene)) verdicts.set(item, verdict)
      if (verdict === 'unsure') return 'unsure'
      forgetWords(clause, verdicts)
      return 'negated'
    },
  },
]

/** How what was said before was taken, where it was no wish. */
function fateOf(before: Judged, verdicts: Verdicts): Verdict | undefined {
  const fates = before.items.map((item) => verdicts.get(item))
  if (isTurnedDown(before)) return fates.includes('allergy') ? 'allergy' : 'refused'
  return before.why === 'unsure' && fates.includes('unsure') ? 'unsure' : undefined
}

/** «а другий риби», «свекор часник»: nothing is done in it, and nobody is given anything. */
function isSubjectAndFood(scene: Scene): boolean {
  const { clause } = scene
  const cue = clause.marks.some(({ class: kind }) =>
    ['wish', 'with', 'averse', 'allergy'].includes(kind),
  )
  if (cue || clause.items.some(({ words }) => small.toWhom.has(words[0]?.low))) return false
  const subject = clause.items.some(
    (item) => isOther(item) || marksOver(item, scene.marks).some((mark) => mark.class === 'person'),
  )
  return (
    subject &&
    clause.items.every(
      (item) => isOther(item) || ['food', 'joiner', 'stop', 'gap', 'word'].includes(item.kind),
    )
  )
}

function isOther({ words }: Item): boolean {
  return words.length === 1 && small.other.has(words[0]?.low)
}

/** «у супі», "in a cake": where it is put, and not what is put there. */
function isSetting(item: Item, { items, places }: Clause): boolean {
  const at = places.get(item) ?? 0
  const before = items
    .slice(0, at)
    .findLast((one) => one.kind !== 'gap' && !small.article.has(one.words[0]?.low))
  return small.into.has(before?.words[0]?.low)
}

function refuse(items: readonly Item[], { verdicts }: Scene) {
  for (const item of items) verdicts.set(item, 'refused')
  return items.length > 0 ? 'averse' : undefined
}

/** "every nut but almonds is off limits": what is said of the exception is said of all. */
function refuseAllBut({ clause, last, verdicts }: Scene): void {
  if (!small.butFor.has(clause.items[0]?.words[0]?.low)) return
  if (!small.every.has(last?.items[0]?.words[0]?.low)) return
  for (const item of last?.items ?? [])
    if (isMeant(item, verdicts) && isWished(verdicts.get(item))) verdicts.set(item, 'refused')
}

/** "I don't want any", "makes me ill", and not "nothing fried". */
function isDeclined(item: Item): boolean {
  return isVerbal(item) && !small.nothing.has(item.words[0]?.low)
}

/** «свинина, цибулю не їмо»: a nominative is no object beside an accusative. */
function isOfAnotherCase({ words }: Item, object: Item | undefined): boolean {
  const [low, other] = [words.at(-1)?.low, object?.words.at(-1)?.low]
  return endings.accusative.has(other) && endings.feminine.has(low)
}

/** «НЕ ЇМ!!! грибів!!!»: the refusal stands alone, and so does what it refuses. */
function isBareRefusal({ items }: Clause): boolean {
  return items.length > 0 && items.every((item) => item.kind === 'refusal' && isVerbal(item))
}

/** «їли гарбуз цілий місяць, вистачить» */
function isEnough({ items }: Clause): boolean {
  return items.length > 0 && items.every(({ words }) => small.enough.has(words[0]?.low))
}

function isBareNo({ words }: Item): boolean {
  return words.length === 1 && small.noAtEnd.has(words[0]?.low)
}

/** «креветки категорично ні»; «… чи ні» only asks. */
function endsInNo({ items }: Clause): boolean {
  const said = items
    .filter((item) => item.kind !== 'gap')
    .map(({ words }) => (words.length === 1 ? (words[0]?.low ?? '') : ''))
  return small.noAtEnd.has(said.at(-1)) && !small.whether.has(said.at(-2))
}

/** «не їстиму холодець з часником»: what a refused dish is made with was not asked for. */
function refuseFilling({ items }: Clause, verdicts: Verdicts): void {
  if (!items.some((item) => item.kind === 'refusal' && isVerbal(item))) return
  for (const [at, item] of items.entries()) {
    const of = verdicts.get(items[at - 2] ?? item)
    if (!small.with.has(items[at - 1]?.words[0]?.low)) continue
    if (isWished(verdicts.get(item)) && of !== undefined && isRefused(of)) verdicts.set(item, of)
  }
}

/** «без натяку на часник», "without a hint of garlic". */
function refuseOf({ items }: Clause, verdicts: Verdicts): void {
  for (const [at, item] of items.entries()) {
    const word = items[at - 2]
    if (!small.of.has(items[at - 1]?.words[0]?.low) || word?.kind !== 'word') continue
    const verdict = verdicts.get(word)
    if (verdict && isRefused(verdict) && isWished(verdicts.get(item))) verdicts.set(item, verdict)
  }
}
