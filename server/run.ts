import { createApp } from './app.ts'
import { addDemoPhotos } from './demo/photos.ts'
import { seedDemo } from './demo/seed.ts'
import { startDrawing } from './domain/photos/waiting.ts'
import { startDelivering } from './domain/webhooks/start.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import { listen } from './listen.ts'
import { bringUpToDate, openDatabase } from './open-database.ts'
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
