import { concepts } from './concepts.ts'
import { descendantsOf, entryOf, isKindOf, kindsOf } from './index.ts'

/** Which foods a group may stand for in a line: «зелень» is any herb as it grows, and no pesto. */
export function membersOf(group: string): readonly string[] {
  return wholeGroups.includes(group)
    ? [...kindsOf(group)].filter(isWhole)
    : [...descendantsOf(group)]
}

const wholeGroups = concepts.flatMap((one) => (one.whole ? one.id : []))

/** Nothing was put to it but more of its own group: a dried apricot is fruit as it is, and a haggis more than offal. */
function isWhole(id: string): boolean {
  const own = wholeGroups.filter((group) => isKindOf(id, group))
  const parts = entryOf(id)?.madeWith ?? []
  return parts.every((part) => own.some((group) => isKindOf(part, group)))
}
