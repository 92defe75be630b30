import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { learnPrices } from '../../../../server/domain/stores/prices/learn.ts'
import { findStore } from '../../../../server/domain/stores/stores.ts'
import type { StoreMatch } from '../../../../shared/wire/store-carts.ts'
import type { CardPrices, RowPrices, StoreBasket } from '../../../../shared/wire/store-prices.ts'
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

describe('what a list costs at a store', () => {
  test('is counted by prices that were seen there, in its currency, and says how old they are', async () => {
    const { app } = practising
    const who = await app.signedUp()
    const listId = await listOf(who, 'капуста 2 кг', 'морква 500 г', 'сіль', 'цвяхи 5 шт.')
    const baskets = () => who.query<StoreBasket[]>('stores.baskets', { of: { listId } })
    expect(await baskets()).toEqual([])
    for (const store of chains) await connectStore(who, store)
    const before = await baskets()
    expect(before.map(({ priced, of, since }) => [priced, of, since])).toEqual([
      [0, 3, null],
      [0, 3, null],
    ])
    const seen = app.services.now().toISOString()
    for (const store of chains) {
      const looked = await who.mutate<StoreBasket[]>('stores.lookUp', { store, of: { listId } })
      expect(looked.find((one) => one.store.id === store)?.priced).toBe(2)
    }
    app.travel(20 * 24 * 3_600_000)
    const [silpo, rohlik] = await baskets()
    expect([silpo?.store.currency, rohlik?.store.currency]).toEqual(['UAH', 'CZK'])
    expect(silpo?.total).toBeGreaterThan(0)
    expect(rohlik?.total).not.toBe(silpo?.total)
    expect(silpo?.since?.slice(0, 10)).toBe(seen.slice(0, 10))
    // Another kitchen sees nothing of a list, and the feed's own prices are not the store's.
    const stranger = await app.signedUp()
    await connectStore(stranger, 'silpo')
    expect(await refusal(stranger.query('stores.baskets', { of: { listId } }))).toBe('list_unknown')
    const base = await app.services.sql`SELECT 1 FROM food_prices WHERE source <> 'lexicon'`
    expect(base.count).toBe(0)
  })

  test('is told of a dish and of a week too, with the dish that makes it dear', async () => {
    const { app } = practising
    const who = await app.signedUp()
    await connectStore(who, 'silpo')
    const dishes = await Promise.all(
      ['яловичина 1 кг', 'гречка 200 г'].map((text) =>
        who.compose({ title: text, ingredients: [{ text }], servings: 2 }),
      ),
    )
    for (const { id: recipeId } of dishes)
      await who.mutate('plan.add', { recipeId, date: '2027-03-01', slot: 'dinner', servings: 4 })
    const week = { from: '2027-03-01', to: '2027-03-07' }
    const [looked] = await who.mutate<StoreBasket[]>('stores.lookUp', { store: 'silpo', of: week })
    expect([looked?.priced, looked?.of, looked?.dearest?.title]).toEqual([2, 2, 'яловичина 1 кг'])
    const [beef] = await who.query<StoreBasket[]>('stores.baskets', {
      of: { recipeId: dishes[0]?.id ?? '' },
    })
    expect((beef?.total ?? 0) * 2).toBe(looked?.dearest?.minor ?? 0)
    // Whoever may not read the dish is told nothing of it, and another kitchen's week is its own.
    const stranger = await app.signedUp()
    await connectStore(stranger, 'silpo')
    for (const of of [{ recipeId: dishes[0]?.id ?? '' }, week])
      expect(await stranger.query<StoreBasket[]>('stores.baskets', { of })).toMatchObject([
        { total: 0, priced: 0, of: 0 },
      ])
  })

  test('is learnt anew from what came into the cart, and stands on the cards of the feed', async () => {
    const { app } = practising
    const who = await app.signedUp()
    const ingredients = [{ text: '200 г гречки' }, { text: '100 г пшона' }]
    const id = await who.publish({ title: 'Каші', servings: 2, ingredients })
    const card = async (caller = who) =>
      (await caller.query<CardPrices>('stores.cardPrices', { publicationIds: [id, 'pub_none'] }))[
        id
      ]
    expect(await card()).toBeUndefined()
    await connectStore(who, 'rohlik')
    const listId = await listOf(who, 'пшоно 300 г')
    const asked = { listId, store: 'rohlik' }
    const match = await who.query<StoreMatch>('stores.match', asked)
    const found = match.lines[0]?.product
    const { changed, chain } = practising.rohlik.store
    const good = chain.goods.find(({ number }) => String(number) === found?.id)
    changed.set(good?.id ?? '', { minor: (found?.price ?? 0) * 2 })
    const { fillId } = await who.mutate<{ fillId: string }>('stores.fill', {
      ...asked,
      runKey: crypto.randomUUID(),
      choices: chosen(match),
    })
    const state = await whenDone(app, who, fillId)
    changed.clear()
    expect(state.lines[0]?.priceWas).toBe(found?.price ?? 0)
    const [row] = await app.services.sql<{ minor: number }[]>`
      SELECT minor FROM store_prices WHERE store = 'practice rohlik' AND food = 'millet'`
    expect(row?.minor).toBe((found?.perUnit?.minor ?? 0) * 2)
    // Half of a dish is no price of it.
    await app.services
      .sql`DELETE FROM store_prices WHERE store = 'practice rohlik' AND food = 'buckwheat'`
    expect(await card()).toBeUndefined()
    await who.mutate('stores.lookUp', { store: 'rohlik', of: { publicationId: id } })
    const [basket] = await who.query<StoreBasket[]>('stores.baskets', {
      of: { publicationId: id },
    })
    expect(await card()).toEqual({
      store: 'Навчальна крамниця, як «Rohlik»',
      currency: 'CZK',
      perServing: Math.round((basket?.total ?? 0) / 2),
      atLeast: false,
    })
    expect(await card(await app.signedUp())).toBeUndefined()
  })

  test('stands on the rows of a list alone, where the store is paid in other money', async () => {
    const { who, listId } = await shopper('rohlik', 'mléko 2 l', 'cukr 1 kg', 'hřebíky')
    const rows = () => who.query<RowPrices | null>('stores.rowPrices', { listId })
    await fillFrom(practising.app, who, listId, 'rohlik')
    const { currency = '', prices = {} } = (await rows()) ?? {}
    expect([currency, Object.keys(prices).toSorted()]).toEqual([
      'CZK',
      ['milk false', 'sugar false'],
    ])
    await connectStore(who, 'silpo')
    expect(await rows()).toBeNull()
    const stranger = await practising.app.signedUp()
    expect(await stranger.query('stores.rowPrices', { listId })).toBeNull()
    await connectStore(stranger, 'rohlik')
    expect(await refusal(stranger.query('stores.rowPrices', { listId }))).toBe('list_unknown')
  })

  test('stays as it was when a store says a price beyond measure', async () => {
    const { app } = practising
    const store = findStore(app.services, 'silpo')
    const perUnit = { minor: 5_000_000_000, per: 'kg' } as const
    await learnPrices(app.services, store, [{ food: 'salt', product: { name: 'Сіль', perUnit } }])
    const kept = await app.services.sql`SELECT 1 FROM store_prices WHERE minor > 1000000000`
    expect(kept.count).toBe(0)
  })
})
