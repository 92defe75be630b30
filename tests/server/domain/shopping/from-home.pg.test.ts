import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const week = { from: '2027-03-08', to: '2027-03-14' }
const open = async (who: Caller) => (await who.query<ShoppingPage>('lists.read', {})).open
const rows = async (who: Caller) =>
  ((await open(who))?.rows ?? []).map(({ name, amount, home, ticked }) =>
    [`${name} ${amount}`.trim(), home && `${home.kind} ${home.amount}`.trim(), ticked && 'x']
      .filter(Boolean)
      .join(' | '),
  )
const say = (who: Caller, ...lines: string[]) => who.mutate('pantry.say', { lines })

async function planned(who: Caller, date: string, ...ingredients: string[]) {
  const { id: recipeId } = await who.compose({ ingredients: ingredients.map((text) => ({ text })) })
  return who.mutate<{ id: string }>('plan.add', { recipeId, date, slot: 'dinner' })
}
async function tick(who: Caller, name: string) {
  const row = (await open(who))?.rows.find((one) => one.name === name && !one.ticked)
  await who.mutate('lists.tickLines', { ids: row?.lines.map((line) => line.id), ticked: true })
}

test('what is at home is left out line by line, said so, and bought all the same with one tap', async () => {
  const who = await app.signedUp()
  await say(who, 'буряк 500 г', 'рис 1 кг', 'гречка', 'кзюмпель')
  await planned(who, week.from, '800 г буряка', '300 г рису', '200 г гречки', '2 кзюмпелі')
  const { listId: id } = await who.mutate<{ listId: string }>('lists.fromPlan', week)
  expect(await rows(who)).toEqual([
    'Буряк 300 г | counted 500 г',
    'Гречка 200 г | there',
    'Кзюмпелі 2 шт.',
  ])
  expect((await open(who))?.inPantry).toEqual([{ key: 'rice', name: 'Рис', amount: '300 г' }])
  const [beetroot] = (await open(who))?.rows ?? []
  await who.mutate('lists.buyAnyway', { id, key: beetroot?.good, on: true })
  await who.mutate('lists.buyAnyway', { id, key: 'rice', on: true })
  expect(await rows(who)).toEqual([
    'Буряк 800 г | anyway 500 г',
    'Гречка 200 г | there',
    'Рис 300 г | anyway 1 кг',
    'Кзюмпелі 2 шт.',
  ])
  await who.mutate('lists.buyAnyway', { id, key: 'rice', on: false })
  expect((await open(who))?.inPantry).toHaveLength(1)
  expect((await open(who))?.changes).toEqual([])
})

test('plenty at home covers pinches and packets, and is told on a scale and in no glasses', async () => {
  const who = await app.signedUp()
  await say(who, 'цукор 2 кг', 'сіль 1 г')
  await planned(
    who,
    week.from,
    '3 щіпки цукру',
    '1 пакетик цукру',
    '2 склянки цукру',
    '5 щіпок солі',
  )
  await planned(who, week.to, '10 склянок цукру')
  await who.mutate('lists.fromPlan', week)
  const [sugar, ...others] = await rows(who)
  expect(sugar).toMatch(/^Цукор \d+ г \| counted (?:2|1,9\d*) кг$/)
  expect(others).toEqual(['Сіль 1 пачка | there 1 г'])
})

test('a list that is there follows what comes home and what is used up, without a word about the plan', async () => {
  const who = await app.signedUp()
  await planned(who, week.from, '800 г буряка')
  await who.mutate('lists.fromPlan', week)
  await say(who, 'буряк 600 г')
  expect(await rows(who)).toEqual(['Буряк 200 г | counted 600 г'])
  await who.mutate('pantry.takeOut', { keys: ['beetroot'] })
  expect(await rows(who)).toEqual(['Буряк 800 г'])
  expect((await open(who))?.changes).toEqual([])
})

test('what was bought for one dish is not counted for another, so that neither goes short', async () => {
  const who = await app.signedUp()
  await say(who, 'буряк 500 г')
  await planned(who, '2027-03-11', '800 г буряка')
  await who.mutate('lists.fromPlan', week)
  await tick(who, 'Буряк')
  expect(await rows(who)).toEqual(['Буряк 300 г | x'])
  await planned(who, '2027-03-09', '400 г буряка')
  // Of the 800 g at home 300 are the later dish's own, and the earlier one takes 400 of the rest.
  expect(await rows(who)).toEqual(['Буряк 400 г | counted 500 г', 'Буряк 300 г | x'])
})

test('a dish of another day that comes first takes first, and what is old is not counted but asked about', async () => {
  const who = await app.signedUp()
  const today = new Date().toISOString().slice(0, 10)
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await say(who, 'буряк 500 г', 'рис 1 кг')
  await planned(who, today, '400 г буряка')
  await planned(who, later, '400 г буряка', '100 г рису')
  await who.mutate('lists.fromPlan', { from: later, to: later })
  expect(await rows(who)).toEqual(['Буряк 300 г | counted 100 г'])
  app.travel(20 * 86_400_000)
  expect(await rows(who)).toEqual(['Буряк 400 г | old 500 г'])
})
