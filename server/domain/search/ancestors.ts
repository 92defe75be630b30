import {
  concepts,
  descendantsOf,
  foods,
  kindsOf,
  possibleHoldersOf,
} from '../../../shared/food/lexicon/index.ts'

const all = [...concepts, ...foods].map((entry) => entry.id)
const above = upward(kindsOf)
const within = upward(possibleHoldersOf)
const made = upward(descendantsOf)
const groups = new Set(concepts.map((concept) => concept.id))

/** What the food is a kind of, itself included: what a wish may call it. */
export function kindsAbove(id: string): readonly string[] {
  return above.get(id) ?? [id]
}

/** What it holds, or ordinarily holds, though it is no kind of it: the egg of mayonnaise. */
export function heldBy(id: string): readonly string[] {
  return notKinds(id, within)
}

/** What it cannot be without; what its labels say beside that is not told. */
export function surelyHeldBy(id: string): readonly string[] {
  return notKinds(id, made)
}

function notKinds(id: string, up: ReadonlyMap<string, string[]>): string[] {
  const kinds = new Set(kindsAbove(id))
  return (up.get(id) ?? []).filter((each) => !kinds.has(each))
}

export function isGroup(id: string): boolean {
  return groups.has(id)
}

/** Groups that may hide the food where a line names only them: «м'ясо» may be pork. */
export function groupsThatMayHide(id: string): string[] {
  const known = hiding.get(id)
  if (known) return known
  const held = descendantsOf(id)
  const found = [...groups].filter(
    (group) => !held.has(group) && [...descendantsOf(group)].some((each) => held.has(each)),
  )
  hiding.set(id, found)
  return found
}

const hiding = new Map<string, string[]>()

function upward(below: (id: string) => ReadonlySet<string>): Map<string, string[]> {
  const up = new Map<string, string[]>()
  for (const id of all) {
    for (const each of below(id)) up.set(each, [...(up.get(each) ?? []), id])
  }
  return up
}
