import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Caller } from '../support/caller.ts'
import { removeWithThisProcess } from '../support/postgres-server.ts'
import { freePort, type ServerProcess, spawnServer, untilReady } from '../support/server-process.ts'

// Processes are killed, and recover: on a busy machine that takes a while.
setDefaultTimeout(60_000)

const dataDir = mkdtempSync(join(tmpdir(), 'komora-killed-'))
const port = freePort()
const origin = `http://127.0.0.1:${port}`
const people: Caller[] = []
interface Placed {
  publicationId: string
}

/** What the server said was done. */
const created = new Set<string>()
const published = new Set<string>()
let server: ServerProcess

beforeAll(async () => {
  removeWithThisProcess(dataDir)
  await start()
  for (let number = 0; number < 4; number += 1) {
    const person = new Caller(send, origin)
    await person.signUp()
    people.push(person)
  }
})
afterAll(() => server.child.kill('SIGKILL'))

async function start(): Promise<void> {
  server = spawnServer({ DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: '0' })
  await untilReady(server)
}

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, init)
}

/** Everybody composes and publishes, until what happens meanwhile has happened. */
async function whileWriting(
  meanwhile: (more: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  let over = false
  const write = async (person: Caller) => {
    while (!over) {
      try {
        const { id } = await person.compose()
        created.add(id)
        published.add((await person.mutate<Placed>('recipes.publish', { id })).publicationId)
      } catch {
        // Refused or cut off: that one does not count. As an honest client, it lets a moment pass.
        await Bun.sleep(20)
      }
    }
  }
  const more = async (count: number) => {
    const enough = published.size + count
    while (published.size < enough) await Bun.sleep(5)
  }
  const writers = people.map(write)
  try {
    await meanwhile(more)
  } finally {
    over = true
    await Promise.all(writers)
  }
}

async function expectEverything(): Promise<void> {
  const recipes = await Promise.all(
    people.map((person) =>
      person.query<{ '@id'?: string; identifier: string }[]>('recipes.exportAll'),
    ),
  )
  const kept = new Set(recipes.flat().map((recipe) => recipe.identifier))
  expect([...created].filter((id) => !kept.has(id))).toEqual([])
  const listed = await wholeFeed()
  expect([...published].filter((id) => !listed.has(id))).toEqual([])
  // Whatever says that it is in the feed is in it: nothing is half applied.
  const shown = recipes.flat().flatMap((recipe) => recipe['@id']?.split('/').at(-1) ?? [])
  expect(shown.toSorted()).toEqual([...listed].toSorted())
}

async function wholeFeed(): Promise<Set<string>> {
  const ids = new Set<string>()
  let next: string | null = `${origin}/api/social/feed?before=99999999999999`
  while (next) {
    const page: Response = await fetch(next)
    const { items } = (await page.json()) as { items: { id: string }[] }
    for (const item of items) ids.add(item.id)
    const [, path]: string[] =
      /<[^>]*?(\/api[^>]*)>; rel="next"/.exec(page.headers.get('link') ?? '') ?? []
    next = path ? origin + path : null
  }
  return ids
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

describe('While four write at once', () => {
  test('kill -9 of PostgreSQL loses nothing that was acknowledged, and the server goes on by itself', async () => {
    await whileWriting(async (more) => {
      await more(10)
      process.kill(postmasterPid(), 'SIGKILL')
      await more(10)
    })
    await expectEverything()
  })

  test('kill -9 of the server loses nothing that was acknowledged', async () => {
    await whileWriting(async (more) => {
      await more(10)
      server.child.kill('SIGKILL')
      await server.child.exited
    })
    await start()
    await expectEverything()
  })

  test('kill -9 of both loses nothing that was acknowledged', async () => {
    await whileWriting(async (more) => {
      await more(10)
      server.child.kill('SIGKILL')
      process.kill(postmasterPid(), 'SIGKILL')
      await server.child.exited
    })
    await start()
    await expectEverything()
  })

  test('SIGTERM ends it with 0 within ten seconds, and everything is there at the next start', async () => {
    await whileWriting(async (more) => {
      await more(10)
      const told = performance.now()
      server.child.kill('SIGTERM')
      expect(await server.child.exited).toBe(0)
      expect(performance.now() - told).toBeLessThan(10_000)
    })
    await start()
    await expectEverything()
    server.child.kill('SIGTERM')
    expect(await server.child.exited).toBe(0)
  })
})
