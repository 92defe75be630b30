/** Runs heavy work a few pieces at a time. */
export interface Turns {
  /** Waits for a place, or throws what `refuse` makes when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>
}

export function createTurns(options: {
  atOnce: number
  mayWait: number
  refuse: () => Error
}): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async take(work) {
      if (running >= options.atOnce) {
        if (waiting.length >= options.mayWait) throw options.refuse()
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        // The place passes straight to the next in line, so that nobody slips in between.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
