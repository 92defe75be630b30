import type { Log } from './log.ts'

/** Work that an answer does not wait for: mail, above all. A stop of the server waits for it a while. */
export interface Background {
  run(name: string, work: () => Promise<unknown>): void
  /** Until nothing is under way, or until patience, in milliseconds, is at an end. */
  settled(patience?: number): Promise<void>
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const one = work()
        .catch((error) => log.error('background.failed', { work: name, error }))
        .then(() => void running.delete(one))
      running.add(one)
    },
    async settled(patience) {
      const limit = Promise.withResolvers<'over'>()
      const timer = patience === undefined ? null : setTimeout(limit.resolve, patience, 'over')
      while (running.size > 0) {
        if ((await Promise.race([Promise.all(running), limit.promise])) === 'over') break
      }
      if (timer) clearTimeout(timer)
    },
  }
}
