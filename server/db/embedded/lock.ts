import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { StartupError } from '../../kernel/startup-error.ts'

/** A server that was just told to stop may still be closing. */
const PATIENCE_MS = 3_000

/**
 * One server per folder. SQLite is used for its file lock alone: the kernel gives
 * it back when this process dies in any way, and it is seen from other containers.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, 'komora.lock'))
  try {
    // Nothing is ever written, and a kill must not leave a journal behind.
    lock.run('PRAGMA journal_mode = OFF')
    lock.run(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
    lock.run('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw unlockable(folder, cause)
    throw new StartupError(
      `Another Komora server is using the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return () => lock.close()
}

function unlockable(folder: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartupError(
    `The data folder ${folder} cannot be locked (${reason}): set DATA_DIR to a folder on a local disk with free space.`,
    { cause },
  )
}
