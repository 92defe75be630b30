import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { webhookAddress } from '../../../server/domain/webhooks/address.ts'
import { deliverRound } from '../../../server/domain/webhooks/round.ts'
import { startDelivering } from '../../../server/domain/webhooks/start.ts'
import { DomainError } from '../../../server/kernel/errors.ts'
import type { WebhookView } from '../../../shared/wire/webhooks.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { refusal } from '../../support/refusal.ts'
import { type Site, startSite } from '../../support/site.ts'

interface Received {
  headers: Headers
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

let app: TestApp
let site: Site
let received: Received[] = []
let answer: () => number = () => 204
let arrived: (() => void) | null = null

beforeAll(async () => {
  site = startSite(async (request) => {
    const body = await request.text()
    received.push({ headers: request.headers, body, event: JSON.parse(body) })
    arrived?.()
    return new Response(null, { status: answer() })
  })
  app = await startTestApp({}, { safePost: site.post })
})
afterAll(async () => {
  await app.stop()
  site.stop()
})
beforeEach(() => {
  received = []
  answer = () => 204
})

const everything = ['list.changed', 'plan.changed', 'dish.cooked']

async function listening(events = everything, name = 'recipes') {
  const person = await app.signedUp()
  const url = `http://${name}.example:${site.port}/hook`
  const made = await person.mutate<{ id: string; secret: string }>('webhooks.add', { url, events })
  return { person, ...made }
}

const shown = async (person: Caller) =>
  (await person.query<WebhookView[]>('webhooks.list'))[0] as WebhookView
const told = () => received.map(({ event }) => event.type).sort()
const shop = (person: Caller, ...lines: string[]) => person.mutate('lists.addLines', { lines })

async function plan(person: Caller, date: string) {
  const { id: recipeId } = await person.compose()
  return person.mutate<{ id: string }>('plan.add', { recipeId, date, slot: 'dinner' })
}

describe('A kitchen’s own automation', () => {
  test('is told that a list has changed, once for many lines, and how it is now', async () => {
    const { person } = await listening()
    await shop(person, 'хліб', 'сіль', 'молоко')
    const { ids } = await person.mutate<{ ids: string[] }>('lists.addLines', { lines: ['сир'] })
    await person.mutate('lists.tickLines', { ids, ticked: true })
    await deliverRound(app.services)
    expect(told()).toEqual(['list.changed'])
    expect(received[0]?.event.data).toMatchObject({ list: { left: 3, ticked: 1, removed: false } })
  })

  test('is told on which days the plan has changed, and what was cooked', async () => {
    const { person } = await listening()
    const { id } = await plan(person, '2027-03-10')
    await plan(person, '2027-03-12')
    await person.mutate('plan.cook', { id, cooked: true })
    await deliverRound(app.services)
    expect(told()).toEqual(['dish.cooked', 'plan.changed'])
    const data = Object.fromEntries(received.map(({ event }) => [event.type, event.data]))
    expect(data['plan.changed']).toMatchObject({ dates: ['2027-03-10', '2027-03-12'] })
    expect(data['dish.cooked']).toMatchObject({
      entry: { id, date: '2027-03-10', slot: 'dinner', title: 'Борщ', servings: 4 },
    })
  })

  test('is told only what it asked for, and nothing of other kitchens', async () => {
    const { person } = await listening(['dish.cooked'])
    await shop(person, 'хліб')
    await shop(await app.signedUp('Інша'), 'сіль')
    await deliverRound(app.services)
    expect(received).toEqual([])
  })

  test('can see by the signature that it was us, and that nothing was changed on the way', async () => {
    const { person, secret } = await listening()
    await shop(person, 'хліб')
    await deliverRound(app.services)
    const [{ headers, body, event } = {} as Received] = received
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signed = `${headers.get('webhook-id')}.${headers.get('webhook-timestamp')}.${body}`
    const right = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers.get('webhook-signature')).toBe(`v1,${right}`)
    expect(Math.abs(Number(headers.get('webhook-timestamp')) * 1000 - Date.now())).toBeLessThan(
      60_000,
    )
    expect(Date.parse(event.timestamp)).toBeGreaterThan(0)
    expect(headers.get('content-type')).toBe('application/json')
  })

  test('is told again, later and later, with the same id, until it answers', async () => {
    const { person } = await listening()
    answer = () => 500
    await shop(person, 'хліб')
    for (const seconds of [0, 6, 61]) {
      app.travel(seconds * 1000)
      await deliverRound(app.services)
      await deliverRound(app.services)
    }
    expect(received).toHaveLength(3)
    const [waiting] = (await shown(person)).deliveries
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 3, status: 500 })
    answer = () => 200
    app.travel(301 * 1000)
    await deliverRound(app.services)
    expect(new Set(received.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1)
    const [done] = (await shown(person)).deliveries
    expect(done).toMatchObject({ state: 'delivered', attempts: 4, status: 200, nextAt: null })
  })

  test('is told once by several servers', async () => {
    const { person } = await listening()
    await shop(person, 'хліб')
    await plan(person, '2027-03-14')
    await Promise.all([1, 2, 3, 4].map(() => deliverRound(app.services)))
    expect(told()).toEqual(['list.changed', 'plan.changed'])
  })

  test('is not called any more after failing for long, until a person says so', async () => {
    const { person, id } = await listening()
    answer = () => 503
    for (let round = 0; round < 20; round += 1) {
      await shop(person, `рядок ${round}`)
      await deliverRound(app.services)
    }
    const paused = await shown(person)
    expect(paused.paused).toBe(true)
    expect(paused.deliveries.every(({ state }) => state === 'failed')).toBe(true)
    const tries = received.length
    await shop(person, 'ще')
    await deliverRound(app.services)
    expect(received).toHaveLength(tries)
    answer = () => 200
    await person.mutate('webhooks.resume', { id })
    await shop(person, 'знову')
    await deliverRound(app.services)
    expect((await shown(person)).deliveries[0]).toMatchObject({ state: 'delivered' })
  })

  test('that answers 410 is not called any more at once', async () => {
    const { person } = await listening()
    answer = () => 410
    await shop(person, 'хліб')
    await deliverRound(app.services)
    expect(await shown(person)).toMatchObject({ paused: true, deliveries: [{ status: 410 }] })
  })

  test('can be tried by a button, which says whether it answered', async () => {
    const { person, id } = await listening()
    expect(await person.mutate<object>('webhooks.test', { id })).toEqual({ delivered: true })
    answer = () => 404
    expect(await person.mutate<object>('webhooks.test', { id })).toEqual({ delivered: false })
    expect(told()).toEqual(['test', 'test'])
    const { deliveries, paused } = await shown(person)
    expect(paused).toBe(false)
    expect(deliveries.map(({ type, state, status }) => [type, state, status])).toEqual([
      ['test', 'failed', 404],
      ['test', 'delivered', 204],
    ])
  })

  test('is told by itself a moment after something happened', async () => {
    const { person } = await listening()
    const delivering = startDelivering(app.services)
    const told = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await shop(person, 'хліб')
    await told
    arrived = null
    await delivering.stop()
    expect(received).toHaveLength(1)
  }, 30_000)
})

describe('An address for automation', () => {
  test('inside a private network is refused, by number at once and by name when it is called', async () => {
    const person = await app.signedUp()
    const add = (url: string) => refusal(person.mutate('webhooks.add', { url, events: everything }))
    for (const host of [
      '127.0.0.1:8123',
      '10.0.0.1',
      '192.168.1.5:8123',
      '[::1]',
      'localhost:3000',
      'localhost.:3000',
      'app.localhost',
      'app.localhost.',
      'printer.local.',
      'homeassistant:8123',
      'db.',
    ])
      expect([host, await add(`http://${host}/`)]).toEqual([host, 'webhook_address_refused'])
    expect(await add('http://169.254.169.254/latest')).toBe('webhook_address_refused')
    const hidden = await listening(everything, 'inside')
    await shop(hidden.person, 'хліб')
    await deliverRound(app.services)
    expect(received).toEqual([])
    expect((await shown(hidden.person)).deliveries[0]).toMatchObject({ reason: 'address' })
  })

  test('that the operator has named may be at home, with that port alone', async () => {
    const { config } = app.services
    config.webhookPrivateHosts = [`127.0.0.1:${site.port}`]
    const person = await app.signedUp()
    const url = `http://127.0.0.1:${site.port}/api/webhook/komora`
    const { id } = await person.mutate<{ id: string }>('webhooks.add', { url, events: everything })
    expect(await person.mutate<object>('webhooks.test', { id })).toEqual({ delivered: true })
    const other = { url: 'http://127.0.0.1:1/', events: everything }
    expect(await refusal(person.mutate('webhooks.add', other))).toBe('webhook_address_refused')
    config.webhookPrivateHosts = []
  })

  test('that is not encrypted is taken on one’s own machine alone', () => {
    const { config } = app.services
    const taken = (local: boolean) => () =>
      webhookAddress({ ...config, local }, 'http://hooks.example/x')
    expect(taken(true)()).toBe('http://hooks.example/x')
    expect(taken(false)).toThrow(new DomainError('webhook_url_invalid').message)
  })

  test('is one that can be called, without a password in it', async () => {
    const person = await app.signedUp()
    for (const url of ['', 'ftp://x.example/', 'https://user:word@x.example/', 'x.example'])
      expect(await refusal(person.mutate('webhooks.add', { url, events: everything }))).toBe(
        'webhook_url_invalid',
      )
  })

  test('belongs to the kitchen: at most five, removed by its people, unknown to others', async () => {
    const { person, id } = await listening()
    const stranger = await app.signedUp('Інша')
    for (const act of ['remove', 'test', 'resume'])
      expect(await refusal(stranger.mutate(`webhooks.${act}`, { id }))).toBe('webhook_unknown')
    const url = `http://recipes.example:${site.port}/`
    const add = () => person.mutate('webhooks.add', { url, events: everything })
    for (let more = 0; more < 4; more += 1) await add()
    expect(await refusal(add())).toBe('webhooks_too_many')
    await person.mutate('webhooks.remove', { id })
    expect(await person.query<object[]>('webhooks.list')).toHaveLength(4)
  })

  test('goes with the person who leaves the kitchen', async () => {
    const owner = await app.signedUp()
    const { person: guest } = await listening()
    const { url } = await owner.mutate<{ url: string }>('kitchens.invite')
    const token = new URL(url).searchParams.get('token')
    await guest.mutate('kitchens.join', { token })
    expect(await guest.query<object[]>('webhooks.list')).toEqual([])
    const hook = { url: `http://recipes.example:${site.port}/`, events: everything }
    await guest.mutate('webhooks.add', hook)
    expect(await owner.query<object[]>('webhooks.list')).toHaveLength(1)
    await guest.mutate('kitchens.leave')
    expect(await owner.query<object[]>('webhooks.list')).toEqual([])
  })

  test('is not for a trial kitchen', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    const hook = { url: 'https://recipes.example/', events: everything }
    expect(await refusal(guest.mutate('webhooks.add', hook))).toBe('demo_cannot')
  })

  test('has a secret that is told once, and that a database does not tell', async () => {
    const { person, secret } = await listening()
    expect(JSON.stringify(await shown(person))).not.toContain(secret)
    const rows = await app.services.sql`SELECT * FROM webhooks`
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length))
  })
})
