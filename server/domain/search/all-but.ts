import {
  descendantsOf,
  isKindOf,
  kindsOf,
  possibleHoldersOf,
} from '../../../shared/food/lexicon/index.ts'
import { groupsThatMayHide, isGroup, kindsAbove } from './ancestors.ts'

/** What a refused group comes to once some kinds of it are spared: «риби не їм, а лосось так». */
export interface Others {
  /** The largest groups and foods of it that have no spared kind in them. */
  kinds: string[]
  /** What may be made of one of those. */
  holders: string[]
  /** Groups by which a line may name what is refused. */
  groups: string[]
}

export function allBut(group: string, spared: readonly string[]): Others | undefined {
  return allButKinds(group, spared) ?? allButMadeOfIt(group, spared)
}

/** «молока немає, є кефір»: what is made of it is not refused for its sake, where it is spared. */
function allButMadeOfIt(food: string, spared: readonly string[]): Others | undefined {
  const holders = possibleHoldersOf(food)
  const kept = spared.filter((id) => holders.has(id))
  if (kept.length === 0) return undefined
  const kinds = kindsOf(food)
  const isKept = (id: string) => kept.some((one) => isKindOf(id, one) || isKindOf(one, id))
  return {
    kinds: [],
    holders: [...kinds, ...[...holders].filter((id) => !kinds.has(id) && !isKept(id))],
    groups: groupsThatMayHide(food),
  }
}

function allButKinds(group: string, spared: readonly string[]): Others | undefined {
  const kept = spared.filter((id) => id !== group && isKindOf(id, group))
  if (kept.length === 0) return undefined
  const over = new Set(kept.flatMap(kindsAbove))
  const isKept = (id: string) => over.has(id) || kept.some((one) => isKindOf(id, one))
  const others = new Set([...kindsOf(group)].filter((id) => !isKept(id)))
  const isLargest = (id: string) =>
    kindsAbove(id).every((above) => above === id || !others.has(above))
  return {
    kinds: [...others].filter(isLargest),
    holders: [...possibleHoldersOf(group)].filter(
      (id) => !others.has(id) && !isKept(id) && !kept.some((one) => descendantsOf(one).has(id)),
    ),
    groups: [
      ...groupsThatMayHide(group),
      ...[...over].filter((id) => isGroup(id) && isKindOf(id, group)),
    ],
  }
}
