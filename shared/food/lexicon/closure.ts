import { once } from '../text/remembered.ts'
import { composedOf } from './composed.ts'
import { concepts } from './concepts.ts'
import { foods } from './foods.ts'
import { flagsOfTraces, tracesOf } from './traces.ts'
import type { Allergen, AllergenSource, Concept, Food, FoodFlag } from './types.ts'

type Entry = Concept & Pick<Partial<Food>, 'usually' | 'without'>

const entries = new Map<string, Entry>()
for (const entry of [...concepts, ...foods] as Entry[]) {
  const more = composedOf(entry.id)
  entries.set(
    entry.id,
    more.length === 0 ? entry : { ...entry, usually: [...(entry.usually ?? []), ...more] },
  )
}

// Each is worked out for the food that is asked about, when it is: most programs ask about few.
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
const possibleFlags = gather(possible, ({ id, flags = [] }) => [...flags, ...flagsOfTraces(id)])
const allergens = gather(contents, (entry) => entry.allergens)
const ownAllergens = gather(kinds, (entry) => entry.allergens)
const possibleAllergens = gather(possible, ({ id, allergens: own = [] }) => [
  ...own,
  ...tracesOf(id),
])

export function entryOf(id: string): Food | Concept | undefined {
  return entries.get(id) as Food | Concept | undefined
}

/** Everything that the food is or holds, as diets ask; of an unknown id, nothing. */
export function flagsOf(id: string): ReadonlySet<FoodFlag> {
  return flags(id) ?? new Set()
}

export function allergensOf(id: string): ReadonlySet<Allergen> {
  return allergens(id) ?? new Set()
}

/** What it holds and what it ordinarily holds by its label: the wider of the two sets. */
export function possibleFlagsOf(id: string): ReadonlySet<FoodFlag> {
  return possibleFlags(id) ?? new Set()
}

/** Where the allergen comes from; undefined where the food is known to be free of it. */
export function allergenSource(id: string, allergen: Allergen): AllergenSource | undefined {
  if (ownAllergens(id)?.has(allergen)) return 'itself'
  if (allergens(id)?.has(allergen)) return 'parts'
  return possibleAllergens(id)?.has(allergen) ? 'labels' : undefined
}

/** May it be or hold the other: what labels ordinarily say counts too. */
export function mayHold(id: string, otherId: string): boolean {
  return possible(id)?.has(otherId) ?? false
}

/** Is it, or does it hold, the other: mayonnaise is «яйця» here. This is what an exclusion asks. */
export function isA(id: string, ancestorId: string): boolean {
  return contents(id)?.has(ancestorId) ?? false
}

/** Is it a kind of the other, hidden sources aside: what a wish («з яйцями») asks. */
export function isKindOf(id: string, ancestorId: string): boolean {
  return kinds(id)?.has(ancestorId) ?? false
}

/** The id itself and all that are or hold it: what an exclusion leaves out. */
export function descendantsOf(id: string): ReadonlySet<string> {
  return contentsBelow().get(id) ?? new Set()
}

/** The same, and all that ordinarily hold it: what a safe exclusion leaves out. */
export function possibleHoldersOf(id: string): ReadonlySet<string> {
  return possibleBelow().get(id) ?? new Set()
}

/** The id itself and its kinds, hidden sources aside. */
export function kindsOf(id: string): ReadonlySet<string> {
  return kindsBelow().get(id) ?? new Set()
}

type Sets<T> = (id: string) => ReadonlySet<T> | undefined

function reach(next: (entry: Entry) => readonly string[]): Sets<string> {
  return ofEntries((id, { without = [] }) => {
    const seen = new Set([id])
    // A set that grows while it is walked visits what was added: a queue that a cycle cannot trap.
    for (const each of seen) {
      const entry = entries.get(each)
      if (!entry) continue
      for (const above of next(entry)) if (!without.includes(above)) seen.add(above)
    }
    return seen
  })
}

function invert(up: Sets<string>): () => ReadonlyMap<string, ReadonlySet<string>> {
  return once(() => {
    const down = new Map<string, Set<string>>()
    for (const id of entries.keys()) {
      for (const ancestor of up(id) ?? []) {
        const below = down.get(ancestor) ?? new Set()
        down.set(ancestor, below.add(id))
      }
    }
    return down
  })
}

function gather<T>(
  reached: Sets<string>,
  own: (entry: Entry) => readonly T[] | undefined,
): Sets<T> {
  return ofEntries((id) => {
    const all = new Set<T>()
    for (const ancestor of reached(id) ?? []) {
      const entry = entries.get(ancestor)
      for (const one of (entry && own(entry)) ?? []) all.add(one)
    }
    return all
  })
}

function ofEntries<T>(workOut: (id: string, entry: Entry) => ReadonlySet<T>): Sets<T> {
  const known = new Map<string, ReadonlySet<T>>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    const entry = entries.get(id)
    if (!entry) return undefined
    const found = workOut(id, entry)
    known.set(id, found)
    return found
  }
}
