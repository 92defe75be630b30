import { concepts } from './concepts.ts'
import { foods } from './foods.ts'
import type { Allergen, AllergenSource, Concept, Food, FoodFlag } from './types.ts'

type Entry = Concept & Pick<Partial<Food>, 'usually' | 'without'>

const entries = new Map<string, Entry>()
for (const entry of [...concepts, ...foods]) entries.set(entry.id, entry)

const kinds = reach(({ parents = [] }) => parents)
const contents = reach(({ parents = [], madeWith = [] }) => [...parents, ...madeWith])
const possible = reach(({ parents = [], madeWith = [], usually = [] }) => [
  ...parents,
  ...madeWith,
  ...usually,
])
const kindsBelow = invert(kinds)
const contentsBelow = invert(contents)
const possibleBelow = invert(possible)
const flags = gather(contents, (entry) => entry.flags)
const possibleFlags = gather(possible, (entry) => entry.flags)
const allergens = gather(contents, (entry) => entry.allergens)
const ownAllergens = gather(kinds, (entry) => entry.allergens)
const possibleAllergens = gather(possible, (entry) => entry.allergens)

export function entryOf(id: string): Food | Concept | undefined {
  return entries.get(id)
}

/** Everything that the food is or holds, as diets ask; of an unknown id, nothing. */
export function flagsOf(id: string): ReadonlySet<FoodFlag> {
  return flags.get(id) ?? new Set()
}

export function allergensOf(id: string): ReadonlySet<Allergen> {
  return allergens.get(id) ?? new Set()
}

/** What it holds and what it ordinarily holds by its label: the wider of the two sets. */
export function possibleFlagsOf(id: string): ReadonlySet<FoodFlag> {
  return possibleFlags.get(id) ?? new Set()
}

/** Where the allergen comes from; undefined where the food is known to be free of it. */
export function allergenSource(id: string, allergen: Allergen): AllergenSource | undefined {
  if (ownAllergens.get(id)?.has(allergen)) return 'itself'
  if (allergens.get(id)?.has(allergen)) return 'parts'
  return possibleAllergens.get(id)?.has(allergen) ? 'labels' : undefined
}

/** May it be or hold the other: what labels ordinarily say counts too. */
export function mayHold(id: string, otherId: string): boolean {
  return possible.get(id)?.has(otherId) ?? false
}

/** Is it, or does it hold, the other: mayonnaise is «яйця» here. This is what an exclusion asks. */
export function isA(id: string, ancestorId: string): boolean {
  return contents.get(id)?.has(ancestorId) ?? false
}

/** Is it a kind of the other, hidden sources aside: what a wish («з яйцями») asks. */
export function isKindOf(id: string, ancestorId: string): boolean {
  return kinds.get(id)?.has(ancestorId) ?? false
}

/** The id itself and all that are or hold it: what an exclusion leaves out. */
export function descendantsOf(id: string): ReadonlySet<string> {
  return contentsBelow.get(id) ?? new Set()
}

/** The same, and all that ordinarily hold it: what a safe exclusion leaves out. */
export function possibleHoldersOf(id: string): ReadonlySet<string> {
  return possibleBelow.get(id) ?? new Set()
}

/** The id itself and its kinds, hidden sources aside. */
export function kindsOf(id: string): ReadonlySet<string> {
  return kindsBelow.get(id) ?? new Set()
}

function reach(next: (entry: Entry) => readonly string[]): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  for (const [id, { without = [] }] of entries) {
    const seen = new Set([id])
    // A set that grows while it is walked visits what was added: a queue that a cycle cannot trap.
    for (const each of seen) {
      const entry = entries.get(each)
      if (!entry) continue
      for (const above of next(entry)) if (!without.includes(above)) seen.add(above)
    }
    reached.set(id, seen)
  }
  return reached
}

function invert(up: Map<string, Set<string>>): Map<string, Set<string>> {
  const down = new Map<string, Set<string>>()
  for (const [id, ancestors] of up) {
    for (const ancestor of ancestors) {
      const below = down.get(ancestor) ?? new Set()
      down.set(ancestor, below.add(id))
    }
  }
  return down
}

function gather<T>(
  reached: Map<string, Set<string>>,
  own: (entry: Entry) => readonly T[] | undefined,
): Map<string, Set<T>> {
  const gathered = new Map<string, Set<T>>()
  for (const [id, ancestors] of reached) {
    const all = new Set<T>()
    for (const ancestor of ancestors) {
      const entry = entries.get(ancestor)
      for (const one of (entry && own(entry)) ?? []) all.add(one)
    }
    gathered.set(id, all)
  }
  return gathered
}
