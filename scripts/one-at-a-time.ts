import { Database } from 'bun:sqlite'
import { mkdirSync } from 'node:fs'

const PATIENCE_MS = 10 * 60_000

/** Two starts in one folder must not install over each other: the second waits for the first. */
export function oneAtATime<T>(work: () => T): T {
  mkdirSync('node_modules', { recursive: true })
  // SQLite for its file lock alone, which the kernel gives back when this process dies.
  const lock = new Database('node_modules/.komora-start.lock')
  try {
    lock.run(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
    lock.run('BEGIN EXCLUSIVE')
    return work()
  } finally {
    lock.close()
  }
}
