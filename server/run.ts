import { createApp } from './app.ts'
import { connect } from './db/client.ts'
import { startEmbeddedDatabase } from './db/embedded/start.ts'
import { migrate } from './db/migrate.ts'
import { addDemoPhotos } from './demo/photos.ts'
import { seedDemo } from './demo/seed.ts'
import { startDrawing } from './domain/photos/waiting.ts'
import { seedPrices } from './domain/prices/seed.ts'
import { applyTermChanges } from './domain/search/terms.ts'
import { startDelivering } from './domain/webhooks/start.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import { StartupError } from './kernel/startup-error.ts'
import { listen } from './listen.ts'
import { createServices } from './services.ts'
import { startSweeping } from './sweep/start.ts'

export interface RunningServer {
  url: string
  stop(): Promise<void>
}

/** Database, schema, doors, and then the port: nobody is let in before the house is ready. */
export async function runServer(config: Config, log: Log): Promise<RunningServer> {
  const database = await openDatabase(config, log)
  try {
    await bringUpToDate(database.url, log)
    const services = await createServices(config, log, database.url)
    if (await seedDemo(services)) log.info('demo.seeded')
    const app = createApp(services)
    const server = await listen(config, app)
    const sweeping = startSweeping(services)
    const delivering = startDelivering(services)
    log.info('server.listening', { address: config.baseUrl })
    // What a server that ended has left undrawn.
    startDrawing(services)
    const painting = addDemoPhotos(services)
    return {
      url: server.url,
      async stop() {
        // First what never ends by itself: the listener waits for everything that is under way.
        await services.live.stop()
        await Promise.all([server.stop(), sweeping.stop(), delivering.stop(), painting.stop()])
        await services.close()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

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
