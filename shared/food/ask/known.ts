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
import { signs } from './words/signs.ts'
import { small } from './words/small.ts'
import { stopWords } from './words/stop.ts'

/** Whether every word of a clause is one whose meaning is known, so that nothing in it can turn it round. */
export function isKnown(
  clause: Clause,
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): boolean {
  return (
    !clause.items.some(
      (item, at) => turns(item, marks) || isOddSign(item) || tells(clause, at, marks),
    ) && unknownIn(clause, marks, verdicts).length === 0
  )
}

/** A small word turns a clause only where it is no part of something that is known as a whole. */
function turns(item: Item, marks: Marks): boolean {
  if (item.kind !== 'stop' && item.kind !== 'word') return false
  const over = marksOver(item, marks)
  if (!over.some((mark) => mark.class === 'twist')) return false
  return !over.some((one) => wholes.has(one.class) && one.to - one.from > 1)
}

/** A sign that nobody can read may say anything: «арахіс = швидка», a face beside a food. */
function isOddSign({ kind, words: [word] }: Item): boolean {
  const [mark, sign] = [word?.low.slice(0, 1), word?.low.slice(1) ?? '']
  return (
    kind === 'gap' && mark === '\u0000' && !/^[\p{L}\p{N}]/u.test(sign) && !signs.plain.has(sign)
  )
}

/** «кролик — це ж зайчик», "kale is overrated": what is said of a food is no wish for it, whatever it is. */
function tells({ items }: Clause, at: number, marks: Marks): boolean {
  const item = items[at]
  if (!item || item.kind === 'food' || item.kind === 'term') return false
  if (!marksOver(item, marks).some((mark) => mark.class === 'is' && mark.from === item.from))
    return false
  const said = items.slice(0, at).findLast(({ kind }) => kind !== 'gap')
  const rest = items.slice(at + 1)
  const kind =
    rest.some((one) => one.kind === 'hand' || small.praise.has(one.words[0]?.low)) ||
    (small.inAtEnd.has(rest[0]?.words[0]?.low) && rest.length === 1)
  return said?.kind === 'food' && rest.length > 0 && !kind
}

const wholes: ReadonlySet<string> = new Set(['wish', 'with', 'harmless'])

/** The words that nothing knows. */
export function unknownIn(
  clause: Clause,
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): Item[] {
  const { items } = clause
  // "one more mushroom and I scream": beside a person a slip of a food may as well be a verb.
  const hasPerson = clause.marks.some((mark) => mark.class === 'person')
  return items.filter((item, at) => {
    if (item.kind !== 'word' || item.slip || (item.near && !hasPerson)) return false
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
      // «цибуля – переоцінений овоч» tells what it is.
      (isDash(before) || !describesNext(form, items[at + 1]))
    )
  })
}

function isDash(item: Item | undefined): boolean {
  return item?.kind === 'gap' && item.words[0]?.low === '\u0000-'
}

/** "somthing": a small word with a letter wrong is no riddle. */
const near = typoFinder(() =>
  [...plainWords(), ...stopWords.words]
    .filter((word) => word.length > 5)
    .map((word) => formOf(word).light),
)
const isMisspelt = remembered((low) => low.length > 6 && near(low).length > 0)

const says: readonly string[] = [
  'plain',
  'wish',
  'with',
  'person',
  'it',
  'turn',
  'relative',
  'harmless',
  'same',
  'past',
  'is',
  'yes',
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
    endings.manner.has(low) ||
    isModifier(form) ||
    isCommon(light) ||
    isMisspelt(low) ||
    unitOf(form) !== undefined
  )
}

/** «козацька курка»: an adjective right before what it agrees with only describes it. */
export function describesNext({ low }: Form, next: Item | undefined): boolean {
  if (!next || !(next.kind === 'food' || next.kind === 'term')) return false
  return low.length > 4 && endings.adjective.has(low)
}
