import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sweep } from '../../../server/sweep/sweep.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'

let app: TestApp
let person: Caller
beforeAll(async () => {
  app = await startTestApp()
  person = await app.signedUp()
})
afterAll(() => app.stop())

const day = 24 * 60 * 60 * 1000

async function create(name: string, key: string, caller = person, procedure = 'lists.create') {
  const response = await caller.fetch(`/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ name }),
  })
  const body = await response.text()
  const { error } = JSON.parse(body) as { error?: { data: { reason: string } } }
  return { status: response.status, body, reason: error?.data.reason ?? null, response }
}

async function called(name: string, caller = person): Promise<number> {
  const { lists } = await caller.query<{ lists: { name: string }[] }>('lists.read', {})
  return lists.filter((one) => one.name === name).length
}

describe('A write with an Idempotency-Key', () => {
  test('runs once, and gives the first answer to whoever repeats it', async () => {
    const first = await create('Базар', '"key-1"')
    const again = await create('Базар', 'key-1')
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(again.response.headers.get('idempotent-replayed')).toBe('true')
    expect(first.response.headers.has('idempotent-replayed')).toBe(false)
    expect(await called('Базар')).toBe(1)
  })

  test('is not kept without end: whoever uses hundreds of keys an hour is told to wait', async () => {
    const busy = await app.signedUp()
    expect((await create('Перший', 'busy-1', busy)).status).toBe(200)
    await app.services.sql`UPDATE rate_limits SET used = 600 WHERE key LIKE 'kept-answer %'`
    expect(await create('Забагато', 'busy-last', busy)).toMatchObject({
      status: 429,
      reason: 'rate_limited',
    })
    await app.services.sql`DELETE FROM rate_limits WHERE key LIKE 'kept-answer %'`
  })

  test('is refused with what another call has used', async () => {
    await create('Один', '"key-2"')
    expect(await create('Інший', '"key-2"')).toMatchObject({
      status: 422,
      reason: 'idempotency_key_reused',
    })
    expect(await called('Інший')).toBe(0)
  })

  test('runs once when ten come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('Разом', '"key-3"')))
    const bodies = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body))
    expect(bodies.size).toBe(1)
    for (const { status, reason, response } of answers.filter((one) => one.status !== 200)) {
      expect({ status, reason }).toEqual({ status: 409, reason: 'idempotency_key_running' })
      expect(response.headers.get('retry-after')).toBe('1')
    }
    expect(await called('Разом')).toBe(1)
  })

  test('has a key of its own person’s, that means nothing in another’s hands', async () => {
    const other = await app.signedUp('Інша')
    await create('Мій', '"key-4"')
    expect((await create('Твій', '"key-4"', other)).status).toBe(200)
    expect(await called('Твій', other)).toBe(1)
  })

  test('keeps a refusal too, when another try would be refused as well', async () => {
    const first = await create('', '"key-5"')
    const again = await create('', '"key-5"')
    expect(again).toMatchObject({ status: 400, body: first.body })
    expect(again.response.headers.get('idempotent-replayed')).toBe('true')
  })

  test('is run anew when the server that began it has died', async () => {
    const { sql } = app.services
    await create('Помер', '"key-6"')
    await sql`UPDATE kept_answers SET status = NULL, answer = NULL`
    expect((await create('Помер', '"key-6"')).status).toBe(409)
    app.travel(3 * 60 * 1000)
    expect((await create('Помер', '"key-6"')).status).toBe(200)
    expect(await called('Помер')).toBe(2)
  })

  test('is remembered for a day, and then neither its key nor its answer', async () => {
    await create('Учора', '"key-7"')
    app.travel(2 * day)
    await sweep(app.services)
    expect((await app.services.sql`SELECT 1 FROM kept_answers`).count).toBe(0)
    expect((await create('Сьогодні', '"key-7"')).status).toBe(200)
  })

  test('says what a key has to be, and that it goes with one call', async () => {
    expect(await create('А', '""')).toMatchObject({
      status: 400,
      reason: 'idempotency_key_invalid',
    })
    const long = await create('А', `"${'x'.repeat(201)}"`)
    expect(long.reason).toBe('idempotency_key_invalid')
    for (const comma of [',', '%2C', '%2c']) {
      const two = await create('А', '"key-8"', person, `lists.create${comma}lists.create`)
      expect(two, comma).toMatchObject({ status: 400, reason: 'idempotency_key_batch' })
    }
  })
})

test('What a database holds of an answer cannot be read there', async () => {
  await create('Таємний базар', '"key-9"')
  const rows = await app.services.sql`SELECT * FROM kept_answers`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('Таємний')
  expect(JSON.stringify(rows)).not.toContain('key-9')
})

test('A guest’s key is no reason to refuse a guest', async () => {
  const response = await app.caller().fetch('/trpc/people.tryDemo', {
    method: 'POST',
    headers: { 'idempotency-key': '"key-1"' },
  })
  expect(response.status).toBe(200)
})
