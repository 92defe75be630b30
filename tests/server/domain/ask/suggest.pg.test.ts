import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Suggestions } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let caller: Caller

beforeAll(async () => {
  app = await startTestApp()
  caller = app.caller()
  await caller.signUp()
  await caller.publish({ title: 'Картопляні оладки', ingredients: [{ text: '1 кг картоплі' }] })
  await caller.publish({ title: 'Карі з нутом', ingredients: [{ text: '200 г нуту' }] })
  await caller.publish({ title: 'Apple crumble', ingredients: [{ text: '4 apples' }] })
})
afterAll(() => app.stop())

const suggest = (q: string) => caller.query<Suggestions>('feed.suggest', { q })
const titles = async (q: string) => (await suggest(q)).dishes.map((dish) => dish.title).sort()

test('dishes are suggested from the first letters of any word of their titles', async () => {
  expect(await titles('кар')).toEqual(['Картопляні оладки', 'Карі з нутом'])
  expect(await titles('олад')).toEqual(['Картопляні оладки'])
  expect(await titles('картопляні ол')).toEqual(['Картопляні оладки'])
  expect(await titles('crum')).toEqual(['Apple crumble'])
})

test('foods are suggested by a name in either language, if some published dish has them', async () => {
  const foods = async (q: string) => (await suggest(q)).foods.map((food) => food.id)
  expect(await foods('карт')).toContain('potato')
  expect(await foods('pota')).toContain('potato')
  expect(await foods('яблу')).toContain('apple')
  expect(await foods('авок')).toEqual([])
})

test('nothing typed, or nothing known, suggests nothing', async () => {
  for (const q of ['', '  ', "'&|!", 'щщщщ'])
    expect(await suggest(q)).toEqual({ dishes: [], foods: [] })
})
