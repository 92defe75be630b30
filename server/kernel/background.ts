import type { Log } from './log.ts'
import { withTimeout } from './with-timeout.ts'

/** Work that an answer does not wait for: mail, above all. A stop of the server waits for it a while. */
export interface Background {
  /** Long work asks now and then whether it has to end. */
  run(name: string, work: (ended: () => boolean) => Promise<unknown>): void
  /** Until nothing is under way, or until patience, in milliseconds, is at an end. */
  settled(patience?: number): Promise<void>
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  let ended = false
  // Work may begin other work.
  const settleAll = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    run(name, work) {
      const one = work(() => ended)
        .catch((error) => log.error('background.failed', { work: name, error }))
        .then(() => void running.delete(one))
      running.add(one)
    },
    async settled(patience) {
      ended = patience !== undefined
      const all = settleAll()
      if (patience === undefined) return all
      // What takes longer is left to itself.
      await withTimeout(patience, all).catch(() => {})
    },
  }
}
