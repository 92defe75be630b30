import { connect } from './db/client.ts'
import { startEmbeddedDatabase } from './db/embedded/start.ts'
import { migrate } from './db/migrate.ts'
import { seedPrices } from './domain/prices/seed.ts'
import { applyTermChanges } from './domain/search/terms.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import { StartupError } from './kernel/startup-error.ts'

/** Apart from the server's start, so that a command does not wait until all doors are read. */
export async function openDatabase(
  config: Config,
  log: Log,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  return startEmbeddedDatabase({
    dataDir: config.dataDir,
    say: (step) => log.info('database', { step }),
  })
}

export async function bringUpToDate(url: string, log: Log): Promise<void> {
  const sql = connect(url, { max: 1, name: 'komora-migrate' })
  try {
    const applied = await migrate(sql)
    await seedPrices(sql)
    // A server that ended between a commit and its counting left recipes that no word finds.
    await applyTermChanges(sql)
    if (applied.length > 0) log.info('database.migrated', { migrations: applied.length })
  } catch (error) {
    throw unusable(error)
  } finally {
    await sql.end({ timeout: 2 })
  }
}

/** What the driver says of a wrong address or password is clear enough; its stack is not for operators. */
function unusable(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string }
  const connectionCodes = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'CONNECT_TIMEOUT',
    'ECONNRESET',
    'ERR_INVALID_URL',
  ]
  const refused = code?.startsWith('28') || code === '3D000' || code === '42501'
  if (!code || !(connectionCodes.includes(code) || refused)) return error
  return new StartupError(`The database cannot be used (${message || code}). Check DATABASE_URL.`, {
    cause: error,
  })
}
