import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sweep } from '../../../../server/sweep/sweep.ts'
import type { Person } from '../../../../shared/wire/people.ts'
import type { Recipe } from '../../../../shared/wire/recipes.ts'
import { allow, authorizePath, newPkce, openConsent, register } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const life = 14 * 24 * 60 * 60 * 1000

describe('Trying without registering', () => {
  test('signs into a kitchen of one’s own at once', async () => {
    const guest = app.caller()
    const person = await guest.mutate<Person>('people.tryDemo')
    expect(person.demo).toBe(true)
    expect(person.displayName).toBe('Гість')
    expect((await guest.compose()).title).toBe('Борщ')
  })

  test('a second time keeps the same kitchen', async () => {
    const guest = app.caller()
    const first = await guest.mutate<Person>('people.tryDemo')
    expect((await guest.mutate<Person>('people.tryDemo')).id).toBe(first.id)
  })

  test('cannot put anything in the public feed', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    expect(await refusal(guest.publish())).toBe('demo_cannot')
  })

  test('cannot let an assistant in, and may still refuse one', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    const { challenge } = newPkce()
    const ask = async () => openConsent(guest, authorizePath(await register(app), challenge))
    expect(await refusal(allow(guest, await ask()))).toBe('demo_cannot')
    const requestId = await ask()
    expect(await refusal(guest.mutate('agents.decide', { requestId, allow: false }))).toBeNull()
  })

  test('begins with a form too, which leads on to what was asked for', async () => {
    const guest = app.caller()
    const body = new URLSearchParams({ return_to: '/plan' })
    const response = await guest.fetch('/try', { method: 'POST', body })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/plan'])
    expect((await guest.query<Person>('people.me')).demo).toBe(true)
  })

  test('never begins with a GET, nor from a page of another site', async () => {
    const before = await people()
    for (const path of ['/try', '/plan', '/lists', '/recipes', '/recipes/new', '/'])
      await app.caller().fetch(path)
    expect((await app.caller().fetch('/trpc/people.tryDemo')).status).toBe(405)
    const headers = { origin: 'https://evil.example' }
    const form = await app
      .caller()
      .fetch('/try', { method: 'POST', headers, body: new URLSearchParams() })
    expect(form.headers.get('location')).toBe('/login?error=origin_refused')
    expect(
      (await app.caller().fetch('/trpc/people.tryDemo', { method: 'POST', headers })).status,
    ).toBe(403)
    expect(await people()).toBe(before)
  })

  test('is over after two weeks, and the sweep leaves nothing of it', async () => {
    const guest = app.caller()
    const { id } = await guest.mutate<Person>('people.tryDemo')
    await guest.compose()
    const author = app.caller()
    await author.signUp()
    const publicationId = await author.publish()
    await guest.mutate('feed.like', { publicationId })
    app.travel(life - 60_000)
    expect((await guest.query<Person>('people.me')).demoUntil).toBeNumber()
    app.travel(61_000)
    expect(await guest.query('people.me')).toBeNull()
    await sweep(app.services)
    const { sql } = app.services
    expect((await sql`SELECT 1 FROM people WHERE id = ${id}`).count).toBe(0)
    expect((await sql`SELECT 1 FROM recipes WHERE person_id = ${id}`).count).toBe(0)
    expect(await sql`SELECT likes FROM publications WHERE id = ${publicationId}`).toMatchObject([
      { likes: 0 },
    ])
  })
})

async function people(): Promise<number> {
  const [row] = await app.services.sql<{ count: number }[]>`SELECT count(*)::int FROM people`
  return row?.count ?? 0
}

describe('Registering from a trial', () => {
  test('keeps everything that was made', async () => {
    const guest = app.caller()
    const before = await guest.mutate<Person>('people.tryDemo')
    const recipe = await guest.compose({ title: 'Деруни' })
    const after = await guest.signUp('Оксана')
    expect(after.id).toBe(before.id)
    expect(after.demo).toBe(false)
    expect(after.kitchenId).toBe(before.kitchenId)
    expect((await guest.query<Recipe>('recipes.get', { id: recipe.id })).title).toBe('Деруни')
    expect((await guest.query<{ name: string | null }>('kitchens.mine')).name).toBeNull()
  })

  test('keeps the name that the kitchen was given', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    await guest.mutate('kitchens.rename', { name: 'Дача' })
    await guest.signUp('Оксана')
    expect((await guest.query<{ name: string }>('kitchens.mine')).name).toBe('Дача')
  })

  test('is safe from the sweep from then on', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    await guest.signUp('Оксана')
    app.travel(life + 1000)
    await sweep(app.services)
    expect(await guest.query('people.me')).not.toBeNull()
  })

  test('goes on under a new session id', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    const before = guest.cookies.get('komora')
    await guest.signUp('Оксана')
    const thief = app.caller()
    thief.cookies.set('komora', before ?? '')
    expect(await thief.query('people.me')).toBeNull()
  })

  test('with a taken address changes nothing, and the trial goes on', async () => {
    await app.caller().signUp('Перша', 'first@example.org')
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    expect(await refusal(guest.signUp('Друга', 'FIRST@example.org'))).toBe('email_taken')
    expect((await guest.query<Person>('people.me')).demo).toBe(true)
  })
})

test('Who begins a trial anew at the same address may not bring or take more than before', async () => {
  const address = '203.0.113.60'
  const { sql, now } = app.services
  for (const [name, used] of Object.entries({ photo: 300, intake: 60, export: 30 }))
    await sql`
      INSERT INTO rate_limits (key, window_start, used)
      VALUES (${`${name} ${address}`}, date_trunc('hour', ${now()}::timestamptz), ${used})`
  const ways = [
    ['/photos', 'POST'],
    ['/imports', 'POST'],
    ['/export/recipes.json', 'GET'],
  ] as const
  const [guest, member] = [app.caller(address), app.caller(address)]
  await guest.mutate('people.tryDemo')
  await member.signUp()
  for (const [path, method] of ways) {
    const init = { method, ...(method === 'POST' && { body: 'x' }) }
    expect([path, (await guest.fetch(path, init)).status]).toEqual([path, 429])
    expect([path, (await member.fetch(path, init)).status]).not.toEqual([path, 429])
  }
})

test('A flood of trials from one address is stopped', async () => {
  const rule = 60
  const start = Date.now()
  for (let n = 0; n < rule; n += 1) await app.caller('203.0.113.50').mutate('people.tryDemo')
  const sameHour = Math.floor(start / 3_600_000) === Math.floor(Date.now() / 3_600_000)
  const next = await refusal(app.caller('203.0.113.50').mutate('people.tryDemo'))
  expect(next).toBe(sameHour ? 'rate_limited' : null)
})
