import type { Log } from './log.ts'

/** Work that an answer does not wait for: mail, above all. A stop of the server does wait. */
export interface Background {
  run(name: string, work: () => Promise<unknown>): void
  settled(): Promise<void>
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
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
