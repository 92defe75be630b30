import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { unknownIn } from '../known.ts'
import { isVerbal } from '../lost.ts'
import { tellsConsequence } from '../made-of-it.ts'
import { isAverse, isNamed, marksOver } from '../marked.ts'
import { forgetWords, isMeant, isRefused } from '../meant.ts'
import { isComma } from '../runs.ts'
import { endings } from '../words/endings.ts'
import { madeOfIt } from '../words/made-of-it.ts'
import { small } from '../words/small.ts'
import { hasPerson, isTurnedDown, namedIn, type Rule, type Scene } from './rule.ts'

/** What says no twice is asked about, or wanted where nothing else can be meant. */
export const doubleNoRules: readonly Rule[] = [
  {
    name: 'nothing but',
    says: '«нічого, крім яєць»: what is excepted from nothing is all that there is, or all that is wanted.',
    decide(scene) {
      const { clause, last, before, verdicts } = scene
      if (before?.rule === 'nothing but' && namedIn(scene).length === 0) return 'nothing'
      const except = clause.items.findIndex(({ words }) => small.except.has(words[0]?.low))
      if (except < 0) return undefined
      const earlier = [...(last?.items ?? []), ...clause.items.slice(0, except)]
      if (!earlier.some(isNothing) || earlier.some((item) => isMeant(item, verdicts)))
        return undefined
      const hand = earlier.some(({ kind }) => kind === 'hand')
      const excepted = namedIn(scene).filter((item) => isRefused(verdicts.get(item)))
      for (const item of excepted)
        verdicts.set(item, hand && item.kind === 'food' ? 'hand' : 'wanted')
      return excepted.length > 0 ? 'known' : undefined
    },
  },
  {
    name: 'not without',
    says: '«діти без макаронів не засинають»: what nobody does without is refused by no one.',
    decide(scene) {
      const { clause, verdicts } = scene
      const { items } = clause
      const without = items.findIndex(isWithout)
      if (without < 0 || isSteered(clause)) return undefined
      const none = items.findIndex((item, at) => isNothingWithout(item, items[at + 1]))
      if (none > without) {
        for (const item of items.slice(without + 1, none))
          if (isMeant(item, verdicts)) verdicts.set(item, 'wanted')
        return 'known'
      }
      const no = items.findIndex(
        (item, at) => isNegatedVerb(item, items[at + 1]) || isUnthinkable(item),
      )
      if (no < 0) return undefined
      const own = items.slice(without + 1).filter((item) => isMeant(item, verdicts))
      const [first] = own
      if (!first || items.slice(no + 1, no + 3).some((item) => item !== first && isNamed(item)))
        return undefined
      // «без м'яса не уявляю обіду» can mean nothing else.
      const sure = isUnthinkable(items[no] as Item)
      for (const item of own) verdicts.set(item, sure ? 'wanted' : 'unsure')
      return sure ? 'known' : 'unsure'
    },
  },
  {
    name: 'taste that changed',
    says: '«раніше не любила броколі, а тепер обожнюю»: what was refused then is wanted now.',
    decide(scene) {
      const { clause, before, marks, verdicts } = scene
      if (!before || !isTurnedDown(before) || !says(before.items, 'formerly')) return undefined
      if (namedIn(scene).length > 0 || !says(clause.items, 'now')) return undefined
      const wish = clause.marks.some(({ class: kind }) => kind === 'wish' || kind === 'yes')
      const no = clause.items.some(
        (item) => item.kind === 'refusal' || isAverse(marksOver(item, marks)),
      )
      const riddle = unknownIn(clause, marks, verdicts).some((item) => !says([item], 'now'))
      if (!wish || no || riddle) return undefined
      for (const item of before.items)
        if (isMeant(item, verdicts) && verdicts.get(item) === 'refused')
          verdicts.set(item, 'wanted')
      forgetWords(clause, verdicts)
      for (const item of clause.items) if (says([item], 'now')) verdicts.delete(item)
      return 'known'
    },
  },
  {
    name: 'what to do with it',
    says: '«печінка корисна, як її приготувати?»: who asks how to cook it wants it, whatever was said of it before.',
    decide(scene) {
      const { clause, before, marks, verdicts } = scene
      if (before?.why !== 'unsure' || hasPerson(before) || namedIn(scene).length > 0)
        return undefined
      const { items } = clause
      const asks = small.question.has(items.find(({ kind }) => kind !== 'joiner')?.words[0]?.low)
      if (!asks || !says(items, 'pronounOf') || !isPlain(scene)) return undefined
      // «після молока ніхто не спить, що з ним робити»
      const makes = ({ low }: { low: string }) => madeOfIt.making.has(low) || madeOfIt.ofIt.has(low)
      if (tellsConsequence(before.items) || !items.some(({ words }) => words.some(makes)))
        return undefined
      const named = before.items.filter((item) => isMeant(item, verdicts))
      if (
        named.length !== 1 ||
        before.items.some((item) => isAverse(marksOver(item, marks)) || item.kind === 'refusal')
      )
        return undefined
      for (const item of named) verdicts.set(item, 'wanted')
      return 'known'
    },
  },
]

/** Every word of it is known, and none refuses, swaps or turns anything. */
function isPlain({ clause, marks, verdicts }: Scene): boolean {
  const turned = clause.items.some(
    (item) =>
      ['refusal', 'free', 'swap', 'less'].includes(item.kind) ||
      marksOver(item, marks).some((mark) => mark.class === 'twist' && !says([item], 'pronounOf')) ||
      isAverse(marksOver(item, marks)),
  )
  return !turned && unknownIn(clause, marks, verdicts).length === 0
}

function says(items: readonly Item[], what: 'now' | 'formerly' | 'pronounOf'): boolean {
  return items.some(({ words }) => words.some(({ low }) => small[what].has(low)))
}

function isNothing({ words }: Item): boolean {
  return small.nothing.has(words[0]?.low)
}

function isWithout({ kind, words, pronoun }: Item): boolean {
  return (
    kind === 'refusal' && !pronoun && small.withoutThat.has(words[0]?.low) && words.length === 1
  )
}

/** «не сядуть», "dont exist": something is not done, and no quality is meant. */
function isNegatedVerb(item: Item, next: Item | undefined): boolean {
  if (item.kind !== 'refusal' || item.pronoun || item.allergy) return false
  if (item.words.length > 1) return small.not.has(item.words[0]?.low)
  if (!isVerbal(item)) return false
  return next?.kind === 'word' && !endings.adjective.has(next.words[0]?.low)
}

/** «без кави я не людина» */
function isNothingWithout({ kind, words }: Item, next: Item | undefined): boolean {
  const said = [...words, ...(next?.words ?? [])]
  if (kind !== 'refusal' && !small.denial.has(words[0]?.low)) return false
  return said.slice(1).some(({ low }) => small.nothingWithout.has(low))
}

/** «без м'яса не уявляю обіду» */
function isUnthinkable({ kind, words }: Item): boolean {
  return kind === 'wish' && words.length > 1 && small.not.has(words[0]?.low)
}

/** Where something is wished for as well, each no has an object of its own. */
function isSteered({ marks, items }: Clause): boolean {
  const double = marks.find(({ class: kind }) => kind === 'harmless')
  return (
    marks.some(({ class: kind }) => ['averse', 'allergy', 'ugh'].includes(kind)) ||
    marks.some(({ class: kind, from }) => kind === 'wish' && from !== double?.from) ||
    items.some(isComma)
  )
}
