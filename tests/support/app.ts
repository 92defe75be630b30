import { rm } from 'node:fs/promises'
import { createApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/kernel/config.ts'
import type { Services } from '../../server/kernel/context.ts'
import { createLog } from '../../server/kernel/log.ts'
import { createPasswordQueue } from '../../server/kernel/password-queue.ts'
import { createServices } from '../../server/services.ts'
import { Caller } from './caller.ts'
import { createClock } from './clock.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'
import { temporaryFolder } from './postgres-server.ts'

export const baseUrl = 'http://localhost:3000'

export interface TestApp {
  services: Services
  /** What the server logged, one line an event. */
  logged: string[]
  /** A request straight to the edge, without a port and without cookies. */
  fetch(path: string, init?: RequestInit & { address?: string }): Promise<Response>
  /** Somebody with cookies of their own, who calls as the web app would. */
  caller(address?: string): Caller
  /** Somebody who has just signed up. */
  signedUp(name?: string): Promise<Caller>
  /** Moves the clock that the domain reads, until the test is over. */
  travel(ms: number): void
  stop(): Promise<void>
}

/** What a password's hash costs here: next to nothing, and the same algorithm. */
const quickly = { memoryCost: 64, timeCost: 1 }

/** The whole house on a database of its own. Only the clock, the port and what a test replaces are not real. */
export async function startTestApp(
  settings: Record<string, string> = {},
  replaced: Partial<Services> = {},
  made?: TestDatabase,
): Promise<TestApp> {
  const database = made ?? (await createTestDatabase())
  const dataDir = temporaryFolder()
  const config: Config = readConfig({
    BASE_URL: baseUrl,
    DATA_DIR: dataDir,
    DEMO: '0',
    ...settings,
  })
  const logged: string[] = []
  const log = createLog('debug', 'json', (line) => logged.push(line))
  // Who asks for so many connections gets just those.
  const pool = settings['DATABASE_POOL'] ? undefined : database.pool()
  const services = Object.assign(await createServices(config, log, database.url, pool), {
    passwords: createPasswordQueue(quickly),
    ...replaced,
  })
  const clock = createClock()
  services.now = clock.now
  const app = createApp(services)
  const fetch: TestApp['fetch'] = (path, { address = '127.0.0.1', ...init } = {}) =>
    app(new Request(config.baseUrl + path, init), { address })
  return {
    services,
    logged,
    fetch,
    caller: (address) => new Caller(fetch, config.baseUrl, address),
    async signedUp(name) {
      const caller = new Caller(fetch, config.baseUrl)
      await caller.signUp(name)
      return caller
    },
    travel: clock.travel,
    async stop() {
      await services.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
