import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../server/db/client.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { freePort, spawnServer, untilReady } from '../support/server-process.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

// Processes start, lose their database and find it again: on a busy machine that takes a while.
setDefaultTimeout(30_000)

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'komora-process-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
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

/** A connection that has been answered once, and has sent half of its next request. */
async function halfARequest(port: number) {
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'тиха вода греблю рве' })
  const head = `POST /trpc/people.signIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
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
  socket.write(head + body.slice(0, 10))
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
    // The notice travels through the database and arrives within moments.
    for (let tries = 0; tries < 50 && (await titles()).length === 0; tries += 1) await Bun.sleep(10)
    expect(await titles()).toEqual(['Юшка'])
    for (const server of servers) server.child.kill('SIGTERM')
    await Promise.all(servers.map((server) => server.child.exited))
  })
})
