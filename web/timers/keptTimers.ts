/** A timer of a step, as this device keeps it: it counts to a moment, so a closed page loses no time. */
export interface Timer {
  id: string
  dish: string
  /** The first step is 1. */
  step: number
  /** Where its step can be read. */
  href: string
  /** When it runs out, in milliseconds. */
  ends: number
  /** How often it has rung since then, in whichever window. */
  rung: number
}

const address = 'komora:timers'
/** What ran out before the device slept for the night is over in the morning. */
const forgotten = 3 * 60 * 60 * 1000

export function readTimers(now = Date.now()): Timer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(address) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter(isTimer).filter(({ ends }) => ends > now - forgotten)
      : []
  } catch {
    return []
  }
}

/** Says whether that was possible: storage may be full or forbidden. */
export function keepTimers(timers: readonly Timer[]): boolean {
  try {
    if (timers.length === 0) localStorage.removeItem(address)
    else localStorage.setItem(address, JSON.stringify(timers))
    return true
  } catch {
    return false
  }
}

/** Whoever signs out leaves nothing of theirs on the device. */
export function forgetTimers(): void {
  keepTimers([])
}

/** Calls back when another window has changed the timers. */
export function onOtherWindow(changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === address || event.key === null) changed()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const { id, dish, step, href, ends, rung } = value as Record<keyof Timer, unknown>
  const words = [id, dish, href].every((one) => typeof one === 'string')
  // It becomes a link: only to a page of ours.
  return words && String(href).startsWith('/') && [step, ends, rung].every(Number.isFinite)
}
