import type { Item } from './item.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isComma } from './runs.ts'
import type { Verdict } from './verdict.ts'

/**
 * A list goes on over its commas: «арахіс, мигдаль і фундук викликають висип», "hives from peanuts, almonds";
 * where a new sentence begins, so does something else.
 */
export function joined(
  parts: readonly Item[][],
  sentences: ReadonlySet<Item[]>,
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): Item[][] {
  const whole: Item[][] = []
  for (const part of parts) {
    const before = whole.at(-1)
    if (part.length === 0 && before?.length === 0) continue
    const end = before?.findLast((item) => item.kind !== 'gap' && item.kind !== 'joiner')
    const first = part.find((item) => item.kind !== 'gap' && item.kind !== 'joiner')
    const listed = before && isBare({ items: before }) && first && isNamed(first)
    const goesOn =
      before &&
      end &&
      isNamed(end) &&
      (isBare({ items: part }) || isList(part)) &&
      before.some((item) => isAverse(marksOver(item, marks)))
    const ended = before && isAtHand(before, verdicts)
    const neighbours = before?.at(-1) && part[0] && part[0].from - (before.at(-1)?.to ?? 0) <= 1
    if (before && neighbours && !ended && !sentences.has(part) && (listed || goesOn))
      before.push(...part)
    else whole.push([...part])
  }
  return whole.filter((part) => part.length > 0)
}

/** «маю сочевицю, моркву і рис, м'яса катма»: an «і» before the last of what there is ends that list. */
export function isAtHand(part: readonly Item[], verdicts: ReadonlyMap<Item, Verdict>): boolean {
  return isList(part) && part.filter(isNamed).every((item) => verdicts.get(item) === 'hand')
}

/** "hives from mushrooms, eggplant and pizza": foods and dishes, of which the last is joined by an «і». */
export function isList(part: readonly Item[]): boolean {
  const [and, last] = part.slice(-2)
  return (
    and?.kind === 'joiner' &&
    !isComma(and) &&
    last !== undefined &&
    isNamed(last) &&
    part.every((item) => item.kind === 'joiner' || isNamed(item)) &&
    part.filter(isNamed).length > 1
  )
}

/** Nothing but foods. */
export function isBare({ items: part }: { items: readonly Item[] }): boolean {
  return (
    part.some((item) => isNamed(item) || item.near) &&
    part.every(({ kind, near }) => kind === 'food' || kind === 'joiner' || near)
  )
}
