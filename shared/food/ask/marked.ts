import type { Item } from './item.ts'
import type { Mark, Marks } from './marks.ts'

const found = new WeakMap<Item, Mark[]>()

export function marksOver(item: Item, marks: Marks): readonly Mark[] {
  const known = found.get(item)
  if (known) return known
  const { from, to } = item
  const over = new Set<Mark>()
  for (let at = from; at < to; at++) for (const mark of marks[at] ?? []) over.add(mark)
  const all = [...over]
  found.set(item, all)
  return all
}

const averse: ReadonlySet<string> = new Set(['averse', 'allergy', 'ugh'])

export function isAverse(marks: readonly Mark[]): boolean {
  return marks.some((mark) => averse.has(mark.class))
}

export function isNamed(item: Item): boolean {
  return item.kind === 'food' || item.terms.some((term) => term.kind === 'dishes')
}
