import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = await app.signedUp()
  const dish = (title: string, tags: string[], lines: string[], step: string) =>
    cook.publish({
      title,
      language: 'uk',
      servings: 4,
      tags,
      ingredients: lines.map((text) => ({ text })),
      steps: [{ text: step }],
    })
  const cake = ['300 г борошна', '3 яйця', '200 г сметани', '200 г цукру']
  await dish('Медівник', ['десерт'], cake, 'Пекти при 180 °C.')
  await dish('Полуничне варення', ['консервація'], ['2 кг полуниць', '1 кг цукру'], 'Варити.')
  await dish('Огірки квашені', ['консервація'], ['2 кг огірків', '2 ст. л. солі'], 'Залити.')
}, 60_000)
afterAll(() => app.stop())

const found = async (text: string) =>
  (await searchRecipes(guestOf(app), { text, limit: 10 })).items.map(({ title }) => title)

test('jam is eaten with tea, behind what is a dessert', async () => {
  expect(await found('солоденьке до чаю')).toEqual(['Медівник', 'Полуничне варення'])
  expect(await found('Не їм нічого тваринного. Солоденьке до чаю є?')).toEqual([
    'Полуничне варення',
  ])
  expect(await found('десерт')).toEqual(['Медівник'])
})
