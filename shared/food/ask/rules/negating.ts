import { isExclamation } from '../averse.ts'
import { instanceOf } from '../instances.ts'
import type { Item } from '../item.ts'
import { isEndedBefore, isSurelyGenitive, isThere } from '../list-end.ts'
import { isBare, isList } from '../lists.ts'
import { isVerbal, lostRefusals } from '../lost.ts'
import { isAverse, isNamed, marksOver } from '../marked.ts'
import { forgetWords, isMeant, isRefused, isWished, refusesFood, type Verdicts } from '../meant.ts'
import { isDash } from '../runs.ts'
import { isDish } from '../whole-items.ts'
import { ofAnother } from '../words/of-another.ts'
import { small } from '../words/small.ts'
import { isTurnedDown, type Judged, type Rule, type Scene, ungovernedIn, wishedIn } from './rule.ts'
import {
  endsInNo,
  isBareRefusal,
  isBesideWith,
  isOfAnotherCase,
  isSetting,
  refuse,
  refuseFilling,
  refuseOf,
} from './shape.ts'

export const negatingRules: readonly Rule[] = [
  {
    name: 'for instance',
    says: '«не їм горіхів, наприклад мигдалю» refuses it, «щось без свинини, наприклад курку» asks for it: where nothing was asked for, nobody can tell.',
    decide(scene) {
      const { clause, last, verdicts } = scene
      if (!last || clause.tells) return undefined
      const kind = instanceOf(clause.items, last.items, verdicts)
      if (!kind) return undefined
      if (kind === 'refused') return refuse(wishedIn(scene), scene)
      const left = ungovernedIn(scene)
      if (left.length === 0 || last.items.some((item) => asksForAny(item, verdicts)))
        return undefined
      for (const item of left) verdicts.set(item, 'unsure')
      return 'unsure'
    },
  },
  {
    name: 'exclamation',
    says: 'What comes after an exclamation of disgust, or after «особливо» in a refusal, is refused too; after an allergy to nothing it is unsure.',
    decide(scene) {
      const { clause, last, marks, verdicts } = scene
      const more =
        clause.marks.some((mark) => mark.class === 'more') &&
        instanceOf(clause.items, last?.items ?? [], verdicts) !== 'other'
      const rest = { items: clause.items.slice(1) }
      const spent = last?.spent && clause.anew
      const no = last !== undefined && isBareRefusal(last) && isBare(clause)
      // «сире не можна. Можна зробити тартар, наприклад, з буряка?»
      const asksAnew = clause.anew && clause.marks.some((mark) => mark.class === 'wish')
      // «не люблю рибу, навіть креветки хочу»
      const even = ofAnother.even.has(clause.items[0]?.words[0]?.low)
      const agrees =
        clause.marks.some(
          ({ class: kind }) => kind === 'wish' || kind === 'yes' || kind === 'harmless',
        ) || clause.items.some(({ words }) => small.praise.has(words[0]?.low))
      const sure =
        (!spent && (no || isExclamation(last, marks))) ||
        (more && !asksAnew && !(even && agrees) && isTurnedDown(last))
      if (!sure && more && last?.why === 'unsure') {
        const left = ungovernedIn(scene)
        for (const item of left) verdicts.set(item, 'unsure')
        return left.length > 0 ? 'unsure' : undefined
      }
      const bare = isBare(clause) || isList(clause.items)
      const also = small.goesOn.has(clause.items[0]?.words[0]?.low)
      const listed = also && (isBare(rest) || isList(rest.items) || rest.items.every(isNamed))
      if (
        !sure &&
        last?.marks.some((mark) => mark.class === 'allergy') &&
        ((bare && isAllergyToNothing(last, verdicts)) || listed)
      ) {
        for (const item of wishedIn(scene)) verdicts.set(item, 'unsure')
        return 'unsure'
      }
      if (!sure) return undefined
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
    name: 'the other does',
    says: 'After "I do not mind this" a bare yes may say that the next is what bothers.',
    decide(scene) {
      const { clause, last, marks, verdicts } = scene
      const minded = last?.marks.some(({ class: kind }) => kind === 'harmless') ?? false
      if (!minded || !last?.items.some((item) => isMeant(item, verdicts))) return undefined
      const end = clause.items.findLast(({ kind }) => kind !== 'gap')
      if (!end || !marksOver(end, marks).some(({ class: kind }) => kind === 'yes')) return undefined
      for (const item of wishedIn(scene)) verdicts.set(item, 'unsure')
      return 'unsure'
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
      if (verb < 0 || object || isToldOfRefused(scene, verb)) return undefined
      const all = ungovernedIn(scene).filter(
        (item) =>
          (clause.places.get(item) ?? 0) < verb &&
          !isOfAnotherCase(item, clause.items[verb - 1]) &&
          !isBesideWith(clause, item, verb),
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
    name: 'list before a refusal',
    says: 'A bare list of three or more that ends in a refusal is refused as a whole, and of two in the genitive; before a mere "free" it is unsure.',
    decide(scene) {
      const { clause, verdicts } = scene
      const at = clause.items.findIndex(
        (item) =>
          ['refusal', 'free'].includes(item.kind) ||
          isAverse(marksOver(item, scene.marks)) ||
          marksOver(item, scene.marks).some((mark) => mark.class === 'is'),
      )
      const whole = clause.items.slice(0, at)
      // «молоко, яйця — усе під забороною»
      const all = whole.some(isAll)
      const list = whole.filter((item) => !isDash(item) && !isAll(item))
      const last = list.findLast(isNamed)
      const fate = last && verdicts.get(last)
      if (at < 0 || !isBare({ items: list }) || !fate || !isRefused(fate)) return undefined
      const named = list.filter(isNamed)
      const isList =
        named.length > 2 || (named.length > 1 && (all || named.every(isSurelyGenitive)))
      if (!isList || isEndedBefore(list.slice(0, list.indexOf(last)), last, verdicts))
        return undefined
      const verdict = clause.items[at]?.kind === 'free' ? 'unsure' : fate
      const there = list.filter((item) => isThere(item, clause.items, at))
      for (const item of there) if (isWished(verdicts.get(item))) verdicts.set(item, 'hand')
      const left = ungovernedIn(scene).filter(
        (item) => list.includes(item) && !there.includes(item) && !isOfAnotherCase(item, last),
      )
      for (const item of left) verdicts.set(item, verdict)
      if (left.length === 0 && there.length === 0) return undefined
      return verdict === 'unsure' ? 'unsure' : 'averse'
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

/** "lamb rather than beef, which I don't eat": it is said of what was refused already. */
function isToldOfRefused({ clause: { items }, marks, verdicts }: Scene, verb: number): boolean {
  const which = items.findIndex((item, at) => {
    const over = marksOver(item, marks)
    return at > 0 && at < verb && over.some((mark) => mark.class === 'relative')
  })
  const told = items.slice(0, which).findLast((item) => isMeant(item, verdicts))
  return which > 0 && told !== undefined && isRefused(verdicts.get(told))
}

function isAll({ words: [word, another] }: Item): boolean {
  return another === undefined && ofAnother.all.has(word?.low)
}

/** «щось», "anything", a dish or a food that is wanted: of that an instance is named. */
function asksForAny(item: Item, verdicts: Verdicts): boolean {
  if ((isDish(item) || isMeant(item, verdicts)) && isWished(verdicts.get(item))) return true
  return item.words.some(({ low }) => small.something.has(low) || small.whatever.has(low))
}

/** «manžel alergik, vejce a sýr»: nobody said to what. */
function isAllergyToNothing(last: Judged, verdicts: Verdicts): boolean {
  return !refusesFood(last, verdicts) && !last.items.some((item) => isMeant(item, verdicts))
}
