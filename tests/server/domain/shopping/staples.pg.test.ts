import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ShoppingPage, Staple } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const week = { from: '2027-03-08', to: '2027-03-14' }
const open = async (who: Caller) => (await who.query<ShoppingPage>('lists.read', {})).open
const names = async (who: Caller) => (await open(who))?.rows.map((row) => row.name).sort()
const set = (who: Caller, ...foods: string[]) => who.mutate<Staple[]>('lists.setStaples', { foods })

async function shopped(who: Caller) {
  const { id: recipeId } = await who.compose({
    ingredients: ['500 г буряка', 'сіль', '100 г цукру'].map((text) => ({ text })),
  })
  await who.mutate('plan.add', { recipeId, date: week.from, slot: 'dinner' })
  await who.mutate('lists.fromPlan', week)
}

test('what is always at home is left off a list that is made, which says so', async () => {
  const who = await app.signedUp()
  const staples = await set(who, 'сіль', 'солі', 'кзюмпель')
  expect(staples.map((one) => one.name)).toEqual(['Сіль', 'кзюмпель'])
  await shopped(who)
  expect(await names(who)).toEqual(['Буряк', 'Цукор'])
  expect((await open(who))?.atHome).toEqual(['Сіль'])
})

test('a list that is there already follows without a word, and takes it back when it is bought again', async () => {
  const who = await app.signedUp()
  const other = await joinedBy(app, who)
  await shopped(who)
  await set(other, 'сіль', 'цукор')
  expect(await names(who)).toEqual(['Буряк'])
  expect((await open(who))?.changes).toEqual([])
  await set(who)
  expect(await names(other)).toEqual(['Буряк', 'Сіль', 'Цукор'])
  expect((await open(who))?.atHome).toEqual([])
})

test('what has run out is asked for with one line, and stays on the list', async () => {
  const who = await app.signedUp()
  await set(who, 'сіль')
  await shopped(who)
  await who.mutate('lists.addLines', { lines: ['Сіль'] })
  expect(await names(who)).toEqual(['Буряк', 'Сіль', 'Цукор'])
  expect((await open(who))?.atHome).toEqual([])
})

test('oil that is always at home is at home under its other name too, and olive oil is another', async () => {
  const who = await app.signedUp()
  await set(who, 'олія')
  const ingredients = ['500 г буряка', '50 мл соняшникової олії', '20 мл оливкової олії']
  const { id: recipeId } = await who.compose({
    title: 'Салат',
    servings: 2,
    ingredients: ingredients.map((text) => ({ text })),
  })
  await who.mutate('plan.add', { recipeId, date: week.from, slot: 'dinner' })
  await who.mutate('lists.fromPlan', week)
  expect(await names(who)).toEqual(['Буряк', 'Оливкова олія'])
})
