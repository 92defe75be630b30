import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectionOf } from '../../../../server/domain/stores/connect/kept.ts'
import { openSession } from '../../../../server/domain/stores/session.ts'
import { findStore } from '../../../../server/domain/stores/stores.ts'
import type { StoreView } from '../../../../shared/wire/stores.ts'
import {
  answered,
  connectStore,
  type Practising,
  startPractising,
} from '../../../support/practice.ts'
import { refusal } from '../../../support/refusal.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())

const states = (views: StoreView[]) => views.map(({ id, state, practice }) => [id, state, practice])

describe('connecting a grocery store', () => {
  test('a person allows it at the store, comes back, and can end it', async () => {
    const who = await practising.app.signedUp()
    for (const store of ['silpo', 'rohlik'] as const)
      expect(await connectStore(who, store)).toBe('/settings')
    expect(states(await who.query('stores.list'))).toEqual([
      ['silpo', 'connected', true],
      ['rohlik', 'connected', true],
    ])
    await who.mutate('stores.disconnect', { store: 'silpo' })
    expect(states(await who.query('stores.list'))).toEqual([
      ['silpo', 'off', true],
      ['rohlik', 'connected', true],
    ])
  })

  test('nobody brings another’s yes: another person, a changed state, a second time', async () => {
    const { app } = practising
    const who = await app.signedUp()
    const { redirectTo } = await who.mutate<{ redirectTo: string }>('stores.connect', {
      store: 'silpo',
    })
    const back = await answered(redirectTo)
    const away = who.cookies.get('komora-store') ?? ''
    const stranger = await app.signedUp()
    stranger.cookies.set('komora-store', away)
    const at = async (caller: typeof who, address: URL) =>
      (await caller.fetch(address.pathname + address.search)).headers.get('location')
    expect(await at(stranger, back)).toBe('/settings?error=store_cancelled')
    const changed = new URL(back)
    changed.searchParams.set('state', 'st_other')
    who.cookies.set('komora-store', away)
    expect(await at(who, changed)).toBe('/settings?error=store_cancelled')
    who.cookies.set('komora-store', away)
    expect(await at(who, back)).toBe('/settings')
    who.cookies.set('komora-store', away)
    expect(await at(who, back)).toBe('/settings?error=store_refused')
    expect(await refusal(who.query('stores.fillState', { fillId: 'fil_none' }))).toBe(
      'fill_unknown',
    )
    expect(await refusal(who.mutate('stores.connect', { store: 'kifli' }))).toBe('store_unknown')
  })

  test('a yes of one store is none of another, and what the browser carried is spent with the first answer', async () => {
    const who = await practising.app.signedUp()
    const { redirectTo } = await who.mutate<{ redirectTo: string }>('stores.connect', {
      store: 'silpo',
    })
    const back = await answered(redirectTo)
    const ticket = who.cookies.get('komora-store') ?? ''
    const at = async (path: string) => (await who.fetch(path + back.search)).headers.get('location')
    expect(await at('/stores/rohlik/callback')).toBe('/settings?error=store_cancelled')
    expect(who.cookies.has('komora-store')).toBe(false)
    expect(await at(back.pathname)).toBe('/settings?error=store_cancelled')
    expect(states(await who.query('stores.list')).map(([, state]) => state)).toEqual(['off', 'off'])
    who.cookies.set('komora-store', ticket)
    expect(await at(back.pathname)).toBe('/settings')
    expect(who.cookies.has('komora-store')).toBe(false)
  })

  test('a store that sends nobody back to a hosted instance is connected with the address that was brought back', async () => {
    const { app, rohlik } = practising
    const refused = await fetch(`${new URL(rohlik.url).origin}/register`, {
      method: 'POST',
      body: JSON.stringify({ redirect_uris: ['https://komora.example/stores/rohlik/callback'] }),
    })
    expect([refused.status, (await refused.json()).error]).toEqual([400, 'invalid_request'])
    const { config } = app.services
    const store = 'rohlik'
    try {
      config.local = false
      const who = await app.signedUp()
      const paste = (address: string) => who.mutate('stores.paste', { store, address })
      const state = async () =>
        (await who.query<StoreView[]>('stores.list')).find(({ id }) => id === store)
      expect(await state()).toMatchObject({ state: 'off', pasted: true })
      expect(await refusal(paste('localhost:53682/x'))).toBe('pasted_too_late')
      const begin = async () => {
        const { redirectTo } = await who.mutate<{ redirectTo: string }>('stores.connect', { store })
        return redirectTo
      }
      const first = await answered(await begin())
      expect(first.origin).toBe('http://localhost:53682')
      const second = await answered(await begin())
      // A wrong address may be followed by the right one.
      expect(await refusal(paste(first.href))).toBe('pasted_other_try')
      expect(await refusal(paste(rohlik.url))).toBe('pasted_store_page')
      const ticket = who.cookies.get('komora-store') ?? ''
      await paste(second.href)
      expect(await state()).toMatchObject({ state: 'connected' })
      expect(await refusal(paste(second.href))).toBe('pasted_too_late')
      // Nobody else, and nobody twice.
      who.cookies.set('komora-store', ticket)
      expect(await refusal(paste(second.href))).toBe('store_refused')
      const third = await answered(await begin())
      const stranger = await app.signedUp()
      stranger.cookies.set('komora-store', who.cookies.get('komora-store') ?? '')
      const stolen = stranger.mutate('stores.paste', { store, address: third.href })
      expect(await refusal(stolen)).toBe('pasted_too_late')
      app.travel(10 * 60_000)
      expect(await refusal(paste(third.href))).toBe('pasted_too_late')
      await who.mutate('stores.disconnect', { store })
      const no = await answered(await begin(), 'deny')
      expect(await refusal(paste(no.href))).toBe('store_cancelled')
      config.rohlikClientId = 'given-by-them'
      expect(await state()).toMatchObject({ state: 'off', pasted: false })
    } finally {
      Object.assign(config, { local: true, rohlikClientId: null })
    }
  })

  test('whoever takes too long at the store comes back unconnected', async () => {
    const { app } = practising
    const who = await app.signedUp()
    const { redirectTo } = await who.mutate<{ redirectTo: string }>('stores.connect', {
      store: 'silpo',
    })
    const back = await answered(redirectTo)
    app.travel(10 * 60_000)
    const { headers } = await who.fetch(back.pathname + back.search)
    expect(headers.get('location')).toBe('/settings?error=store_cancelled')
    expect(states(await who.query('stores.list'))[0]).toEqual(['silpo', 'off', true])
  })

  test('a tool that is not on the list, or is given what is not, is refused before anything is sent', async () => {
    const { app, silpo, rohlik } = practising
    const who = await app.signedUp()
    for (const [name, { store }] of Object.entries({ silpo, rohlik })) {
      await connectStore(who, name as 'silpo' | 'rohlik')
      const [{ id } = { id: '' }] = await app.services.sql<{ id: string }[]>`
        SELECT person_id AS id FROM store_connections WHERE store = ${name}
        ORDER BY created_at DESC LIMIT 1`
      let sent = 0
      const services = {
        ...app.services,
        storeFetch: (...said: Parameters<typeof app.services.storeFetch>) => {
          sent += 1
          return app.services.storeFetch(...said)
        },
      }
      const found = findStore(services, name)
      const session = openSession(services, await connectionOf(services, id, found))
      const called = [...store.calls]
      const checkout = store.chain.tools.filter((tool) => tool.checkout).map((tool) => tool.name)
      expect(checkout.length).toBeGreaterThan(0)
      const refused = /not one that may be called so/
      for (const tool of [...checkout, 'no_such_tool', 'constructor'])
        await expect(session.call(tool, {}, 'write')).rejects.toThrow(refused)
      for (const tool of Object.keys(found.dialect.tools))
        await expect(session.call(tool, { coupon: 'free' }, 'write')).rejects.toThrow(refused)
      expect([sent, store.calls]).toEqual([0, called])
      await session.close()
    }
  })

  test('whoever says no comes back unconnected, and is told', async () => {
    const who = await practising.app.signedUp()
    expect(await connectStore(who, 'silpo', 'deny')).toBe('/settings?error=store_cancelled')
    expect(states(await who.query('stores.list'))[0]).toEqual(['silpo', 'off', true])
  })
})
