import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import type { FillState, StoreMatch } from '../../../../shared/wire/store-carts.ts'
import type { DeliveryView, OfferedSlot, StoreView } from '../../../../shared/wire/stores.ts'
import { connectStore, type Practising, startPractising } from '../../../support/practice.ts'
import { fillFrom, listOf } from '../../../support/practice-cart.ts'
import { refusal } from '../../../support/refusal.ts'

let practising: Practising
beforeAll(async () => {
  practising = await startPractising({ silpo: { chain: { withoutCart: true } } })
})
afterAll(() => practising.stop())
afterEach(() => {
  practising.silpo.store.noSlots = false
  practising.silpo.store.missingTools.clear()
})

async function newcomer() {
  const who = await practising.app.signedUp()
  await connectStore(who, 'silpo')
  const listId = await listOf(who, 'молоко 2 л')
  const at = { store: 'silpo' }
  return {
    who,
    listId,
    match: () => who.query<StoreMatch>('stores.match', { listId, ...at }),
    fill: (): Promise<FillState> => fillFrom(practising.app, who, listId, 'silpo'),
    delivery: () => who.query<DeliveryView>('stores.delivery', at),
    slots: (wayId: string) => who.query<OfferedSlot[]>('stores.slots', { ...at, wayId }),
    choose: (wayId: string, { start, end }: OfferedSlot) =>
      who.mutate('stores.deliver', { ...at, wayId, slot: { start, end } }),
  }
}

type Newcomer = Awaited<ReturnType<typeof newcomer>>

async function chosenFirst({ slots, choose }: Newcomer, wayId: string): Promise<OfferedSlot> {
  const [first] = await slots(wayId)
  if (!first) throw new Error('No time is free.')
  await choose(wayId, first)
  return first
}

describe('where and when a store brings the goods', () => {
  test('whoever has no cart there chooses an address and a time, and then has one', async () => {
    const who = await newcomer()
    expect(await refusal(who.match())).toBe('store_no_cart')
    const { now, ways } = await who.delivery()
    expect(now).toBeNull()
    expect(ways.map(({ kind, city }) => [kind, city])).toEqual([
      ['home', 'Київ'],
      ['home', 'Київ'],
      ['pickup', 'Київ'],
      ['pickup', 'Київ'],
      ['pickup', 'Львів'],
    ])
    const first = await chosenFirst(who, 'home:addr-1')
    expect([first.delivery, first.minimum]).toEqual([5900, 50000])
    const { slot, slotOver, terms } = await who.match()
    expect(slot).toEqual({ start: first.start, end: first.end })
    expect(slotOver).toBeNull()
    expect(terms).toEqual({ minimum: 50000, delivery: 5900, inCart: 0 })
  })

  test('it can be changed afterwards, and what lies in the cart comes along', async () => {
    const who = await newcomer()
    await chosenFirst(who, 'home:addr-1')
    const filled = await who.fill()
    expect(filled.terms).toMatchObject({ minimum: 50000, delivery: 5900 })
    const point = (await who.delivery()).ways.find(({ kind }) => kind === 'pickup')?.id ?? ''
    await chosenFirst(who, point)
    expect((await who.delivery()).now?.wayId).toBe(point)
    const { terms } = await who.match()
    expect(terms).toEqual({ minimum: 0, delivery: 0, inCart: filled.total ?? 0 })
  })

  test('the time that the cart holds stays among those to choose from, taken as it is to others', async () => {
    const who = await newcomer()
    const first = await chosenFirst(who, 'home:addr-1')
    practising.silpo.store.noSlots = true
    const { now } = await who.delivery()
    expect(now).toEqual({ wayId: 'now', slot: { start: first.start, end: first.end } })
    expect(await who.slots('now')).toEqual([first])
    const point = (await who.delivery()).ways.find(({ kind }) => kind === 'pickup')?.id ?? ''
    expect(await who.slots(point)).toEqual([])
  })

  test('a time that is over is said, another is offered, and filling takes that one', async () => {
    const who = await newcomer()
    const first = await chosenFirst(who, 'home:addr-1')
    const over = { start: '2020-01-01T08:00:00.000Z', end: '2020-01-01T10:00:00.000Z' }
    const shopper = Object.values(practising.silpo.store.kept.value.shoppers).at(-1)
    Object.assign(shopper ?? {}, { slot: over })
    const match = await who.match()
    expect(match.slotOver).toEqual(over)
    expect(match.slot).toEqual({ start: first.start, end: first.end })
    expect(await who.fill()).toMatchObject({ slotMoved: true, slot: match.slot })
  })

  test('a place where nobody drives, one that is not there and a week without times are said so', async () => {
    const who = await newcomer()
    const [free] = await who.slots('home:addr-1')
    if (!free) throw new Error('No time is free.')
    expect(await refusal(who.choose('home:addr-2', free))).toBe('store_not_there')
    for (const wayId of ['pickup:none', 'home:none', 'now', 'elsewhere'])
      expect(await refusal((await newcomer()).slots(wayId))).toBe('store_not_there')
    practising.silpo.store.noSlots = true
    expect(await who.slots('home:addr-1')).toEqual([])
  })

  test('another store has its account’s address, and says the least order alone', async () => {
    const { app } = practising
    const who = await app.signedUp()
    await connectStore(who, 'rohlik')
    const listId = await listOf(who, 'mléko 2 l')
    expect(await refusal(who.query('stores.delivery', { store: 'rohlik' }))).toBe('store_no_choice')
    const { terms, store } = await who.query<StoreMatch>('stores.match', {
      listId,
      store: 'rohlik',
    })
    expect(store.choosesDelivery).toBe(false)
    expect(terms).toEqual({ minimum: 74900, delivery: null, inCart: 0 })
  })
})

describe('a store whose tools have changed', () => {
  test('is connected for what still fits: without its cart it is looked at, and fills nothing', async () => {
    practising.silpo.store.missingTools.add('silpo_add_or_update_cart_products')
    practising.silpo.store.missingTools.add('silpo_list_branches')
    const { who, listId, match } = await newcomer()
    const state = async () =>
      (await who.query<StoreView[]>('stores.list')).find(({ id }) => id === 'silpo')
    expect(await state()).toMatchObject({
      state: 'connected',
      cannot: ['fill', 'delivery'],
      choosesDelivery: false,
    })
    const start = { start: '2027-01-01T08:00:00Z', end: '2027-01-01T10:00:00Z' }
    const input = { store: 'silpo', wayId: 'now', slot: start }
    expect(await refusal(who.mutate('stores.deliver', input))).toBe('store_no_choice')
    const shopper = { cart: {}, slot: start }
    const { shoppers } = practising.silpo.store.kept.value
    expect(await refusal(match())).toBe('store_no_cart')
    const id = Object.keys(shoppers).at(-1) ?? ''
    const place = { branchId: 'b', deliveryType: 'DeliveryHome', address: {}, away: false }
    shoppers[id] = { ...shopper, place }
    expect((await match()).lines[0]?.product).not.toBeNull()
    const fill = who.mutate('stores.fill', {
      listId,
      store: 'silpo',
      runKey: 'a-run-key',
      choices: [],
    })
    expect(await refusal(fill)).toBe('store_cannot_fill')
    // Connecting again compares again.
    practising.silpo.store.missingTools.clear()
    await connectStore(who, 'silpo')
    expect((await state())?.cannot).toEqual([])
  })
})
