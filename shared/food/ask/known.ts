import { isModifier } from '../names/modifiers.ts'
import { isCommon } from '../text/common.ts'
import { type Form, formOf } from '../text/forms.ts'
import { remembered } from '../text/remembered.ts'
import { step } from '../text/steps.ts'
import { typoFinder } from '../text/typos.ts'
import { unitOf } from '../units/find.ts'
import { type Clause, marksOver } from './clauses.ts'
import { plainWords } from './function-words/index.ts'
import type { Item } from './item.ts'
import type { Mark, Marks } from './marks.ts'
import type { Verdict } from './verdict.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'
import { stopWords } from './words/stop.ts'

/** Whether every word of a clause is one whose meaning is known, so that nothing in it can turn it round. */
export function isKnown(
  clause: Clause,
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): boolean {
  return (
    !clause.items.some((item) => turns(item, marks)) &&
    unknownIn(clause, marks, verdicts).length === 0
  )
}

/** A small word turns a clause only where it is no part of something that is known as a whole. */
function turns(item: Item, marks: Marks): boolean {
  if (item.kind !== 'stop' && item.kind !== 'word') return false
  const over = marksOver(item, marks)
  if (!over.some((mark) => mark.class === 'twist')) return false
  return !over.some((one) => wholes.has(one.class) && one.to - one.from > 1)
}

const wholes: ReadonlySet<string> = new Set(['wish', 'with', 'harmless'])

/** The words that nothing knows. */
export function unknownIn(
  { items }: Clause,
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): Item[] {
  return items.filter((item, at) => {
    if (item.kind !== 'word' || item.near || item.slip) return false
    const verdict = verdicts.get(item)
    if (verdict === 'refused' || verdict === 'allergy') return false
    // "pasta with guanciale": a food that nobody knows turns nothing round.
    const before = items[at - 1]
    if (before && marksOver(before, marks).some((mark) => mark.class === 'with')) return false
    step()
    const form = item.words[0]
    return (
      form !== undefined &&
      !isKnownWord(form, marksOver(item, marks)) &&
      !describesNext(form, items[at + 1])
    )
  })
}

/** "somthing": a small word with a letter wrong is no riddle. */
const near = typoFinder(() =>
  [...plainWords(), ...stopWords.words]
    .filter((word) => word.length > 5)
    .map((word) => formOf(word).light),
)
const isMisspelt = remembered((low) => low.length > 5 && near(low).length > 0)

const says: readonly string[] = [
  'plain',
  'wish',
  'with',
  'person',
  'it',
  'turn',
  'relative',
  'harmless',
]

export function isKnownWord(form: Form, over: readonly Mark[]): boolean {
  if (over.some((mark) => says.includes(mark.class))) return true
  if (over.length > 0) return false
  const { low, light } = form
  return (
    low.length < 2 ||
    stopWords.has(low) ||
    small.quick.has(low) ||
    small.cheap.has(low) ||
    isModifier(form) ||
    isCommon(light) ||
    isMisspelt(low) ||
    unitOf(form) !== undefined
  )
}

/** «козацька курка»: an adjective right before what it agrees with only describes it. */
export function describesNext({ low, cyrillic }: Form, next: Item | undefined): boolean {
  if (!next || !(next.kind === 'food' || next.kind === 'term')) return false
  return cyrillic && low.length > 5 && endings.adjective.has(low)
}
