import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { OwnPage } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a recipe that does not say how much is under no limit of energy or of price', async () => {
  const cook = await app.signedUp()
  const lines = (...texts: string[]) => texts.map((text) => ({ text }))
  await cook.compose({
    title: 'Бабусин пиріг з маком',
    ingredients: lines('тісто', 'мак', 'цукор', 'яйця', 'масло'),
  })
  await cook.compose({
    title: 'Салат з огірків',
    ingredients: lines('500 г огірків', '100 г сметани'),
  })
  for (const q of ['до 200 ккал', 'до 100 грн']) {
    const { items } = await cook.query<OwnPage>('recipes.list', { q, sort: 'title' })
    expect([q, items.map(({ title }) => title)]).toEqual([q, ['Салат з огірків']])
  }
})
