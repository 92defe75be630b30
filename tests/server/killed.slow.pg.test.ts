import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../support/postgres-server.ts'
import { type ServerProcess, spawnServer, untilReady } from '../support/server-process.ts'

// Processes start, die and are found again: on a busy machine that takes a while.
setDefaultTimeout(120_000)

/**
 * People who write all the time, while the server or its database is killed without a word. What a
 * person was told is saved has to be there afterwards, whole and once.
 */
let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = temporaryFolder()
  server = await start()
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.child.exited
})

describe('what was acknowledged is there, whole and once', () => {
  test('after the embedded PostgreSQL was killed under load, and the server goes on by itself', async () => {
    const writers = await writeAllTheTime(4)
    await writers.until(12)
    process.kill(databaseProcess(), 'SIGKILL')
    await writers.until(12)
    await expectAll(await writers.stop())
  })

  test('after the server itself was killed under load, and is started again', async () => {
    const writers = await writeAllTheTime(4)
    await writers.until(12)
    server.child.kill('SIGKILL')
    await server.child.exited
    const written = writers.stop()
    server = await start()
    await expectAll(await written)
  })
})

async function start(): Promise<ServerProcess> {
  const started = spawnServer({ DATA_DIR: dataDir, RATE_LIMITS: '0' })
  await untilReady(started)
  return started
}

function databaseProcess(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** A request that is over one day, whatever became of the other side. */
async function post(path: string, body: object, cookie = ''): Promise<Response | null> {
  return fetch(`http://127.0.0.1:${server.port}/trpc/${path}`, {
    method: 'POST',
    keepalive: false,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null)
}

interface Written {
  cookie: string
  titles: string[]
}

async function writeAllTheTime(people: number) {
  const all = await Promise.all(Array.from({ length: people }, enter))
  let writing = true
  let acknowledged = 0
  const work = all.map(async (person, who) => {
    for (let n = 0; writing; n += 1) {
      const title = `Борщ ${who}-${n} ${crypto.randomUUID()}`
      const answer = await post(
        'recipes.create',
        { title, ingredients: [{ text: '2 буряки' }] },
        person.cookie,
      )
      if (answer?.ok) {
        person.titles.push(title)
        acknowledged += 1
      } else await Bun.sleep(50)
    }
  })
  return {
    async until(more: number) {
      const goal = acknowledged + more
      while (acknowledged < goal) await Bun.sleep(20)
    },
    async stop() {
      writing = false
      await Promise.all(work)
      return all
    },
  }
}

async function enter(): Promise<Written> {
  const answer = await post('people.tryDemo', {})
  if (!answer?.ok) throw new Error(`Nobody was let in: ${answer?.status} ${await answer?.text()}`)
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    titles: [],
  }
}

async function expectAll(people: Written[]): Promise<void> {
  for (const { cookie, titles } of people) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/trpc/people.exportData`, {
      headers: { cookie },
    })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    for (const title of titles) expect(text.split(title).length - 1).toBe(1)
  }
}
