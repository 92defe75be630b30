import type { Class } from '../function-words/row.ts'
import { instanceOf } from '../instances.ts'
import type { Item } from '../item.ts'
import { marksOver } from '../marked.ts'
import type { Marks } from '../marks.ts'
import type { Verdicts } from '../meant.ts'
import { firstAfter, lastBefore } from '../runs.ts'
import type { Verdict } from '../verdict.ts'
import { isWhole } from '../whole-items.ts'
import { small } from '../words/small.ts'

/** «на неї алергія», "allergic to it": a pronoun stands beside it, and no «і» goes on. */
export function isOfIt(items: readonly Item[], at: number): boolean {
  const before = small.pronounOf.has(items[at - 1]?.words[0]?.low)
  const after = small.pronounOf.has(items[at + 1]?.words[0]?.low)
  const next = items[after ? at + 2 : at + 1]
  return (before || after) && next !== undefined && next.kind !== 'joiner' && next.kind !== 'end'
}

/** What was refused last is what the allergy is to. */
export function isSaidOf(
  items: readonly Item[],
  at: number,
  verdicts: Map<Item, Verdict>,
): boolean {
  const food = lastBefore(items, at, isWhole)
  if (!food || verdicts.get(food) !== 'refused') return false
  verdicts.set(food, 'allergy')
  return true
}

/** Of one food there is to be more. */
export function isMore(items: readonly Item[], at: number): boolean {
  const two = items.slice(at + 1, at + 3)
  return two.some(isWhole) && two.some(({ words }) => small.moreOf.has(words[0]?.low))
}

/** Whether a food or a dish stands right before or anywhere behind. */
export function namesBeside(items: readonly Item[], at: number): boolean {
  return isWhole(items[at - 1]) || firstAfter(items, at, isWhole) !== undefined
}

export function isBareNo(item: Item | undefined): boolean {
  return item?.words.length === 1 && small.noAtEnd.has(item.words[0]?.low)
}

/** «…, наприклад курка»: one of what is asked for. */
export function instance(
  items: readonly Item[],
  at: number,
  verdicts: Verdicts,
): 'anew' | undefined {
  const kind = instanceOf(items.slice(at + 1, at + 4), items.slice(0, at), verdicts)
  return kind === 'other' ? 'anew' : undefined
}

export function goesOn(item: Item): boolean {
  return small.goesOn.has(item.words[0]?.low)
}

export function isWishing(item: Item, marks: Marks): boolean {
  return item.kind === 'word' && says(item, marks, 'wish')
}

export function says(item: Item, marks: Marks, kind: Class): boolean {
  return marksOver(item, marks).some((mark) => mark.class === kind)
}
