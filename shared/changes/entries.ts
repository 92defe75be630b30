import type { MealSlot } from '../meals.ts'
import { mergedNote } from './lines.ts'

/** An entry of a plan, as far as two people can change it at once. */
export interface ChangedEntry {
  id: string
  date: string
  slot: MealSlot
  servings: number
  eaters: readonly string[] | null
  note: string
  cooked: boolean
  removed: boolean
}

interface At {
  date: string
  slot: MealSlot
}

/** What somebody did to a plan, with what they saw where it could take something away. */
export type EntryChange =
  | (At & { kind: 'addEntry'; entryId: string; servings?: number | undefined })
  | (At & { kind: 'copyEntry'; entryId: string; of: string })
  | (At & { kind: 'moveEntry'; entryId: string })
  | {
      kind: 'serveEntry'
      entryId: string
      servings: number
      /** For these members, for everybody with null; as it is without it. */
      eaters?: string[] | null | undefined
    }
  | { kind: 'noteEntry'; entryId: string; seen: string; note: string }
  | { kind: 'cookEntry'; entryId: string; cooked: boolean }
  | { kind: 'removeEntry'; entryId: string; seen: At & { note: string; cooked: boolean } }
  | { kind: 'restoreEntry'; entryId: string }

/** The entries that a change names. */
export function entriesNamed(change: EntryChange): string[] {
  return change.kind === 'copyEntry' ? [change.entryId, change.of] : [change.entryId]
}

/**
 * What a change makes of the entries it names: those that are new or other than before. As with the lines of a
 * list, the server's order counts. Each field goes its own way: the last says where a dish stands, for how many and
 * whether it was cooked; notes are merged. Whoever moves a dish, cooks it or writes to it wants it in the plan, so
 * that none of this goes with a removal by somebody who had not seen it.
 */
export function changeEntries(
  entries: ReadonlyMap<string, ChangedEntry>,
  change: EntryChange,
): ChangedEntry[] {
  const { entryId: id } = change
  const entry = entries.get(id)
  if (change.kind === 'addEntry' || change.kind === 'copyEntry') {
    const like = change.kind === 'copyEntry' ? entries.get(change.of) : undefined
    if (entry || (change.kind === 'copyEntry' && !like)) return []
    const servings = change.kind === 'addEntry' ? change.servings : like?.servings
    const { date, slot } = change
    const plain = { eaters: null, cooked: false, removed: false }
    return [{ id, date, slot, servings: servings ?? 1, note: like?.note ?? '', ...plain }]
  }
  if (!entry) return []
  const other = changed(entry, change)
  return other ? [{ ...entry, ...other }] : []
}

function changed(
  entry: ChangedEntry,
  change: Exclude<EntryChange, { kind: 'addEntry' | 'copyEntry' }>,
): Partial<ChangedEntry> | undefined {
  switch (change.kind) {
    case 'moveEntry': {
      const { date, slot } = change
      if (stands(entry, change) && !entry.removed) return undefined
      return { date, slot, removed: false }
    }
    case 'serveEntry': {
      const { servings, eaters = entry.eaters } = change
      return { servings, eaters }
    }
    case 'noteEntry':
      return { note: mergedNote(change.seen, entry.note, change.note), removed: false }
    case 'cookEntry':
      return { cooked: change.cooked, removed: entry.removed && !change.cooked }
    case 'removeEntry': {
      const { seen } = change
      const read = stands(entry, seen) && entry.note === seen.note && entry.cooked === seen.cooked
      return read && !entry.removed ? { removed: true } : undefined
    }
    case 'restoreEntry':
      return entry.removed ? { removed: false } : undefined
  }
}

const stands = (entry: ChangedEntry, { date, slot }: At) =>
  entry.date === date && entry.slot === slot
