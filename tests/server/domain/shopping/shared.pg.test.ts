import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { SharedList, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { add } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function listWith(owner: Caller, ...lines: string[]): Promise<string> {
  return (await owner.mutate<{ listId: string }>('lists.addLines', { lines })).listId
}
async function keyOf(owner: Caller, id: string): Promise<string> {
  const { url } = await owner.mutate<{ url: string }>('lists.share', { id })
  expect(url).toStartWith('http://localhost:3000/shared/list?key=ls_')
  return new URL(url).searchParams.get('key') ?? ''
}
const read = (who: Caller, key: string) => who.query<SharedList>('lists.readShared', { key })

describe('a list that was shared by a link', () => {
  test('is read and ticked by whoever has it, and shows nothing else of the kitchen', async () => {
    const owner = await app.signedUp('Оля')
    const { id: recipeId } = await owner.compose({ title: 'Таємний борщ' })
    await add(owner, { recipeId, servings: 4 })
    const id = await listWith(owner, 'молоко 2 л', 'свічки')
    await owner.mutate('lists.fromPlan', { from: '2027-03-08', to: '2027-03-14', listId: id })
    const guest = app.caller()
    const key = await keyOf(owner, id)
    const list = await read(guest, key)
    expect(list.rows.map((row) => [row.name, row.amount, row.ticked])).toEqual([
      ['Буряк', '500 г', false],
      ['Молоко', '2 л', false],
      ['Свічки', '', false],
    ])
    expect(JSON.stringify(list)).not.toMatch(/борщ|Оля|lst_|kit_|ple_|"price"/)

    const milk = list.rows[1]?.lines.map((line) => line.id) ?? []
    await guest.mutate('lists.tickShared', { key, ids: milk, ticked: true })
    const { open } = await owner.query<ShoppingPage>('lists.read', {})
    expect(open?.rows.find((row) => row.name === 'Молоко')?.ticked).toBe(true)

    // What is planned meanwhile is asked for here too, although nobody of the kitchen has looked.
    await add(owner, { recipeId, servings: 4, slot: 'lunch' })
    expect((await read(guest, key)).rows[0]?.amount).toBe('1 кг')
  })

  test('opens that list alone, for no other lines and no other link', async () => {
    const owner = await app.signedUp('Оля')
    const id = await listWith(owner, 'молоко')
    const key = await keyOf(owner, id)
    const stranger = await app.signedUp('Чужий')
    const theirs = await stranger.mutate<{ listId: string; ids: string[] }>('lists.addLines', {
      lines: ['сир'],
    })
    const guest = app.caller()
    const tick = (secret: string, ids: string[]) =>
      refusal(guest.mutate('lists.tickShared', { key: secret, ids, ticked: true }))
    expect(await tick(key, theirs.ids)).toBe('line_unknown')
    expect(await tick('ls_guess', theirs.ids)).toBe('link_closed')
    expect(await refusal(stranger.mutate('lists.share', { id }))).toBe('list_unknown')
    expect(await refusal(stranger.mutate('lists.shareEnd', { id }))).toBe('list_unknown')
    const { url } = await owner.mutate<{ url: string }>('plan.calendar')
    const calendar = new URL(url).searchParams.get('key') ?? ''
    expect(await refusal(read(guest, calendar))).toBe('link_closed')
    expect((await app.fetch(`/calendar.ics?key=${key}`)).status).toBe(404)
  })

  test('is ticked as often as one shops, and no oftener; the kitchen itself ticks on', async () => {
    const owner = await app.signedUp('Ірина')
    const id = await listWith(owner, 'молоко')
    const key = await keyOf(owner, id)
    const guest = app.caller()
    const ids = (await read(guest, key)).rows.flatMap((row) => row.lines.map((line) => line.id))
    await guest.mutate('lists.tickShared', { key, ids, ticked: true })
    await app.services.sql`UPDATE rate_limits SET used = 1200 WHERE key = ${`shared-tick ${id}`}`
    const again = guest.mutate('lists.tickShared', { key, ids, ticked: false })
    expect(await refusal(again)).toBe('rate_limited')
    await owner.mutate('lists.tickLines', { ids, ticked: false })
    expect((await read(guest, key)).rows[0]?.ticked).toBe(false)
  })

  test('is gone when somebody closes it, or deletes the list', async () => {
    const owner = await app.signedUp('Оля')
    const id = await listWith(owner, 'молоко')
    const key = await keyOf(owner, id)
    const guest = app.caller()
    expect(await keyOf(owner, id)).toBe(key)
    await owner.mutate('lists.remove', { id })
    expect(await refusal(read(guest, key))).toBe('link_closed')
    await owner.mutate('lists.restore', { id })
    expect((await read(guest, key)).rows).toHaveLength(1)
    expect(await owner.mutate<unknown>('lists.shareEnd', { id })).toEqual({ url: null })
    expect(await refusal(read(guest, key))).toBe('link_closed')
    expect(await keyOf(owner, id)).not.toBe(key)
    expect(app.logged.join()).not.toContain(key)
  })
})

describe('the aisles of a kitchen', () => {
  test('stand on its lists in the order of its own shop, on the shared ones too, and as usual again', async () => {
    const owner = await app.signedUp('Оля')
    const id = await listWith(owner, 'буряк', 'молоко', 'хліб')
    const key = await keyOf(owner, id)
    const names = async () =>
      (await owner.query<ShoppingPage>('lists.read', { id })).open?.rows.map((row) => row.name)
    expect(await names()).toEqual(['Буряк', 'Хліб', 'Молоко'])
    const order = await owner.mutate<string[]>('lists.setAisles', { aisles: ['dairy', 'bakery'] })
    expect(order.slice(0, 3)).toEqual(['dairy', 'bakery', 'vegetables'])
    expect(new Set(order).size).toBe(order.length)
    expect(await names()).toEqual(['Молоко', 'Хліб', 'Буряк'])
    expect((await read(app.caller(), key)).rows.map((row) => row.name)).toEqual([
      'Молоко',
      'Хліб',
      'Буряк',
    ])
    await owner.mutate('lists.setAisles', { aisles: [] })
    expect(await names()).toEqual(['Буряк', 'Хліб', 'Молоко'])
    expect(await refusal(owner.mutate('lists.setAisles', { aisles: ['cellar'] }))).toBe(
      'input_invalid',
    )
  })

  test('are in another order in a shop of its own, for the lists that are bought there', async () => {
    const owner = await app.signedUp('Оля')
    const id = await listWith(owner, 'буряк', 'молоко', 'хліб')
    const key = await keyOf(owner, id)
    const open = async () => (await owner.query<ShoppingPage>('lists.read', { id })).open
    const names = async () => (await open())?.rows.map((row) => row.name)
    expect(await owner.mutate<unknown>('lists.chooseShop', { id, shop: 'АТБ' })).toEqual({
      shops: ['АТБ'],
    })
    // Nobody has put it in order yet.
    expect(await names()).toEqual(['Буряк', 'Хліб', 'Молоко'])
    await owner.mutate('lists.setAisles', { shop: 'АТБ', aisles: ['dairy'] })
    expect([await names(), (await open())?.shop]).toEqual([['Молоко', 'Буряк', 'Хліб'], 'АТБ'])
    expect((await read(app.caller(), key)).rows[0]?.name).toBe('Молоко')
    expect((await owner.query<string[]>('lists.aisles'))[0]).toBe('vegetables')
    expect((await owner.query<string[]>('lists.aisles', { shop: 'АТБ' }))[0]).toBe('dairy')
    const elsewhere = await owner.mutate<{ id: string }>('lists.create', { name: 'Базар' })
    await owner.mutate('lists.chooseShop', { id: elsewhere.id, shop: '__proto__' })
    expect(await owner.query<string[]>('lists.shops')).toEqual(['__proto__', 'АТБ'])
    expect(await owner.mutate<unknown>('lists.removeShop', { shop: 'АТБ' })).toEqual({
      shops: ['__proto__'],
      // What brings it back.
      aisles: ['dairy'],
      lists: [id],
    })
    expect([await names(), (await open())?.shop]).toEqual([['Буряк', 'Хліб', 'Молоко'], null])
    // A shop that somebody has removed meanwhile does not come back by being put in order.
    await owner.mutate('lists.setAisles', { shop: 'АТБ', aisles: ['dairy'] })
    expect(await owner.query<string[]>('lists.shops')).toEqual(['__proto__'])
  })

  test('are those of twenty shops at most, and of nobody else’s list', async () => {
    const owner = await app.signedUp('Оля')
    const id = await listWith(owner, 'буряк')
    const choose = (shop: string) => owner.mutate('lists.chooseShop', { id, shop })
    for (let at = 1; at <= 20; at += 1) await choose(`Крамниця ${at}`)
    expect(await refusal(choose('Ще одна'))).toBe('shops_full')
    await choose('Крамниця 7')
    const other = await app.signedUp('Чужа')
    expect(await refusal(other.mutate('lists.chooseShop', { id, shop: 'АТБ' }))).toBe(
      'list_unknown',
    )
    expect(await other.query<string[]>('lists.shops')).toEqual([])
  })
})
