import { isExclamation } from '../averse.ts'
import { isDish } from '../begins.ts'
import { isAverse, isBare, isList, isNamed, marksOver } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isVerbal, lostRefusals } from '../lost.ts'
import { forgetWords, isMeant, isRefused, refusesFood, type Verdicts } from '../meant.ts'
import { isDash } from '../runs.ts'
import { small } from '../words/small.ts'
import { isTurnedDown, type Judged, type Rule, ungovernedIn, wishedIn } from './rule.ts'
import {
  endsInNo,
  isBareNo,
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
    name: 'exclamation',
    says: 'What comes after an exclamation of disgust, or after «особливо» in a refusal, is refused too; after an allergy to nothing it is unsure.',
    decide(scene) {
      const { clause, last, marks, verdicts } = scene
      const more = clause.marks.some((mark) => mark.class === 'more')
      const rest = { items: clause.items.slice(1) }
      const spent = last?.spent && clause.anew
      const no = last !== undefined && isBareRefusal(last) && isBare(clause)
      const sure = (!spent && (no || isExclamation(last, marks))) || (more && isTurnedDown(last))
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
    name: 'no and yes',
    says: '"mushrooms no chicken yes": what stands before the no is refused, what stands before the yes is wanted; "burger no mayo mustard ok": of two behind the no the one is refused.',
    decide({ clause: { items }, verdicts }) {
      const said = items.filter((item) => item.kind !== 'gap')
      if (!small.yesAtEnd.has(said.at(-1)?.words[0]?.low)) return undefined
      const named = (item: Item | undefined) => item !== undefined && isMeant(item, verdicts)
      const two = noOfTwo(said)
      if (two >= 0) {
        // "beef no rice beans yes": whether the no is of what stands before it nobody can tell, where that is no dish.
        const dish = isDish(said[two - 1])
        for (const item of said.slice(0, two))
          if (named(item) && !dish) verdicts.set(item, 'unsure')
        for (const [at, verdict] of [
          [two + 1, 'refused'],
          [two + 2, 'wanted'],
        ] as const) {
          const item = said[at]
          if (item) verdicts.set(item, verdict)
        }
        const yes = said.at(-1)
        if (yes) verdicts.delete(yes)
        return 'averse'
      }
      const no = said.findIndex((item, at) => at > 0 && isBareNo(item))
      if (!named(said[no - 1]) || !named(said[no + 1])) return undefined
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
    says: 'A bare list of three or more that ends in a refusal is refused as a whole; before a mere "free" it is unsure.',
    decide(scene) {
      const { clause, verdicts } = scene
      const at = clause.items.findIndex(
        (item) =>
          ['refusal', 'free'].includes(item.kind) ||
          isAverse(marksOver(item, scene.marks)) ||
          marksOver(item, scene.marks).some((mark) => mark.class === 'is'),
      )
      const list = clause.items.slice(0, at).filter((item) => !isDash(item))
      const last = list.findLast(isNamed)
      const fate = last && verdicts.get(last)
      if (at < 0 || !isBare({ items: list }) || !fate || !isRefused(fate)) return undefined
      if (list.filter(isNamed).length < 3) return undefined
      const verdict = clause.items[at]?.kind === 'free' ? 'unsure' : fate
      const left = ungovernedIn(scene).filter(
        (item) => list.includes(item) && !isOfAnotherCase(item, last),
      )
      for (const item of left) verdicts.set(item, verdict)
      if (left.length === 0) return undefined
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

/** Where a no or a «без» has two foods behind it, and then comes nothing but the yes. */
function noOfTwo(said: readonly Item[]): number {
  const no = said.length - 4
  const item = said[no]
  if (!item || !said.slice(no + 1, -1).every(isNamed)) return -1
  return isBareNo(item) || (item.kind === 'refusal' && small.without.has(item.words[0]?.low))
    ? no
    : -1
}

/** «manžel alergik, vejce a sýr»: nobody said to what. */
function isAllergyToNothing(last: Judged, verdicts: Verdicts): boolean {
  return !refusesFood(last, verdicts) && !last.items.some((item) => isMeant(item, verdicts))
}
