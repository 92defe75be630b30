import type { Draft } from './draft.ts'
import { noMore } from './moreFields.ts'

/** A draft that this device keeps until the server has it. */
export interface Kept {
  draft: Draft
  /** The saved version that it was written over; null for a recipe never saved. */
  version: number | null
  /** The window that wrote it: another window's text is not this one's to forget. */
  window: string
}

/** Where a person's draft is kept: two people may share a device. */
export interface Shelf {
  personId: string
  recipeId: string
}

const addressOf = (shelf: Shelf) => `komora:draft:${shelf.personId}:${shelf.recipeId}`

export function keptDraft(shelf: Shelf): Kept | null {
  try {
    const text = localStorage.getItem(addressOf(shelf))
    const kept = text ? (JSON.parse(text) as Kept) : null
    // One that an older window has kept knows nothing of these.
    return kept && { ...kept, draft: { ...kept.draft, more: kept.draft.more ?? { ...noMore } } }
  } catch {
    return null
  }
}

export function keepDraft(shelf: Shelf, kept: Kept): void {
  try {
    localStorage.setItem(addressOf(shelf), JSON.stringify(kept))
  } catch {
    // Storage may be full or forbidden; the server still has what was saved.
  }
}

export function forgetDraft(shelf: Shelf, window: string): void {
  try {
    if (keptDraft(shelf)?.window === window) localStorage.removeItem(addressOf(shelf))
  } catch {
    // Nothing was kept then.
  }
}
