import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sweepPantry } from '../../../../server/domain/pantry/sweep.ts'
import type { AddedAtHome, PantryItem, PantryPage } from '../../../../shared/wire/pantry.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const items = async (who: Caller) => (await who.query<PantryPage>('pantry.read')).items
const told = async (who: Caller) =>
  (await items(who)).map(({ name, amount }) => [name, amount].filter(Boolean).join(' ')).sort()
const say = (who: Caller, ...lines: string[]) => who.mutate('pantry.say', { lines })

async function bought(who: Caller, ...lines: string[]): Promise<string[]> {
  const { ids } = await who.mutate<{ ids: string[] }>('lists.addLines', { lines })
  await who.mutate('lists.tickLines', { ids, ticked: true })
  return ids
}

async function dish(who: Caller, ...ingredients: string[]) {
  return who.compose({ ingredients: ingredients.map((text) => ({ text })) })
}

test('what is ticked on a list is at home for the whole kitchen, and what is unticked is not', async () => {
  const who = await app.signedUp()
  const other = await joinedBy(app, who)
  const ids = await bought(who, 'картопля 1 кг', 'молоко', 'кзюмпель 2 шт')
  expect(await told(other)).toEqual(['Картопля 1 кг', 'Кзюмпель 2 шт', 'Молоко'])
  await bought(other, '500 г картоплі')
  expect(await told(who)).toContain('Картопля 1,5 кг')
  await who.mutate('lists.tickLines', { ids, ticked: false })
  expect(await told(other)).toEqual(['Картопля 500 г'])
})

test('what was bought stays at home when the list is cleared away', async () => {
  const who = await app.signedUp()
  const ids = await bought(who, 'картопля 1 кг')
  await who.mutate('lists.removeLines', { ids })
  const { lists } = await who.query<ShoppingPage>('lists.read', {})
  await who.mutate('lists.remove', { id: lists[0]?.id })
  expect(await told(who)).toEqual(['Картопля 1 кг'])
})

test('a dish that is cooked takes what it needs for as many as it was planned for, and gives it back', async () => {
  const who = await app.signedUp()
  const { id: recipeId } = await dish(who, '500 г картоплі', '1 л молока', 'сіль')
  const { id } = await who.mutate<{ id: string }>('plan.add', {
    ...{ recipeId, date: '2027-03-08', slot: 'dinner', servings: 8 },
  })
  await say(who, 'картопля 3 кг', 'молоко 2,5% 2 л', 'сіль')
  await who.mutate('plan.cook', { id, cooked: true })
  expect(await told(who)).toEqual(['Картопля 2 кг', 'Сіль'])
  await who.mutate('plan.cook', { id, cooked: false })
  expect(await told(who)).toEqual(['Картопля 3 кг', 'Молоко 2 л', 'Сіль'])
})

test('a line by hand is corrected, used up and taken back; what is not there is refused with a sentence', async () => {
  const who = await app.signedUp()
  await say(who, 'гречка 1 кг, рис')
  await who.mutate('pantry.correct', { key: 'rice', text: 'рис 300 г' })
  expect(await told(who)).toContain('Рис 300 г')
  await who.mutate('pantry.takeOut', { keys: ['rice'] })
  expect(await told(who)).not.toContain('Рис 300 г')
  await who.mutate('pantry.putBack', { keys: ['rice'] })
  expect(await told(who)).toContain('Рис 300 г')
  await who.mutate('pantry.correct', { key: 'rice', text: 'пшоно 300 г' })
  expect((await told(who)).filter((one) => /рис|пшоно/i.test(one))).toEqual(['Пшоно 300 г'])
  const stranger = await app.signedUp()
  expect(stranger.mutate('pantry.takeOut', { keys: ['rice'] })).rejects.toThrow('не значиться')
})

test('what is old is asked about and believed again once somebody has looked', async () => {
  const who = await app.signedUp()
  await say(who, 'кріп 1 пучок', 'гречка 1 кг')
  const old = async () => (await items(who)).flatMap((one: PantryItem) => (one.old ? one.name : []))
  app.travel(8 * 86_400_000)
  expect(await old()).toEqual(['Кріп'])
  await who.mutate('pantry.still', { keys: ['dill'] })
  expect(await old()).toEqual([])
})

test('whoever ticks for weeks without looking at what is at home finds all of it there', async () => {
  const who = await app.signedUp()
  const [id = ''] = await bought(who, 'кзюмпель')
  await app.services.sql`
    INSERT INTO shopping_lines (id, list_id, position, text, ticked_at)
    SELECT 'lin_' || n || ${id}, list_id, n + 1, 'кзюмпель', ticked_at
    FROM shopping_lines, generate_series(1, 5000) AS n WHERE id = ${id}`
  expect(await told(who)).toEqual(['Кзюмпель'])
})

test('what was bought and cooked years ago is cleared away, and what is at home stays as it was', async () => {
  const who = await app.signedUp()
  await bought(who, 'рис 1 кг')
  await say(who, 'гречка 1 кг')
  const before = await told(who)
  const { kitchenId } = await who.query<{ kitchenId: string }>('people.me')
  const { sql } = app.services
  await sql`
    INSERT INTO pantry_moves (id, kitchen_id, kind, key, text, food, moved_at)
    SELECT 'old_' || n, ${kitchenId}, 'bought', 'rice', 'рис', 'rice', now() - interval '900 days'
    FROM generate_series(1, 30) AS n`
  expect(await sweepPantry(app.services)).toBe(30)
  expect(await told(who)).toEqual(before)
})

test('what is typed is added to what is there, which is told with the way back and the way to only that', async () => {
  const who = await app.signedUp()
  await say(who, 'морква 11 шт', 'олія', 'рис 2 кг', 'кефір 1 л')
  const { added } = await who.mutate<{ added: AddedAtHome[] }>('pantry.say', {
    lines: ['морква 5 шт'],
  })
  expect(added).toMatchObject([{ key: 'carrot', name: 'Морква', before: '11 шт.', now: '16 шт.' }])
  await who.mutate('pantry.correct', { key: 'carrot', text: added[0]?.typedText })
  expect(await told(who)).toContain('Морква 5 шт.')
  await who.mutate('pantry.correct', { key: 'carrot', text: added[0]?.beforeText })
  expect(await told(who)).toContain('Морква 11 шт.')
  // Nothing is known better by a name alone, an amount is news of what nobody had measured, and grams add to kilograms.
  await say(who, 'морква', 'олія 1 л', 'рис 500 г', 'морква 1 пучок')
  expect(await told(who)).toEqual(
    expect.arrayContaining(['Олія 1 л', 'Рис 2,5 кг', 'Морква 1 пучок']),
  )
})

test('what lies there for too long is not added to what is fresh', async () => {
  const who = await app.signedUp()
  await say(who, 'морква 11 шт')
  app.travel(20 * 86_400_000)
  await say(who, 'морква 5 шт')
  expect(await told(who)).toEqual(['Морква 5 шт.'])
})

test('what is said of a good over and over is not kept for ever, and the last word counts', async () => {
  const who = await app.signedUp()
  await say(who, ...Array.from({ length: 199 }, () => 'рис 1 кг'))
  await who.mutate('pantry.correct', { key: 'rice', text: 'рис 7 кг' })
  expect(await told(who)).toEqual(['Рис 7 кг'])
  await who.mutate('pantry.takeOut', { keys: (await items(who)).map((one) => one.key) })
  expect(await told(who)).toEqual([])
  const { kitchenId } = await who.query<{ kitchenId: string }>('people.me')
  const kept = await app.services.sql`
    SELECT 1 FROM pantry_moves WHERE kitchen_id = ${kitchenId}`
  expect(kept.count).toBeLessThanOrEqual(20)
})

test('what is put back, or unticked, in one kitchen moves nothing in another', async () => {
  const [who, other] = [await app.signedUp(), await app.signedUp()]
  for (const one of [who, other]) {
    await say(one, 'рис 1 кг')
    await one.mutate('pantry.takeOut', { keys: ['rice'] })
  }
  await who.mutate('pantry.putBack', { keys: ['rice'] })
  expect([await told(who), await told(other)]).toEqual([['Рис 1 кг'], []])
  const ids = await bought(other, 'гречка')
  expect(await told(other)).toEqual(['Гречка'])
  await other.mutate('lists.tickLines', { ids, ticked: false })
  await bought(who, 'хліб')
  expect(await told(who)).toEqual(['Рис 1 кг', 'Хліб'])
  expect(await told(other)).toEqual([])
})

test('somebody says five hundred goods at most, and takes out of more than that as before', async () => {
  const who = await app.signedUp()
  const { kitchenId } = await who.query<{ kitchenId: string }>('people.me')
  const fill = (from: number, to: number) => app.services.sql`
    INSERT INTO pantry_items (kitchen_id, key, text, seen_at, said)
    SELECT ${kitchenId}, 'кзюм ' || n, 'кзюм ' || n, now(), true FROM generate_series(${from}::int, ${to}::int) AS n`
  await fill(1, 499)
  await say(who, 'рис 1 кг')
  expect(await refusal(say(who, 'гречка 1 кг'))).toBe('pantry_full')
  await fill(500, 510)
  await say(who, 'рис 2 кг')
  await who.mutate('pantry.takeOut', { keys: ['кзюм 7'] })
  await who.mutate('pantry.still', { keys: ['кзюм 8'] })
  const correct = { key: 'кзюм 9', text: 'хліб' }
  await who.mutate('pantry.correct', correct)
  expect(await told(who)).toEqual(expect.arrayContaining(['Рис 3 кг', 'Кзюм 8', 'Хліб']))
  expect(await items(who)).toHaveLength(510)
  expect(await refusal(say(who, 'гречка 1 кг'))).toBe('pantry_full')
})
