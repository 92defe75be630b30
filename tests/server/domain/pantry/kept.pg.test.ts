import { afterAll, beforeAll, expect, test } from 'bun:test'
import { dayAt, usualTimeZone } from '../../../../shared/time-zone.ts'
import type { PantryItem, PantryPage } from '../../../../shared/wire/pantry.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const items = async (who: Caller) => (await who.query<PantryPage>('pantry.read')).items
const say = (who: Caller, ...lines: string[]) => who.mutate('pantry.say', { lines })
const dayAway = (days: number) => dayAt(new Date(Date.now() + days * 86_400_000), usualTimeZone)
const aged = ({ food, amount, bestBefore, openedOn, old }: PantryItem) => ({
  ...{ food, amount, bestBefore, openedOn, old },
})

test('until when a thing keeps and when it was opened is told beside it, and its food is known', async () => {
  const who = await app.signedUp()
  await say(who, 'молоко 500 мл до завтра', 'сметана відкрита вчора', 'smetana otevřená včera')
  expect((await items(who)).map(aged)).toEqual([
    { food: 'cream', amount: '', bestBefore: null, openedOn: dayAway(-1), old: false },
    { food: 'milk', amount: '500 мл', bestBefore: dayAway(1), openedOn: null, old: false },
    { food: 'sour-cream', amount: '', bestBefore: null, openedOn: dayAway(-1), old: false },
  ])
})

test('whoever says that it is still there, or how much, has not taken its day away', async () => {
  const who = await app.signedUp()
  await say(who, 'молоко 500 мл до завтра, відкрите вчора')
  const [before] = await items(who)
  await who.mutate('pantry.still', { keys: ['milk'] })
  expect((await items(who)).map(aged)).toEqual(before ? [aged(before)] : [])
  await who.mutate('pantry.correct', { key: 'milk', text: before?.text })
  expect((await items(who)).map(aged)).toEqual(before ? [aged(before)] : [])
  await who.mutate('pantry.correct', { key: 'milk', text: 'молоко 200 мл' })
  expect((await items(who)).map(aged)).toMatchObject([{ amount: '200 мл', bestBefore: null }])
})

test('what is past its day is asked about, and no dish counts on it', async () => {
  const who = await app.signedUp()
  await say(who, 'гречка 1 кг до вчора', 'рис 1 кг до завтра')
  expect((await items(who)).map(({ food, old }) => [food, old])).toEqual([
    ['buckwheat', true],
    ['rice', false],
  ])
})

test('what is bought beside it leaves the older day standing', async () => {
  const who = await app.signedUp()
  await say(who, 'молоко 500 мл до завтра')
  const { ids } = await who.mutate<{ ids: string[] }>('lists.addLines', { lines: ['молоко 1 л'] })
  await who.mutate('lists.tickLines', { ids, ticked: true })
  expect((await items(who)).map(aged)).toMatchObject([
    { amount: '1500 мл', bestBefore: dayAway(1) },
  ])
})

test('what is no known food has its day too, and keeps its other words', async () => {
  const who = await app.signedUp()
  await say(who, 'бабусина чудасія до завтра')
  const [one] = await items(who)
  expect(one).toMatchObject({ food: null, name: 'Бабусина чудасія', bestBefore: dayAway(1) })
})
