import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { limitRules } from '../../../server/domain/limits/rules.ts'
import { longestThread } from '../../../shared/search-text.ts'
import { connectAgent } from '../../support/agent.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { beginMinute } from '../../support/counting.ts'
import { useTool } from '../../support/mcp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

beforeEach(() => beginMinute(app, limitRules.ask))

const find = (q: string) => `/trpc/feed.find?input=${encodeURIComponent(JSON.stringify({ q }))}`

async function leftAfter(path: string, address: string): Promise<number> {
  const { headers } = await app.fetch(path, { address })
  return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
}

test('Twenty calls in one request are counted as twenty', async () => {
  const address = '192.0.2.31'
  const { limit } = limitRules.read
  expect(await leftAfter('/trpc/people.me', address)).toBe(limit - 1)
  const names = Array(20).fill('people.me')
  expect(await leftAfter(`/trpc/${names.join(',')}?batch=1&input=%7B%7D`, address)).toBe(limit - 21)
  expect(await leftAfter(`/trpc/${names.join('%2C')}?batch=1&input=%7B%7D`, address)).toBe(
    limit - 41,
  )
})

/** Two hundred letters, which count as three short questions. */
const long = `торт зі спаржею і мідіями за 1 грн${' або кокосом'.repeat(20)}`.slice(0, 200)
const most = limitRules.ask.limit / 3
/** As many as a question may lean on, which count as three short ones each, and with itself. */
const thread = Array<string>(longestThread).fill(long)
const costOfThread = 1 + 3 * longestThread

test('A question costs the same in the search box as at /ask, and what is no question goes on', async () => {
  const ask = (path: string, address = '192.0.2.32') => app.fetch(path, { address })
  const said = encodeURIComponent(long)
  const doors = [find(long), `/ask?query=${said}`, `/?q=${said}`]
  // At once, and through all the doors, as a machine that reads them slowly would let the minute pass.
  const answers = await Promise.all(
    Array.from({ length: most + 3 }, (_, at) => ask(doors[at % doors.length] as string)),
  )
  const late = answers.filter(({ status }) => status === 429)
  expect(late).toHaveLength(3)
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('/trpc/feed.find')).status).toBe(200)
  expect((await ask(find(long), '192.0.2.33')).status).toBe(200)
}, 60_000)

test('A question in the search box that leans on earlier ones counts for each of them', async () => {
  const follow = (prev: string[], address: string) => {
    const input = encodeURIComponent(JSON.stringify({ q: 'а швидше?', prev }))
    return app.fetch(`/trpc/feed.find?input=${input}`, { address })
  }
  const asks = Math.ceil(limitRules.ask.limit / costOfThread) + 3
  const answers = await Promise.all(
    Array.from({ length: asks }, () => follow(thread, '192.0.2.34')),
  )
  expect(answers.some(({ status }) => status === 429)).toBe(true)
  expect((await follow([...thread, long], '192.0.2.35')).status).toBe(400)
}, 60_000)

test('Who names who eats, asks what a dish is called or wants another one pays from the same purse', async () => {
  const cook = await app.signedUp()
  await cook.mutate('members.add', { name: 'Соля', portion: 1, allergies: ['milk'] })
  const cookie = [...cook.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const prev = thread
  const asks = ['інше', 'another one', 'суп для Солі', 'а для всіх нас?', 'як називається суп?']
  const ask = (at: number) => {
    const input = encodeURIComponent(JSON.stringify({ q: asks[at % asks.length], prev }))
    return app.fetch(`/trpc/feed.find?input=${input}`, {
      ...{ address: '192.0.2.36', headers: { cookie } },
    })
  }
  const most = Math.floor(limitRules.ask.limit / costOfThread)
  const answers = await Promise.all(Array.from({ length: most + 5 }, (_, at) => ask(at)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
}, 60_000)

test('A question to one’s own shelf is read as any other, and counts', async () => {
  const cook = await app.signedUp()
  const said = encodeURIComponent(JSON.stringify({ q: long }))
  const doors = [`/trpc/recipes.list?input=${said}`, `/trpc/recipes.matching?input=${said}`]
  for (const [at, door] of doors.entries()) {
    const cookie = [...cook.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const ask = (path: string) =>
      app.fetch(path, { address: `192.0.2.4${at}`, headers: { cookie } })
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => ask(door)))
    expect([door, answers.filter(({ status }) => status === 429).length]).toEqual([door, 3])
    expect((await ask('/trpc/recipes.list')).status).toBe(200)
  }
}, 60_000)

test('An assistant that asks without end is told to wait, and reads on', async () => {
  const { access_token: token } = await connectAgent(app, await app.signedUp())
  const shelf = Array.from({ length: most * 2 }, () =>
    useTool(app, token, 'service_list_my_recipes', { query: long }),
  )
  expect((await Promise.all(shelf)).some(({ isError }) => isError)).toBe(true)
}, 60_000)

test('An assistant that searches without end is told to wait, and reads on', async () => {
  const { access_token: token } = await connectAgent(app, await app.signedUp())
  // Twice as many, since a busy machine lets some of the minute pass.
  const search = (args: object) => useTool(app, token, 'service_search_public_recipes', { ...args })
  const all = Array.from({ length: most * 2 }, () => search({ query: long }))
  const late = (await Promise.all(all)).find(({ isError }) => isError)
  expect(late?.content[0]?.text).toMatch(/ \d+ с/)
  expect((await search({})).isError).toBeUndefined()
}, 60_000)
