import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../kernel/startup-error.ts'

/** The password of this folder's PostgreSQL: 256 random bits that only the owner can read. */
export function readOrCreateSecret(folder: string, data: string): string {
  const file = join(folder, 'postgres.secret')
  if (!existsSync(file)) {
    if (existsSync(data)) {
      throw new StartupError(
        `${file}, the password of the database in ${data}, is missing: bring it back from a backup, or set DATA_DIR to another folder.`,
      )
    }
    // Written aside first: a start that is killed here leaves no half secret.
    const fresh = `${file}.new`
    writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 })
    renameSync(fresh, file)
  }
  return readFileSync(file, 'utf8').trim()
}
