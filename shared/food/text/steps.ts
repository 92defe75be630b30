let taken = 0
let most = Number.POSITIVE_INFINITY

class TooManySteps extends Error {}

/**
 * Work that is done while a text is read, in steps of about the same size. They are counted and not timed,
 * so that a text is read alike on every machine, however busy; reading is one synchronous call, so one
 * count at a time is enough.
 */
export function step(count = 1): void {
  taken += count
  if (taken > most) throw new TooManySteps()
}

/** What is worked out in so many steps; null where they are not enough. */
export function within<T>(budget: number, work: () => T): T | null {
  const before = { taken, most }
  taken = 0
  most = budget
  try {
    return work()
  } catch (error) {
    if (error instanceof TooManySteps) return null
    throw error
  } finally {
    taken += before.taken
    most = before.most
  }
}

/** Made once and kept for every text: no text is charged for being the first. */
export function uncounted<T>(work: () => T): T {
  const before = { taken, most }
  most = Number.POSITIVE_INFINITY
  try {
    return work()
  } finally {
    taken = before.taken
    most = before.most
  }
}

/** How many have been taken so far. */
export function stepsTaken(): number {
  return taken
}

/** How many steps something takes. */
export function stepsOf(work: () => unknown): number {
  const before = taken
  work()
  const used = taken - before
  taken = before
  return used
}
