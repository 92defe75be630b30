import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { continueFill } from '../../../../server/domain/stores/fill/run.ts'
import { servePracticeStore } from '../../../../server/practice/serve.ts'
import type { FillCard, StoreMatch } from '../../../../shared/wire/store-carts.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'
import { chosen, fillFrom, listOf, whenDone } from '../../../support/practice-cart.ts'
import { refusal } from '../../../support/refusal.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising()
})
afterAll(() => practising.stop())

const chains = ['silpo', 'rohlik'] as const

async function shopper(store: (typeof chains)[number], ...lines: string[]) {
  const who = await practising.app.signedUp()
  await connectStore(who, store)
  return { who, listId: await listOf(who, ...lines) }
}

describe('from a list to a cart', () => {
  for (const store of chains) {
    test(`each line finds its product and its packs, and they come into the cart (${store})`, async () => {
      const { who, listId } = await shopper(store, 'молоко 2 л', 'куряче філе 600 г', 'яйця 12 шт.')
      const match = await who.query<StoreMatch>('stores.match', { listId, store })
      expect(match.lines.map(({ name, doubt }) => [name, doubt])).toEqual([
        ['Молоко', null],
        ['Куряче філе', null],
        ['Яйця', null],
      ])
      const state = await fillFrom(practising.app, who, listId, store)
      expect(state.status).toBe('done')
      expect(state.lines.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added'])
      expect(state.total).toBe(
        state.lines.reduce((sum, { price, wanted }) => sum + Math.round(price * wanted), 0),
      )
      expect(state.checkoutUrl).toContain('/checkout')
      const fills = await who.query<FillCard[]>('stores.fills')
      expect(fills).toMatchObject([
        { id: state.id, status: 'done', products: 3, total: state.total ?? 0 },
      ])
      const stranger = await practising.app.signedUp()
      expect(await stranger.query('stores.fills')).toEqual([])
    })
  }

  test('who takes the work over goes on to the same amounts, and no other page begins meanwhile', async () => {
    const { who, listId } = await shopper('silpo', 'молоко 2 л', 'цукор 1 кг')
    const { app, silpo } = practising
    const { services } = app
    const cart = () => ({ ...Object.values(silpo.store.kept.value.shoppers).at(-1)?.cart })
    const { id } = await fillFrom(app, who, listId, 'silpo')
    const filled = cart()
    // As it stands while another server, which is about to die, has written everything and settled nothing.
    await services.sql`
      UPDATE store_fills SET status = 'running', held_until = ${new Date(Date.now() + 60_000)},
        lines = (SELECT jsonb_agg(line || '{"outcome": "adding"}') FROM jsonb_array_elements(lines) AS line)
      WHERE id = ${id}`
    const press = (list: string) =>
      who.mutate('stores.fill', {
        listId: list,
        store: 'silpo',
        runKey: crypto.randomUUID(),
        choices: Object.entries(filled).map(([productId]) => ({ key: 'milk', productId })),
      })
    expect(await press(listId)).toEqual({ fillId: id })
    const { id: other } = await who.mutate<{ id: string }>('lists.create', { name: 'Дача' })
    await who.mutate('lists.addLines', { listId: other, lines: ['сіль'] })
    const { lines } = await who.query<StoreMatch>('stores.match', { listId: other, store: 'silpo' })
    const salt = lines.map(({ key, product }) => ({ key, productId: product?.id ?? null }))
    const elsewhere = { listId: other, store: 'silpo', runKey: crypto.randomUUID(), choices: salt }
    expect(await refusal(who.mutate('stores.fill', elsewhere))).toBe('store_filling')
    await services.sql`UPDATE store_fills SET held_until = now() - interval '1 hour' WHERE id = ${id}`
    await continueFill(services, id)
    const state = await whenDone(app, who, id)
    expect(state.lines.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
    expect(cart()).toEqual(filled)
  })

  test('two people who fill from one list at the same time fill each their own cart', async () => {
    const { app, silpo } = practising
    const one = await app.signedUp()
    const other = await joinedBy(app, one)
    const listId = await listOf(one, 'молоко 2 л')
    const before = Object.keys(silpo.store.kept.value.shoppers).length
    await connectStore(one, 'silpo')
    await connectStore(other, 'silpo')
    const states = await Promise.all([one, other].map((who) => fillFrom(app, who, listId, 'silpo')))
    expect(states.map(({ status }) => status)).toEqual(['done', 'done'])
    const carts = Object.values(silpo.store.kept.value.shoppers).slice(before)
    const wanted = states.map(({ lines }) => lines[0]?.wanted ?? 0)
    expect(carts.map(({ cart }) => Object.values(cart)[0])).toEqual(wanted)
  })

  test('a price that went up meanwhile is said beside the one that was chosen', async () => {
    const { who, listId } = await shopper('silpo', 'цукор 1 кг')
    const match = await who.query<StoreMatch>('stores.match', { listId, store: 'silpo' })
    const { id = '', price = 0 } = match.lines[0]?.product ?? {}
    practising.silpo.store.changed.set(id, { minor: price + 500 })
    const input = { listId, store: 'silpo', runKey: crypto.randomUUID(), choices: chosen(match) }
    const { fillId } = await who.mutate<{ fillId: string }>('stores.fill', input)
    const { lines } = await whenDone(practising.app, who, fillId)
    practising.silpo.store.changed.clear()
    expect(lines).toMatchObject([{ outcome: 'added', price: price + 500, priceWas: price }])
  })

  test('what a recipe asks for is bought in the kind that it asks for', async () => {
    const { who } = await shopper('silpo', 'сіль')
    const ingredients = [
      '500 мл молока без лактози',
      '1 банка червоної квасолі',
      '200 г копченого сиру',
    ]
    const { id: recipeId } = await who.compose({
      servings: 2,
      ingredients: ingredients.map((text) => ({ text })),
    })
    const { listId } = await who.mutate<{ listId: string }>('lists.addDish', {
      recipeId,
      servings: 2,
    })
    const { lines } = await who.query<StoreMatch>('stores.match', { listId, store: 'silpo' })
    const taken = lines.map(({ name, product }) => [name, product?.name.replace(/ «.*/, '')])
    expect(taken.toSorted()).toEqual([
      ['Копчений сир', 'Копчений сир'],
      ['Молоко, без лактози', 'Безлактозне молоко'],
      ['Сіль', 'Сіль'],
      ['Червона квасоля, консервована', 'Консервована червона квасоля'],
    ])
    expect(lines.filter(({ doubt }) => doubt !== null)).toEqual([])
  })
})

describe('the sister shops', () => {
  const list = [
    'молоко 1 л',
    'яйця 10 шт.',
    'куряче філе 500 г',
    'цибуля 1 кг',
    'борошно 1 кг',
    'масло 200 г',
  ]
  test.each([
    ['kifli', 'HUF', ['tej', 'tojás', 'Csirkemell', 'Vöröshagyma', 'Búzafinomliszt', 'Vaj']],
    ['knuspr', 'EUR', ['Milch', 'Eier', 'Hähnchenbrust', 'zwiebeln', 'Weizenmehl', 'butter']],
    ['gurkerl', 'EUR', ['Milch', 'Eier', 'Hühnerbrust', 'zwiebeln', 'Weizenmehl', 'Teebutter']],
    ['sezamo', 'RON', ['Lapte', 'Ouă', 'Piept de pui', 'Ceapă', 'Făină', 'Unt']],
  ] as const)('are searched in their own language (%s)', async (store, currency, titles) => {
    const { app } = practising
    const served = servePracticeStore(store)
    Object.assign(app.services.config.stores, { [store]: served.url })
    try {
      const who = await app.signedUp()
      await connectStore(who, store)
      const listId = await listOf(who, ...list)
      const match = await who.query<StoreMatch>('stores.match', { listId, store })
      expect(match.store.currency).toBe(currency)
      expect(match.ownWords).toEqual([])
      const found = match.lines.map(({ product }) => product?.name ?? 'nothing')
      expect(titles.filter((title) => !found.some((name) => name.includes(title)))).toEqual([])
      const state = await fillFrom(app, who, listId, store)
      expect(state.lines.map(({ outcome }) => outcome)).toEqual(list.map(() => 'added'))
      // What has no name there is searched as it was written, and named.
      await listOf(who, 'годинник настінний')
      const again = await who.query<StoreMatch>('stores.match', { listId, store })
      expect(again.ownWords).toEqual(['Годинник настінний'])
    } finally {
      Object.assign(app.services.config.stores, { [store]: undefined })
      await served.stop()
    }
  })
})
