import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { connect } from '../../server/db/client.ts'
import { Caller } from '../support/caller.ts'
import { bring, dish } from '../support/intake.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { temporaryFolder } from '../support/postgres-server.ts'
import { freePort, spawnServer, untilReady } from '../support/server-process.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

// Processes start, lose their database and find it again: on a busy machine that takes a while.
setDefaultTimeout(120_000)

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = temporaryFolder()
})
afterAll(async () => {
  await database.drop()
})

/** One sentence on stderr, no stack, exit 1. */
async function expectRefusal(env: Record<string, string>, words: RegExp): Promise<void> {
  const server = spawnServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...env })
  const text = await server.errors()
  expect(await server.child.exited).toBe(1)
  expect(text).toMatch(words)
  expect(text.trim().split('\n').length).toBe(1)
}

describe('a server that cannot start says why in one sentence', () => {
  test.concurrent('when the port is taken', async () => {
    const other = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      development: false,
      fetch: () => new Response('another Komora'),
    })
    await expectRefusal({ PORT: String(other.port) }, /Port \d+ is taken/)
    other.stop(true)
  })
  test.concurrent('when nobody answers at DATABASE_URL', () =>
    expectRefusal(
      { DATABASE_URL: `postgres://nobody@127.0.0.1:${freePort()}/none` },
      /DATABASE_URL/,
    ))
  test.concurrent('when the database does not exist', () =>
    expectRefusal(
      { DATABASE_URL: database.url.replace(/\/[^/]+$/, '/no_such_database') },
      /DATABASE_URL/,
    ))
  test.concurrent('when DATABASE_URL is no such address', () =>
    expectRefusal(
      { DATABASE_URL: 'mysql://localhost/komora' },
      /DATABASE_URL: starts with postgres/,
    ))
  test.concurrent('when a variable makes no sense', () =>
    expectRefusal({ PORT: 'three thousand' }, /PORT/))
  test.concurrent('when the base address has a path', () =>
    expectRefusal({ BASE_URL: 'https://komora.test/app' }, /BASE_URL has to be an origin/))
})

describe('a running server', () => {
  test.concurrent('finishes what it began when it is told to stop, takes nothing new, and exits 0', async () => {
    const server = spawnServer({ DATA_DIR: dataDir, DATABASE_URL: database.url })
    await untilReady(server)
    const half = await halfARequest(server.port)
    server.child.kill('SIGTERM')
    expect(await half.finish()).toStartWith('HTTP/1.1 401')
    expect(await server.child.exited).toBe(0)
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow()
  })

  test.concurrent('answers 503 while its database is away, and goes on by itself when it is back', async () => {
    const wire = await startTcpProxy(Number(new URL(database.url).port))
    const throughWire = new URL(database.url)
    throughWire.port = String(wire.port)
    const server = spawnServer({ DATA_DIR: dataDir, DATABASE_URL: throughWire.href })
    await untilReady(server)
    const page = (before: number) =>
      fetch(`http://127.0.0.1:${server.port}/api/social/feed?before=${before}`)
    await wire.cut()
    const away = await page(1)
    expect(away.status).toBe(503)
    expect(away.headers.get('retry-after')).toBe('2')
    await wire.join()
    await untilReady(server)
    expect((await page(2)).status).toBe(200)
    server.child.kill('SIGTERM')
    await server.child.exited
    await wire.cut()
  })
})

describe('a server with a crowd at the door', () => {
  test('answers while a thousand connections say nothing or stop halfway, and does not grow', async () => {
    const token = 'only for this test'
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, METRICS_TOKEN: token }
    const server = spawnServer(env)
    await untilReady(server)
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    const megabytes = async () => {
      const [, bytes] =
        /process_resident_memory_bytes (\d+)/.exec(await (await ask('/metrics')).text()) ?? []
      return Number(bytes) / 1024 ** 2
    }
    const before = await megabytes()
    const head =
      'POST /trpc/people.signIn HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n'
    const said = ['', 'GET /api/social/feed?before=1 HTTP/1.1\r\n', `${head}\r\n{"a":`]
    const crowd = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const socket = await Bun.connect({
          hostname: '127.0.0.1',
          port: server.port,
          socket: { data() {} },
        })
        socket.write(said[index % said.length] ?? '')
        return socket
      }),
    )
    expect((await ask('/api/social/feed?before=2')).status).toBe(200)
    expect(await megabytes()).toBeLessThan(before + 60)
    for (const socket of crowd) socket.terminate()
    expect((await ask('/api/social/feed?before=3')).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.child.exited).toBe(0)
  })
})

describe('a server to which guests send files over slow lines', () => {
  test('takes the file of somebody else at once, and theirs when they have come', async () => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMITS: '0' }
    const server = spawnServer(env)
    await untilReady(server)
    const site = `http://127.0.0.1:${server.port}`
    const person = () =>
      new Caller(
        (path, { address: _, ...init } = {}) => fetch(site + path, init),
        `http://localhost:${server.port}`,
      )
    const file = JSON.stringify(dish('Борщ'))
    const slow = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const guest = person()
        await guest.mutate('people.tryDemo', {})
        const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
        const half = await halfARequest(server.port, {
          head: `POST /imports?name=a HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:${server.port}\r\nCookie: ${cookie}`,
          body: file,
        })
        return half
      }),
    )
    const cook = person()
    await cook.signUp()
    expect(await bring(cook, dish('Юшка'))).toMatchObject({ status: 201 })
    for (const one of slow) expect(await one.finish()).toStartWith('HTTP/1.1 201')
    server.child.kill('SIGTERM')
    expect(await server.child.exited).toBe(0)
  })
})

const signIn = {
  head: 'POST /trpc/people.signIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json',
  body: JSON.stringify({ email: 'nobody@example.org', password: 'тиха вода греблю рве' }),
}

/** A connection that has been answered once, and has sent half of its next request. */
async function halfARequest(port: number, { head, body } = signIn) {
  const length = `Content-Length: ${Buffer.byteLength(body)}`
  let heard = ''
  let wake = () => {}
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      data(_, chunk) {
        heard += chunk.toString()
        wake()
      },
      close: () => wake(),
    },
  })
  const until = async (words: string) => {
    while (!heard.includes(words))
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await until('alive')
  heard = ''
  socket.write(`${head}\r\n${length}\r\n\r\n${body.slice(0, 10)}`)
  // Whoever came later has been answered, so what came before has been read.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  return {
    async finish() {
      socket.write(body.slice(10))
      await until('}')
      return heard
    },
  }
}

describe('a server that starts', () => {
  test('finds by its words what an earlier one left uncounted', async () => {
    const own = await createTestDatabase()
    const env = { DATA_DIR: dataDir, DATABASE_URL: own.url, DEMO: '1' }
    const first = spawnServer(env)
    await untilReady(first)
    const found = async ({ port }: { port: number }) => {
      const query = new URLSearchParams({ before: '99999999999999', q: 'борщ' })
      const response = await fetch(`http://127.0.0.1:${port}/api/social/feed?${query}`)
      return ((await response.json()) as { items: unknown[] }).items.length
    }
    const atFirst = await found(first)
    expect(atFirst).toBeGreaterThan(0)
    first.child.kill('SIGTERM')
    await first.child.exited
    // As a server leaves it that ends after a commit and before the counting.
    await own.sql`WITH gone AS (DELETE FROM terms RETURNING *) INSERT INTO term_changes SELECT * FROM gone`
    const second = spawnServer(env)
    await untilReady(second)
    expect(await found(second)).toBe(atFirst)
    second.child.kill('SIGTERM')
    await second.child.exited
    await own.drop()
  })
})

describe('two servers that start at once on an empty database', () => {
  test('migrate it once, and both serve', async () => {
    const empty = await createEmptyDatabase()
    const servers = [1, 2].map(() => spawnServer({ DATA_DIR: dataDir, DATABASE_URL: empty.url }))
    await Promise.all(servers.map(untilReady))
    const sql = connect(empty.url, { max: 1 })
    const rows = await sql<{ name: string }[]>`SELECT name FROM migrations`
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    for (const server of servers) server.child.kill('SIGTERM')
    expect(await Promise.all(servers.map((server) => server.child.exited))).toEqual([0, 0])
    await sql.end()
    await empty.drop()
  })

  test('tell each other what changed, so that neither serves an old page', async () => {
    const servers = [1, 2].map(() => spawnServer({ DATA_DIR: dataDir, DATABASE_URL: database.url }))
    await Promise.all(servers.map(untilReady))
    const [one, two] = servers.map((server) => `http://127.0.0.1:${server.port}`)
    const titles = async () =>
      (
        (await (await fetch(`${two}/api/social/feed?before=99999999999999`)).json()) as {
          items: { title: string }[]
        }
      ).items.map((item) => item.title)
    expect(await titles()).toEqual([])
    const post = async (path: string, body: object, cookie = '') =>
      fetch(`${one}/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const signedUp = await post('people.signUp', {
      email: 'two@example.org',
      password: 'тиха вода греблю рве',
      displayName: 'Дві',
    })
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    const made = await post(
      'recipes.create',
      { title: 'Юшка', ingredients: [{ text: 'риба' }], steps: [{ text: 'Варити.' }] },
      cookie,
    )
    const { id } = ((await made.json()) as { result: { data: { id: string } } }).result.data
    await post('recipes.publish', { id }, cookie)
    // The notice travels through the database, and arrives a moment later.
    let seen = await titles()
    while (seen.length === 0) seen = await titles()
    expect(seen).toEqual(['Юшка'])
    for (const server of servers) server.child.kill('SIGTERM')
    await Promise.all(servers.map((server) => server.child.exited))
  })
})
