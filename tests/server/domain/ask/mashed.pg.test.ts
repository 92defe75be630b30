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
  await dish('Сендвіч із нутом', ['обід'], ['1 банка нуту', '4 скибки хліба'], 'Скласти.', 0)
  await dish('Юшка рибна', ['на природі'], ['500 г карасів', '3 картоплини'], 'Зварити.')
  await dish('Шашлик', ['на природі'], ['1 кг свинини', '2 цибулини'], 'Смажити на мангалі.')
  await dish('Пиріжки', ['випічка'], ['600 г борошна', '1 кг капусти'], 'Пекти при 190 °C.')
  await dish(
    'Гарбузовий крем-суп',
    [],
    ['800 г гарбуза', '1 цибулина'],
    'Зварити, збити блендером.',
  )
  await dish('Гаспачо', ['перше'], ['6 помідорів', '1 огірок'], 'Збити блендером, охолодити.', 0)
}, 60_000)
afterAll(() => app.stop())

const found = async (text: string) =>
  (await searchRecipes(guestOf(app), { text, limit: 10 })).items.map(({ title }) => title)

test('who may have only what is mashed is given nothing else', async () => {
  expect(await found('лікар дозволив тільки протерте')).toEqual(['Гарбузовий крем-суп'])
})
