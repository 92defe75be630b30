import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { BoughtGood, BoughtPage } from '../../../../shared/wire/pantry.ts'
import type { ListHabits, RecurringGood, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

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
  await who.mutate('lists.takeGood', { id })
  expect(await due()).toEqual([])
  const { open } = await who.query<ShoppingPage>('lists.read', {})
  expect(open?.rows.map((row) => row.name)).toContain('Губки 1 пачка')
  await who.mutate('lists.stopGood', { id, stopped: true })
  expect(await who.query<RecurringGood[]>('lists.recurring')).toEqual([])
  await who.mutate('lists.stopGood', { id, stopped: false })
  expect(await who.query<RecurringGood[]>('lists.recurring')).toHaveLength(1)
})
