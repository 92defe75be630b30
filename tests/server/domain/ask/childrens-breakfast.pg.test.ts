import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = await app.signedUp()
  const dish = (title: string, tags: string[], lines: string[], step: string, minutes = 20) =>
    cook.publish({
      title,
      language: 'uk',
      servings: 4,
      tags,
      prepMinutes: 5,
      cookMinutes: minutes,
      ingredients: lines.map((text) => ({ text })),
      steps: [{ text: step }],
    })
  await dish('Сирники', ['сніданок', 'дітям'], ['500 г сиру', '1 яйце'], 'Смажити.')
  await dish('Оладки з яєць', ['сніданок', 'дітям'], ['2 яйця', '1 банан'], 'Смажити.')
  await dish('Млинці дитячі', ['сніданок', 'дітям'], ['2 яйця', '300 мл молока'], 'Смажити.')
  await dish('Рисова каша на воді', [], ['1 склянка рису', '1 яблуко'], 'Розварити.')
}, 60_000)
afterAll(() => app.stop())

const found = async (text: string) =>
  (await searchRecipes(guestOf(app), { text, limit: 10 })).items.map(({ title }) => title)

test('what anybody has for breakfast stands behind what is for children, and a refusal adds none', async () => {
  const all = await found('сніданок для дитини')
  expect(all.slice(0, 3).toSorted()).toEqual(['Млинці дитячі', 'Оладки з яєць', 'Сирники'])
  expect(all).toContain('Рисова каша на воді')
  expect(await found('сніданок для дитини, алергія на яйце й молоко')).toEqual([
    'Рисова каша на воді',
  ])
})
