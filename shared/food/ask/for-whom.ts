import type { Clause } from './clauses.ts'
import type { Item } from './item.ts'
import { marksOver } from './marked.ts'
import type { Mark, Marks } from './marks.ts'
import { refusesFood, type Verdicts } from './meant.ts'
import { isDish } from './whole-items.ts'
import { small } from './words/small.ts'

/** «торт для моєї маленької доньки»: so many words may tell whose or what kind of one it is for. */
const farthest = 3

/** "cake for a kid allergic to wheat": a dish for whom is named, and then what that one may not have. */
export function isForSomebody(
  item: Item,
  clause: Clause,
  cue: Mark,
  marks: Marks,
  verdicts: Verdicts,
): boolean {
  const { items, places } = clause
  if (!isDish(item)) return false
  const place = (places.get(item) ?? 0) + 1
  const rest = items.slice(place, place + farthest)
  const whom = rest.findIndex(({ words, from }) => small.for.has(words[0]?.low) && from < cue.from)
  if (whom < 0) return false
  const who = items.slice(place + whom, place + whom + 1 + farthest)
  const isPerson = (one: Item) => marksOver(one, marks).some((mark) => mark.class === 'person')
  const after = items.filter(({ from }) => from >= cue.from)
  return who.some(isPerson) && refusesFood({ ...clause, items: after }, verdicts)
}
