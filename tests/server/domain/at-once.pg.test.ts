import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { Cookbook } from '../../../shared/wire/cookbooks.ts'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import type { PantryPage } from '../../../shared/wire/pantry.ts'
import type { RecurringGood } from '../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { joinedBy } from '../../support/kitchen.ts'
import { refusal } from '../../support/refusal.ts'
import { atOnce } from '../../support/waiting.ts'

let app: TestApp
let who: Caller
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  who = await app.signedUp()
})
afterAll(() => app.stop())

/** Both have looked whether they may before either of them writes. */
const together = (table: string, ...calls: [string, object][]) =>
  atOnce(
    app.services.sql,
    table,
    calls.map(
      ([path, input]) =>
        () =>
          refusal(who.mutate(path, input)),
    ),
  )
const id = async (path: string, input: object) => (await who.mutate<{ id: string }>(path, input)).id

describe('of two changes at the same moment, each of which would be right alone, one is refused', () => {
  test.each(['one kitchen', 'two kitchens of one person'])(
    'when they close a circle of recipes together, in %s',
    async (where) => {
      const [one, other] = [await who.compose(), await who.compose()]
      const beside = app.caller()
      for (const [name, value] of who.cookies) beside.cookies.set(name, value)
      beside.shows = (await who.query<KitchenView>('kitchens.mine')).id
      if (where !== 'one kitchen') await who.mutate('kitchens.open', { name: 'Дача' })
      const take = (as: Caller, of: string, part: string) => () => {
        const ingredients = [{ text: 'борщ', recipeId: part }]
        return refusal(as.mutate('recipes.update', { id: of, version: 1, ingredients }))
      }
      const calls = [take(who, one.id, other.id), take(beside, other.id, one.id)]
      const said = await atOnce(app.services.sql, 'recipe_parts', calls)
      expect(said).toContain(null)
      expect(said).toContain('recipe_circle')
    },
  )

  test('when they give two cookbooks one name', async () => {
    const [one, other] = [
      await id('cookbooks.add', { name: 'А' }),
      await id('cookbooks.add', { name: 'Б' }),
    ]
    const rename = (of: string): [string, object] => ['cookbooks.rename', { id: of, name: 'Свято' }]
    const said = await together('cookbooks', rename(one), rename(other))
    expect(said).toContain('cookbook_named_already')
    const names = (await who.query<Cookbook[]>('cookbooks.list', {})).map((book) => book.name)
    expect(names.filter((name) => name === 'Свято')).toHaveLength(1)
  })

  test('when there is room for one more shop', async () => {
    const { listId } = await who.mutate<{ listId: string }>('lists.addLines', { lines: ['чай'] })
    const choose = (shop: string): [string, object] => ['lists.chooseShop', { id: listId, shop }]
    for (let at = 1; at < 20; at += 1) await who.mutate(...choose(`Крамниця ${at}`))
    expect(await together('kitchens', choose('АТБ'), choose('Сільпо'))).toContain('shops_full')
    expect(await who.query<string[]>('lists.shops')).toHaveLength(20)
  })

  test('when there is room for one more good at home', async () => {
    await who.mutate('pantry.say', { lines: ['чай'] })
    await app.services.sql`
      INSERT INTO pantry_items (kitchen_id, key, text, seen_at, said)
      SELECT kitchen_id, 'кзюм ' || n, 'кзюм', now(), true FROM pantry_items, generate_series(1, 498) AS n
      WHERE kitchen_id = ${(await who.query<KitchenView>('kitchens.mine')).id}`
    const say = (text: string): [string, object] => ['pantry.say', { lines: [text] }]
    expect(await together('pantry_moves', say('кава'), say('какао'))).toContain('pantry_full')
  })

  test('when there is room for one more good that comes again', async () => {
    const repeat = (text: string): [string, object] => ['lists.repeatGood', { text, everyWeeks: 1 }]
    const first = await id(...repeat('чай'))
    await app.services.sql`
      INSERT INTO recurring_goods (id, kitchen_id, key, text, every_weeks, next_on, created_at)
      SELECT id || n, kitchen_id, key || n, text, 1, next_on, created_at
      FROM recurring_goods, generate_series(1, 98) AS n WHERE id = ${first}`
    const said = await together('recurring_goods', repeat('кава'), repeat('какао'))
    expect(said).toContain('recurring_too_many')
    expect(await who.query<RecurringGood[]>('lists.recurring')).toHaveLength(100)
  })
})

describe('what two do at the same moment is done once', () => {
  test('when both find at home what was ticked and cooked', async () => {
    const { id: recipeId } = await who.compose({ ingredients: [{ text: '300 г рису' }] })
    const place = { date: '2027-03-08', slot: 'dinner', recipeId, servings: 4 }
    const { ids } = await who.mutate<{ ids: string[] }>('lists.addLines', { lines: ['рис 1 кг'] })
    await who.mutate('lists.tickLines', { ids, ticked: true })
    await who.mutate('plan.cookDish', place)
    const read = () => who.query<PantryPage>('pantry.read')
    const [one, other] = await atOnce(app.services.sql, 'pantry_moves', [read, read])
    expect(one?.items.map((item) => item.amount.replace(/\s/g, ' '))).toEqual(['0,7 кг'])
    expect(other).toEqual(one as PantryPage)
  })

  test('when the last two leave a kitchen: one of them keeps it', async () => {
    const other = await joinedBy(app, who)
    const mine = async (one: Caller) => (await one.query<KitchenView>('kitchens.mine')).id
    const kitchen = await mine(who)
    const leave = (one: Caller) => () => one.mutate('kitchens.leave')
    await atOnce(app.services.sql, 'kitchen_members', [leave(who), leave(other)])
    const now = [await mine(who), await mine(other)]
    expect(now.filter((id) => id === kitchen)).toHaveLength(1)
  })
})
