import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { continueFill } from '../../../../server/domain/stores/fill/run.ts'
import type { FaultKind } from '../../../../server/practice/faults.ts'
import type { FillState, StoreMatch } from '../../../../shared/wire/store-carts.ts'
import type { StoreView } from '../../../../shared/wire/stores.ts'
import { connectAgent } from '../../../support/agent.ts'
import { toolRefusal } from '../../../support/mcp.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'
import { chosen, fillFrom, listOf, whenDone } from '../../../support/practice-cart.ts'
import { refusal } from '../../../support/refusal.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())
afterEach(() => {
  for (const { store } of [practising.silpo, practising.rohlik]) {
    store.faults.clear()
    store.changed.clear()
    store.missingTools.clear()
  }
})

const chains = ['silpo', 'rohlik'] as const
type ChainName = (typeof chains)[number]
const writer = { silpo: 'silpo_add_or_update_cart_products', rohlik: 'add_items_to_cart' }
const finder = { silpo: 'silpo_find_products_batch', rohlik: 'batch_search_products' }

async function shopper(store: ChainName, ...lines: string[]) {
  const who = await practising.app.signedUp()
  await connectStore(who, store)
  const listId = await listOf(who, ...lines)
  const match = () => who.query<StoreMatch>('stores.match', { listId, store })
  const fill = () => fillFrom(practising.app, who, listId, store)
  return { who, listId, match, fill }
}

/** What lies in the cart of whoever connected last. */
function cartAt(store: ChainName): Record<string, number> {
  const { shoppers } = practising[store].store.kept.value
  return Object.values(shoppers).at(-1)?.cart ?? {}
}

const goodAt = (store: ChainName, id: string) =>
  practising[store].store.chain.goods.find((one) => one.id === id || String(one.number) === id)

const outcomes = (state: FillState) => state.lines.map(({ outcome, got }) => [outcome, got])

for (const store of chains)
  describe(`when the store (${store}) has a bad moment`, () => {
    for (const kind of [
      'rate_limited',
      'rate_limited_result',
      'server_error',
      'malformed',
      'block_page',
      'session_lost',
    ] satisfies FaultKind[])
      test(`a search that meets “${kind}” is asked again`, async () => {
        const { match } = await shopper(store, 'молоко 1 л')
        practising[store].store.faults.add({ kind, tool: finder[store], times: 2 })
        expect((await match()).lines[0]?.product?.name).toMatch(/молоко|mléko/i)
      })

    test('one that is down says so, and leaves the list as it was', async () => {
      const { match } = await shopper(store, 'молоко 1 л')
      practising[store].store.faults.add({ kind: 'server_error', times: 50 })
      expect(await refusal(match())).toBe('store_unavailable')
    })

    test('an access token that ran out is renewed, once for all who need it at the same time', async () => {
      const { who, listId, match, fill } = await shopper(store, 'молоко 1 л')
      const { tokens } = practising[store].store.kept.value
      for (const token of Object.values(tokens)) if (token.kind === 'access') token.spent = true
      const many = await Promise.all(Array.from({ length: 8 }, match))
      expect(many.every(({ lines }) => lines[0]?.product)).toBe(true)
      // A refresh token that came twice would have ended the connection.
      expect((await fill()).status).toBe('done')
      for (const token of Object.values(tokens)) token.spent = true
      expect(await refusal(who.query('stores.match', { listId, store }))).toBe('store_reconnect')
      const { access_token } = await connectAgent(practising.app, who)
      const told = await toolRefusal(
        practising.app,
        access_token,
        'service_search_store_products',
        {
          query: 'молоко',
        },
      )
      expect(told).toContain('/settings#stores')
      expect(
        (await who.query<StoreView[]>('stores.list')).find(({ id }) => id === store)?.state,
      ).toBe('lapsed')
    })

    test('a write whose answer is lost is read back and not repeated', async () => {
      const { fill } = await shopper(store, 'молоко 2 л', 'цукор 1 кг')
      practising[store].store.faults.add({ kind: 'answer_lost', tool: writer[store] })
      const state = await fill()
      expect(state.lines.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
      const wanted = state.lines.map(({ wanted }) => wanted)
      expect(Object.values(cartAt(store)).toSorted()).toEqual(wanted.toSorted())
    })

    test('a write that was refused before any work is written again', async () => {
      const { fill } = await shopper(store, 'молоко 2 л')
      practising[store].store.faults.add({
        kind: 'rate_limited_result',
        tool: writer[store],
        times: 2,
      })
      expect(outcomes(await fill())[0]?.[0]).toBe('added')
    })

    test('of what is short, as much as there is comes in, and it is said', async () => {
      const { match, fill } = await shopper(store, 'молоко 4 л')
      const product = (await match()).lines[0]?.product
      const good = goodAt(store, product?.id ?? '')
      practising[store].store.changed.set(good?.id ?? '', { stock: 1 })
      const state = await fill()
      expect(outcomes(state)).toEqual([['capped', 1]])
      expect(cartAt(store)).toEqual({ [good?.id ?? '']: 1 })
    })

    test('what is not sold any more stays out, and the rest comes in', async () => {
      const { match, who, listId } = await shopper(store, 'молоко 1 л', 'цукор 1 кг')
      const found = await match()
      const milk = goodAt(store, found.lines[0]?.product?.id ?? '')
      practising[store].store.changed.set(milk?.id ?? '', { gone: true })
      const runKey = crypto.randomUUID()
      const { fillId } = await who.mutate<{ fillId: string }>('stores.fill', {
        listId,
        store,
        runKey,
        choices: chosen(found),
      })
      const state = await whenDone(practising.app, who, fillId)
      expect(['gone', 'out']).toContain(state.lines[0]?.outcome ?? '')
      expect(state.lines[1]?.outcome).toBe('added')
      expect(cartAt(store)[milk?.id ?? '']).toBeUndefined()
    })

    test('what the person has in the cart already stays, and ours comes on top of it', async () => {
      const { match, fill } = await shopper(store, 'молоко 1 л')
      const milk = goodAt(store, (await match()).lines[0]?.product?.id ?? '')
      const own = practising[store].store.chain.goods.find(({ food }) => food === 'buckwheat')
      await fill()
      const before = cartAt(store)[milk?.id ?? ''] ?? 0
      expect(before).toBeGreaterThan(0)
      Object.assign(cartAt(store), { [own?.id ?? '']: 3 })
      const again = await fill()
      expect(again.lines[0]?.outcome).toBe('added')
      expect(cartAt(store)[milk?.id ?? '']).toBe(before * 2)
      expect(cartAt(store)[own?.id ?? '']).toBe(3)
    })

    test('a server that dies in the middle is followed by another, which adds nothing twice', async () => {
      const { who, listId, match } = await shopper(
        store,
        'молоко 1 л',
        'цукор 1 кг',
        'сіль',
        'хліб',
        'рис 1 кг',
        'гречка 1 кг',
      )
      const choices = chosen(await match())
      // The one that began is told that its hold is gone, as it would be for a process that was killed.
      practising[store].store.faults.add({ kind: 'answer_lost', tool: writer[store], times: 1 })
      const { fillId } = await who.mutate<{ fillId: string }>('stores.fill', {
        listId,
        store,
        runKey: crypto.randomUUID(),
        choices,
      })
      const { sql } = practising.app.services
      await sql`UPDATE store_fills SET held_until = now() - interval '1 hour' WHERE id = ${fillId}`
      await continueFill(practising.app.services, fillId)
      const state = await whenDone(practising.app, who, fillId)
      expect(state.status).toBe('done')
      const wanted = Object.fromEntries(
        state.lines.map(({ product, wanted }) => [goodAt(store, product.id)?.id, wanted]),
      )
      expect(state.lines.every(({ outcome }) => outcome === 'added')).toBe(true)
      expect(cartAt(store)).toEqual(wanted as Record<string, number>)
    })

    test('the same press twice is one filling', async () => {
      const { who, listId, match } = await shopper(store, 'молоко 1 л')
      const input = { listId, store, runKey: crypto.randomUUID(), choices: chosen(await match()) }
      const runs = await Promise.all(
        [1, 2, 3].map(() => who.mutate<{ fillId: string }>('stores.fill', input)),
      )
      expect(new Set(runs.map(({ fillId }) => fillId)).size).toBe(1)
      await practising.app.services.background.settled()
    })

    test('a store that renamed a tool is not connected, and says that it has changed', async () => {
      practising[store].store.missingTools.add(finder[store])
      const who = await practising.app.signedUp()
      expect(await connectStore(who, store)).toBe('/settings?error=store_changed')
      const views = await who.query<StoreView[]>('stores.list')
      expect(views.find(({ id }) => id === store)?.state).toBe('off')
    })

    test('nothing that orders or pays was ever called', () => {
      const { chain, calls } = practising[store].store
      const checkout = chain.tools.filter((tool) => tool.checkout).map(({ name }) => name)
      expect(checkout.length).toBeGreaterThan(0)
      expect(calls.filter((name) => checkout.includes(name))).toEqual([])
    })
  })

test('a write that never ends is given up, read back and told', async () => {
  const { fill } = await shopper('silpo', 'молоко 2 л')
  practising.silpo.store.faults.add({ kind: 'hang', tool: writer.silpo })
  const state = await fill()
  const [line] = state.lines
  expect([state.status, line?.outcome]).toEqual(['done', 'added'])
  expect(Object.values(cartAt('silpo'))).toEqual([line?.wanted ?? 0])
})

describe('what is sold out', () => {
  async function usualBuckwheat() {
    const { match, ...rest } = await shopper('silpo', 'гречка 800 г')
    const { goods } = practising.silpo.store.chain
    const usual = (await match()).lines[0]?.product
    const same = goods.filter(({ food }) => food === 'buckwheat')
    const out = (id: string | undefined) =>
      practising.silpo.store.changed.set(id ?? '', { stock: 0 })
    return { match, ...rest, usual, same, out }
  }

  test('gives way unasked to the same food at much the same price', async () => {
    const { match, usual, same, out } = await usualBuckwheat()
    out(usual?.id)
    const [line] = (await match()).lines
    expect([line?.doubt, same.some(({ id }) => id === line?.product?.id)]).toEqual([null, true])
    expect(line?.product?.id).not.toBe(usual?.id ?? '')
  })

  test('and is asked about where the same food is much dearer', async () => {
    const { match, usual, same, out } = await usualBuckwheat()
    out(usual?.id)
    for (const { id } of same)
      if (id !== usual?.id) practising.silpo.store.changed.set(id, { minor: 90_000 })
    expect((await match()).lines[0]?.doubt).toBe('sold_out')
  })

  test('is asked about with what the store itself names for it, and nothing of it is put in unasked', async () => {
    const { match, fill, same, out, who, listId } = await usualBuckwheat()
    for (const { id } of same) out(id)
    const called = practising.silpo.store.calls.length
    const found = await match()
    expect(practising.silpo.store.calls.slice(called)).toContain('silpo_get_replacements')
    const [line] = found.lines
    expect(line?.doubt).toBe('sold_out')
    expect(line?.product?.available).toBe(true)
    const asked = { listId, store: 'silpo', runKey: crypto.randomUUID() }
    expect(await refusal(who.mutate('stores.fill', asked))).toBe('store_nothing')
    expect((await fill()).lines[0]?.outcome).toBe('added')
  })

  test('leaves the other alternatives where the store’s own tool fails', async () => {
    const { match, same, out } = await usualBuckwheat()
    for (const { id } of same) out(id)
    practising.silpo.store.faults.add({
      kind: 'server_error',
      tool: 'silpo_get_replacements',
      times: 9,
    })
    expect((await match()).lines[0]?.doubt).toBe('sold_out')
  })
})

test('a delivery time that is over gives way to the next one', async () => {
  const { fill } = await shopper('silpo', 'молоко 1 л')
  await fill()
  const cart = Object.values(practising.silpo.store.kept.value.shoppers).at(-1)
  if (cart) cart.slot = { start: '2020-01-01T08:00:00.000Z', end: '2020-01-01T10:00:00.000Z' }
  const state = await fill()
  expect(state.lines[0]?.outcome).toBe('added')
  expect(Date.parse(cart?.slot.start ?? '')).toBeGreaterThan(Date.now() - 1000)
})
