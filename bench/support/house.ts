import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '../../server/db/client.ts'
import { startEmbeddedDatabase } from '../../server/db/embedded/start.ts'
import { migrate } from '../../server/db/migrate.ts'

export interface BenchHouse {
  databaseUrl: string
  sql: Sql
  /** A server process of its own, so that the load generator takes nothing from it. */
  startServer(): Promise<{ port: number; pid: number; stop(): Promise<void> }>
  stop(): Promise<void>
}

/** A database in a folder that is thrown away afterwards. */
export async function openHouse(): Promise<BenchHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'komora-bench-'))
  const database = await startEmbeddedDatabase({ dataDir, say: () => {} })
  const sql = connect(database.url, { max: 4, name: 'komora-bench' })
  await migrate(sql)
  return {
    databaseUrl: database.url,
    sql,
    startServer: () => startServer(database.url, dataDir),
    async stop() {
      await sql.end({ timeout: 2 })
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startServer(databaseUrl: string, dataDir: string) {
  const port = freePort()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../../server/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMITS: '0',
      LOG_LEVEL: 'warn',
    },
    stdout: 'inherit',
    stderr: 'inherit',
  })
  for (let tries = 0; !(await isReady(port)); tries += 1) {
    if (tries > 100) throw new Error('The server did not become ready within ten seconds.')
    await Bun.sleep(100)
  }
  return {
    port,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await child.exited
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  return response?.ok ?? false
}

export function freePort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const { port } = probe
  probe.stop(true)
  return port
}
