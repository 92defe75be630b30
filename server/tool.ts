import { runningDatabase } from './db/embedded/running.ts'
import { readConfig } from './kernel/config.ts'
import type { Services } from './kernel/context.ts'
import { createLog } from './kernel/log.ts'
import { bringUpToDate, openDatabase } from './open-database.ts'
import { createServices } from './services.ts'

/**
 * Runs an operator's command on the database of the server, whether that is running beside it or not.
 * What it logs goes to the error stream: the output belongs to the command.
 */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const config = readConfig()
  const log = createLog('warn', 'pretty', (line) => process.stderr.write(`${line}\n`))
  const running = config.databaseUrl === null ? runningDatabase(config.dataDir) : null
  const database = running
    ? { url: running, stop: async () => {} }
    : await openDatabase(config, log)
  try {
    await bringUpToDate(database.url, log)
    const services = await createServices(config, log, database.url)
    try {
      return await work(services)
    } finally {
      await services.close()
    }
  } finally {
    await database.stop()
  }
}
