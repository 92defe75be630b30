import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../../../server/db/client.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/db/embedded/start.ts'
import { StartupError } from '../../../server/kernel/startup-error.ts'
import { usablePlaces } from '../../support/pool.ts'
import { withConnection } from '../../support/postgres-admin.ts'
import { temporaryFolder } from '../../support/postgres-server.ts'

setDefaultTimeout(120_000)

const folder = temporaryFolder()
const steps: string[] = []
const revivals = () => steps.filter((step) => step === 'PostgreSQL is running again').length
const kills = 6
let database: EmbeddedDatabase

beforeAll(async () => {
  database = await start()
})

afterAll(() => database.stop())

test('the application is no superuser, and Ukrainian letters are letters', async () => {
  const [row] = await withConnection(database.url, async (sql) => {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`
    return sql<{ super: boolean; lower: string; alike: boolean }[]>`
      SELECT rolsuper AS super, lower('ЇЖАК І ҐАНОК') AS lower, similarity('Борщ', 'борщі') > 0.5 AS alike
      FROM pg_roles WHERE rolname = current_user`
  })
  expect(row).toEqual({ super: false, lower: 'їжак і ґанок', alike: true })
})

test('the password is required', async () => {
  const url = new URL(database.url)
  url.password = 'guess'
  await expect(withConnection(url.href, (sql) => sql`SELECT 1`)).rejects.toThrow(
    'password authentication failed',
  )
})

test('a second server on the same folder is refused', async () => {
  const refusal = await start().catch((error) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  expect(refusal.message).toContain('Another Komora server is using the data folder')
})

test('what was written is there after a restart', async () => {
  await withConnection(database.url, async (sql) => {
    await sql`CREATE TABLE kept (word text)`
    await sql`INSERT INTO kept VALUES ('борщ')`
  })
  await database.stop()
  database = await start()
  const rows = await withConnection(database.url, (sql) => sql`SELECT word FROM kept`)
  expect([...rows]).toEqual([{ word: 'борщ' }])
})

test('however often PostgreSQL is killed, the same pool works again, whole and with every acknowledged write', async () => {
  const sql = connect(database.url, { max: 20 })
  await sql`CREATE TABLE acknowledged (number int)`
  const acknowledged: number[] = []
  let [number, over] = [0, false]
  const write = async () => {
    while (!over) {
      number += 1
      const mine = number
      const written = await sql`INSERT INTO acknowledged VALUES (${mine})`.catch(() => undefined)
      if (written) acknowledged.push(mine)
    }
  }
  const writing = Promise.all(Array.from({ length: 40 }, write))
  for (let kill = 1; kill <= kills; kill += 1) {
    const goal = acknowledged.length + 100
    while (acknowledged.length < goal) await new Promise((next) => setImmediate(next))
    process.kill(postmasterPid(), 'SIGKILL')
    while (revivals() < kill) await Bun.sleep(10)
  }
  over = true
  await writing
  const rows = await sql<{ number: number }[]>`SELECT number FROM acknowledged ORDER BY number`
  expect(rows.map((row) => row.number)).toEqual(expect.arrayContaining(acknowledged))
  expect(await usablePlaces(sql, 20)).toBe(20)
  await sql.end()
})

test('after kill -9 of the server the next one takes over, with every acknowledged write', async () => {
  await database.stop()
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, '../../support/embedded-child.ts'), folder],
    {
      stdout: 'pipe',
      stderr: 'inherit',
    },
  )
  let acknowledged = 0
  for await (const chunk of child.stdout) {
    acknowledged = Number(new TextDecoder().decode(chunk).trim().split('\n').at(-1))
    if (acknowledged > 50) child.kill('SIGKILL')
  }
  const orphan = postmasterPid()

  database = await start()

  expect(postmasterPid()).toBe(orphan)
  const [row] = await withConnection(
    database.url,
    (sql) => sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM written WHERE number <= ${acknowledged}`,
  )
  expect(row?.count).toBe(acknowledged)
})

test('a database that was taken over is also started again, and stopped', async () => {
  process.kill(postmasterPid(), 'SIGKILL')
  const sql = connect(database.url, { max: 1 })
  let answer: unknown
  while (!answer) answer = await sql`SELECT 1`.catch(() => undefined)
  await sql.end()
  await database.stop()
  expect(postmasterPid()).toBeNaN()
  database = await start()
})

test('data of another PostgreSQL version is refused, and left alone', async () => {
  const old = temporaryFolder()
  mkdirSync(join(old, 'postgres'))
  writeFileSync(join(old, 'postgres/PG_VERSION'), '15\n')
  writeFileSync(join(old, 'postgres.secret'), 'old')
  await expect(start(old)).rejects.toThrow(
    'was made by PostgreSQL 15, and this server brings PostgreSQL 18',
  )
  expect(readFileSync(join(old, 'postgres/PG_VERSION'), 'utf8')).toBe('15\n')
  rmSync(old, { recursive: true })
})

test('a port that becomes free a moment later is waited for', async () => {
  await database.stop()
  const other = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const starting = start(folder, other.port)
  setTimeout(() => other.stop(true), 100)
  database = await starting
  expect(new URL(database.url).port).toBe(String(other.port))
})

test('a first start that was killed halfway leaves nothing in the way', async () => {
  const halfway = temporaryFolder()
  mkdirSync(join(halfway, 'postgres.new'))
  writeFileSync(join(halfway, 'postgres.new/PG_VERSION'), '18\n')
  writeFileSync(join(halfway, 'postgres.password'), 'half')
  const second = await start(halfway)
  const rows = await withConnection(second.url, (sql) => sql`SELECT 1 AS one`)
  await second.stop()
  expect([...rows]).toEqual([{ one: 1 }])
})

test('a folder that cannot be written is refused with a sentence', async () => {
  const parent = temporaryFolder()
  const file = join(parent, 'file')
  writeFileSync(file, '')
  await expect(start(join(file, 'data'))).rejects.toThrow('cannot be written: give this account')
  rmSync(parent, { recursive: true })
})

function start(dataDir = folder, port?: number): Promise<EmbeddedDatabase> {
  const say = (step: string) => steps.push(step)
  return startEmbeddedDatabase({ dataDir, say, ...(port ? { port } : {}) })
}

function postmasterPid(): number {
  try {
    return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return Number.NaN
  }
}
