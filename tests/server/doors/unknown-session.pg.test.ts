import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Sql } from '../../../server/db/client.ts'
import { readerHeader } from '../../../shared/pages.ts'
import { authorizePath, connectAgent, newPkce, register } from '../../support/agent.ts'
import type { TestApp } from '../../support/app.ts'
import { startBuiltApp } from '../../support/built.ts'
import type { Caller } from '../../support/caller.ts'
import { bearer } from '../../support/mcp.ts'

// The app may have to be built first.
setDefaultTimeout(120_000)

/** Who asks could not be found out: that is not the same as nobody. */
let app: TestApp
let cook: Caller
let token: string
let toConsent: string
let whole: Sql
beforeAll(async () => {
  app = await startBuiltApp()
  cook = await app.signedUp()
  token = (await connectAgent(app, cook)).access_token
  toConsent = authorizePath(await register(app), newPkce().challenge)
  whole = app.services.sql
})
afterAll(() => app.stop())

/** The database as it is, but whoever asks it for a session or a token hears this instead. */
function failing(fault: Error): Sql {
  return new Proxy(whole, {
    apply(sql, self, [strings, ...values]) {
      const asked = Array.isArray(strings?.raw) ? strings.join('') : ''
      if (/FROM (sessions|access_tokens)/.test(asked)) return Promise.reject(fault)
      return Reflect.apply(sql as never, self, [strings, ...values])
    },
  })
}

async function unknown<T>(code: string, work: () => Promise<T>): Promise<T> {
  app.services.sql = failing(Object.assign(new Error(code), { code }))
  try {
    return await work()
  } finally {
    app.services.sql = whole
  }
}

const json = { 'content-type': 'application/json' }
const doors: Record<string, () => Promise<Response>> = {
  'who one is': () => cook.fetch('/trpc/people.me'),
  'a procedure of one’s own': () => cook.fetch('/trpc/recipes.list?input=%7B%7D'),
  'a photo': () => cook.fetch('/photos', { method: 'POST', body: 'no picture' }),
  'a file with recipes': () => cook.fetch('/imports?name=a', { method: 'POST', body: '{}' }),
  'an archive': () => cook.fetch('/export/recipes.zip'),
  'a page of one’s own': () => cook.fetch('/recipes'),
  'a public page': () => cook.fetch('/'),
  'the public feed, in a browser': () => cook.fetch('/api/social/feed?before=99999999999999'),
  'what a program asks for': () => cook.fetch(toConsent),
  'a tool': () =>
    app.fetch('/api/mcp', {
      method: 'POST',
      headers: { ...json, ...bearer(token) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    }),
}

// As the driver and PostgreSQL say that there will be no answer.
const faults = [
  ['a lost connection', 'CONNECTION_CLOSED'],
  ['a reset', 'ECONNRESET'],
  ['a network that gives up', 'ETIMEDOUT'],
  ['a name that nobody knows for now', 'EAI_AGAIN'],
  ['a statement that takes too long', '57014'],
  ['a transaction that was ended for waiting', '25P03'],
  ['a wait of two for each other', '40P01'],
  ['a database that was stopped', '57P01'],
  ['a standby that takes over', '08006'],
] as const

for (const [fault, code] of faults)
  describe(`after ${fault}`, () => {
    for (const [what, ask] of Object.entries(doors))
      test(`${what} is 503, with a time to come back`, async () => {
        const response = await unknown(code, ask)
        expect(response.status).toBe(503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        // Nobody is signed out by it, sent to sign in, or told that a grant is gone.
        expect(response.headers.getSetCookie()).toEqual([])
        expect(response.headers.get('www-authenticate')).toBeNull()
        expect(response.headers.get('location')).toBeNull()
        expect(await response.text()).not.toContain('"data":null')
      })
  })

test('a page that does not know its reader says nothing of them, so that what a device keeps for them stays', async () => {
  const page = await unknown('CONNECTION_CLOSED', () => cook.fetch('/recipes'))
  expect(page.headers.get(readerHeader)).toBeNull()
  expect((await cook.fetch('/recipes')).headers.get(readerHeader)).toBeTruthy()
})
