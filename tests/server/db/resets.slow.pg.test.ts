import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { connect, type Sql } from '../../../server/db/client.ts'
import type { Person } from '../../../shared/wire/people.ts'
import { Caller, TrpcRefusal } from '../../support/caller.ts'
import { usablePlaces } from '../../support/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'
import { temporaryFolder } from '../../support/postgres-server.ts'
import { spawnServer, untilReady } from '../../support/server-process.ts'
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts'

// It ends when so much was asked and answered, however fast this machine is.
setDefaultTimeout(120_000)

const places = 20
const resets = 12

let database: TestDatabase
let wire: TcpProxy
let throughWire: string
beforeAll(async () => {
  database = await createTestDatabase()
  const url = new URL(database.url)
  wire = await startTcpProxy(Number(url.port))
  url.port = String(wire.port)
  throughWire = url.href
})
afterAll(async () => {
  await wire.cut()
  await database.drop()
})

/** All connections are reset again and again, each time after so many more answers. */
async function resetWhile(answered: () => number, each: number, work: Promise<unknown>) {
  let over = false
  work.finally(() => {
    over = true
  })
  for (let round = 1; round <= resets && !over; round += 1) {
    const goal = answered() + each
    while (answered() < goal && !over) await new Promise((next) => setImmediate(next))
    wire.reset()
  }
}

test('a pool whose connections are reset under load gives nobody another’s rows, answers every call, and is whole afterwards', async () => {
  const sql = connect(throughWire, { max: places })
  const wrong: unknown[] = []
  let [answered, refused, enough] = [0, 0, false]
  const ask = async (who: string) => {
    for (let n = 0; !enough; n += 1) {
      const mark = `${who}-${n}`
      const got = await kinds[n % kinds.length]?.(sql, mark).catch((error) => {
        refused += 1
        if (!/^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/.test(error.code)) wrong.push(error)
        return null
      })
      if (got === null) continue
      answered += 1
      if (got !== mark) wrong.push([mark, got])
    }
  }
  const asking = Promise.all(Array.from({ length: 3 * places }, (_, who) => ask(`${who}`)))
  await resetWhile(() => answered, 200, asking)
  enough = true
  await asking
  expect(wrong).toEqual([])
  expect(refused).toBeGreaterThan(0)
  // The last reset may still be on its way to a connection: whoever asks next hears of it, and only they.
  await Promise.allSettled(Array.from({ length: 2 * places }, () => sql`SELECT pg_sleep(0.01)`))
  expect(await usablePlaces(sql, places)).toBe(places)
  await sql.end()
})

/** Each answers its mark: alone, behind a pause, in a transaction, held, and in many rows. */
const kinds: readonly ((sql: Sql, mark: string) => Promise<unknown>)[] = [
  async (sql, mark) => (await sql`SELECT ${mark}::text AS mark`)[0]?.['mark'],
  async (sql, mark) => (await sql`SELECT ${mark}::text AS mark FROM pg_sleep(0.002)`)[0]?.['mark'],
  async (sql, mark) => (await sql`SELECT ${[mark]}::text[] AS marks`)[0]?.['marks'][0],
  (sql, mark) =>
    sql.begin(async (tx) => {
      await tx`SELECT set_config('komora.mark', ${mark}, true)`
      const [row] = await tx`SELECT current_setting('komora.mark') AS mark`
      return row?.['mark']
    }),
  async (sql, mark) => {
    const held = await sql.reserve()
    try {
      return (await held`SELECT ${mark}::text AS mark`)[0]?.['mark']
    } finally {
      held.release()
    }
  },
  async (sql, mark) => {
    const rows = await sql`SELECT ${mark}::text AS mark FROM generate_series(1, 50)`
    return rows.length === 50 ? rows.at(-1)?.['mark'] : rows
  },
]

test('a server whose connections are reset under load stays, and never takes a signed-in person for a stranger', async () => {
  const dataDir = temporaryFolder()
  const server = spawnServer({ DATA_DIR: dataDir, DATABASE_URL: throughWire, RATE_LIMITS: '0' })
  await untilReady(server)
  const site = `http://127.0.0.1:${server.port}`
  const origin = `http://localhost:${server.port}`
  const people = Array.from(
    { length: 12 },
    () => new Caller((path, { address: _, ...init } = {}) => fetch(site + path, init), origin),
  )
  const ids = await Promise.all(
    people.map(async (one) => (await one.mutate<Person>('people.tryDemo', {})).id),
  )
  const wrong: unknown[] = []
  let [answered, away, enough] = [0, 0, false]
  const ask = async (person: Caller, id: string | undefined) => {
    while (!enough) {
      try {
        const me = await person.query<Person | null>('people.me')
        if (me?.id !== id) wrong.push(me)
        const own = await person.query<{ items: unknown[] }>('recipes.list', {})
        if (!Array.isArray(own.items)) wrong.push(own)
        answered += 1
      } catch (error) {
        if (error instanceof TrpcRefusal && error.reason === 'unavailable') away += 1
        else wrong.push(error)
      }
    }
  }
  const asking = Promise.all(people.map((person, at) => ask(person, ids[at])))
  await resetWhile(() => answered, 20, asking)
  enough = true
  await asking
  expect(wrong).toEqual([])
  expect(away).toBeGreaterThan(0)
  expect(server.child.exitCode).toBeNull()
  // As many at once as the pool has places.
  const after = await Promise.all(
    Array.from({ length: places }, (_, at) =>
      people[at % people.length]?.query<Person>('people.me').then((me) => me.id),
    ),
  )
  expect(after).toEqual(Array.from({ length: places }, (_, at) => ids[at % ids.length]))
  server.child.kill('SIGTERM')
  expect(await server.child.exited).toBe(0)
})
