import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { BoughtGood, BoughtPage } from '../../../../shared/wire/pantry.ts'
import type { ListHabits, RecurringGood, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = 86_400_000
async function habits(who: Caller): Promise<ListHabits> {
  const { open } = await who.query<ShoppingPage>('lists.read', {})
  return open?.habits ?? { usual: [], due: [], known: [] }
}
async function buy(who: Caller, ...lines: string[]) {
  const { ids } = await who.mutate<{ ids: string[] }>('lists.addLines', { lines })
  await who.mutate('lists.tickLines', { ids, ticked: true })
  await habits(who)
  await who.mutate('lists.removeLines', { ids })
}

test('what is bought often is offered once it is gone from home and from the list', async () => {
  const who = await app.signedUp()
  await buy(who, 'хліб', 'молоко 2,5% 2 л', 'кзюмпель')
  app.travel(11 * day)
  await buy(who, 'хліб', 'молоко 2,5% 1 л')
  expect((await habits(who)).usual).toEqual([])
  app.travel(11 * day)
  const { usual, known } = await habits(who)
  expect(usual.map((one) => one.text).sort()).toEqual(['молоко 2,5% 1 л', 'хліб'])
  expect(known.map((one) => one.name)).toContain('Кзюмпель')
  await who.mutate('lists.addLines', { lines: ['хліб'] })
  expect((await habits(who)).usual.map((one) => one.name)).toEqual(['Молоко'])
})

test('what was bought when is told by day and by good, to the kitchen alone', async () => {
  const who = await app.signedUp()
  await buy(who, 'хліб', 'рис 1 кг')
  app.travel(2 * day)
  await buy(who, 'хліб')
  const goods = await who.query<BoughtGood[]>('pantry.goods')
  expect(goods.map(({ name, times }) => `${name} ${times}`)).toEqual(['Хліб 2', 'Рис 1'])
  const first = await who.query<BoughtPage>('pantry.bought', { limit: 2 })
  const rest = await who.query<BoughtPage>('pantry.bought', { limit: 2, cursor: first.nextCursor })
  expect([...first.bought, ...rest.bought].map((one) => one.name).sort()).toEqual([
    'Рис',
    'Хліб',
    'Хліб',
  ])
  expect(rest.nextCursor).toBeNull()
  expect(await (await app.signedUp()).query<BoughtGood[]>('pantry.goods')).toEqual([])
})

test('a recurring good is told when it is due, put on the list, skipped once, and stopped', async () => {
  const who = await app.signedUp()
  const stranger = await app.signedUp()
  await who.mutate('lists.addLines', { lines: ['чай'] })
  const { id } = await who.mutate<{ id: string }>('lists.repeatGood', {
    ...{ text: 'губки 1 пачка', everyWeeks: 2 },
  })
  const due = async () => (await habits(who)).due.map((one) => one.text)
  expect(await due()).toEqual([])
  app.travel(14 * day)
  expect(await due()).toEqual(['губки 1 пачка'])
  expect(stranger.mutate('lists.skipGood', { id })).rejects.toThrow()
  await who.mutate('lists.skipGood', { id })
  expect(await due()).toEqual([])
  app.travel(14 * day)
  const take = () => who.mutate('lists.takeGood', { id })
  await Promise.all([take(), take(), take()])
  expect(await due()).toEqual([])
  const { open } = await who.query<ShoppingPage>('lists.read', {})
  // However often it is pressed, it stands there once.
  const sponges = open?.rows.filter((row) => row.name === 'Губки 1 пачка') ?? []
  expect(sponges.map((row) => row.lines.length)).toEqual([1])
  await who.mutate('lists.stopGood', { id, stopped: true })
  expect(await who.query<RecurringGood[]>('lists.recurring')).toEqual([])
  await who.mutate('lists.stopGood', { id, stopped: false })
  expect(await who.query<RecurringGood[]>('lists.recurring')).toHaveLength(1)
})

test('a kitchen has a hundred recurring goods at most, whoever asks at once or brings one back', async () => {
  const who = await app.signedUp()
  const repeat = (text: string) =>
    who.mutate<{ id: string }>('lists.repeatGood', { text, everyWeeks: 1 })
  const { id } = await repeat('кзюмпель')
  await app.services.sql`
    INSERT INTO recurring_goods (id, kitchen_id, key, text, every_weeks, next_on, created_at)
    SELECT 'rcg_' || n || ${id}, kitchen_id, 'річ ' || n, 'річ ' || n, 1, '2030-01-01', now()
    FROM recurring_goods, generate_series(1, 98) AS n WHERE id = ${id}`
  const asked = ['перша', 'друга', 'третя'].map((text) => refusal(repeat(text)))
  const refused = (await Promise.all(asked)).filter((one) => one !== null)
  expect(refused).toEqual(['recurring_too_many', 'recurring_too_many'])
  // What is there already may be told otherwise, though nothing more has room.
  expect(await repeat('кзюмпель')).toEqual({ id })
  await who.mutate('lists.stopGood', { id, stopped: true })
  await repeat('четверта')
  const back = who.mutate('lists.stopGood', { id, stopped: false })
  expect(await refusal(back)).toBe('recurring_too_many')
  expect(await who.query<RecurringGood[]>('lists.recurring')).toHaveLength(100)
})

test('what is bought anyway is left out again, however much of it there is', async () => {
  const who = await app.signedUp()
  const { listId: id } = await who.mutate<{ listId: string }>('lists.addLines', { lines: ['чай'] })
  await app.services.sql`
    UPDATE shopping_lists SET bought_anyway = ARRAY(SELECT 'річ ' || n FROM generate_series(1, 500) AS n)
    WHERE id = ${id}`
  const anyway = (key: string, on: boolean) => who.mutate('lists.buyAnyway', { id, key, on })
  expect(await refusal(anyway('чай', true))).toBe('list_unknown')
  expect(await refusal(anyway('річ 7', false))).toBeNull()
  expect(await refusal(anyway('чай', true))).toBeNull()
})
