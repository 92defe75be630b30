import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'

/** A server that was just told to stop may still be closing. */
const PATIENCE_MS = 3_000

/**
 * One server per folder. SQLite is used for its file lock alone: the kernel gives
 * it back when this process dies in any way, and it is seen from other containers.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, 'komora.lock'))
  try {
    lock.run(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
    lock.run('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new StartupError(
      `Another Komora server is using the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return () => lock.close()
}
