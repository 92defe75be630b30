import type { Draft } from './draft.ts'

const keyOf = (id: string) => `komora:draft:${id}`

/** A draft that this device kept, because the connection or the tab was lost before it was saved. */
export function keptDraft(id: string): Draft | null {
  try {
    const text = localStorage.getItem(keyOf(id))
    return text ? (JSON.parse(text) as Draft) : null
  } catch {
    return null
  }
}

export function keepDraft(id: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    // Storage may be full or forbidden; the server still has what was saved.
  }
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was kept then.
  }
}
