/** Runs heavy work a few pieces at a time. */
export interface Semaphore {
  /**
   * Waits for a place, or throws what `refuse` makes when too many wait already. Those on whose behalf
   * it is done take turns, however much one of them brings.
   */
  run<T>(work: () => Promise<T>, whose?: string): Promise<T>
}

interface Waiting {
  begin(): void
  refuse(error: Error): void
}

export function createSemaphore(options: {
  atOnce: number
  mayWait: number
  refuse: () => Error
}): Semaphore {
  let running = 0
  let count = 0
  /** By whose they are; who comes next stands first. */
  const lines = new Map<string, Waiting[]>()

  function queue(whose: string): Promise<void> {
    if (count >= options.mayWait) makeRoom(whose)
    return new Promise((begin, refuse) => {
      count += 1
      const line = lines.get(whose) ?? []
      lines.set(whose, [...line, { begin, refuse }])
    })
  }

  /** Whoever has most waiting gives way to somebody who has less. */
  function makeRoom(whose: string): void {
    const [longest = [], most = ''] = [...lines]
      .map(([name, line]) => [line, name] as const)
      .reduce((a, b) => (b[0].length > a[0].length ? b : a), [[], ''] as const)
    if (longest.length <= (lines.get(whose)?.length ?? 0) + 1) throw options.refuse()
    lines.set(most, longest.slice(0, -1))
    count -= 1
    longest.at(-1)?.refuse(options.refuse())
  }

  function next(): void {
    const [first] = lines
    if (!first) {
      running -= 1
      return
    }
    const [whose, [one, ...rest]] = first
    count -= 1
    lines.delete(whose)
    if (rest.length > 0) lines.set(whose, rest)
    // The place passes straight on, so that nobody slips in between.
    one?.begin()
  }

  return {
    async run(work, whose = '') {
      if (running >= options.atOnce) await queue(whose)
      else running += 1
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
