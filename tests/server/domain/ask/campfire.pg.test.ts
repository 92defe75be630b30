import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = await app.signedUp()
  const dish = (title: string, language: 'uk' | 'cs' | 'en', foods: string[], step: string) =>
    cook.publish({
      title,
      language,
      servings: 4,
      ingredients: foods.map((text) => ({ text })),
      steps: [{ text: step }],
    })
  await dish('Юшка', 'uk', ['2 карасі', '3 картоплини'], 'Зварити. Можна в казанку на вогні.')
  await dish(
    'Kotlíkový guláš',
    'cs',
    ['1 kg hovězí kližky', 'cibule'],
    'V kotlíku nad ohněm dusit.',
  )
  await dish('Corn', 'en', ['4 ears of corn', 'salt'], 'Grill over hot coals for 10 minutes.')
  await dish('Roast', 'en', ['1 kg pork', 'salt'], 'Roast in the oven at 180C for 2 hours.')
  await dish('Porridge', 'en', ['100 g oats', 'milk'], 'Simmer over low heat for 10 minutes.')
}, 60_000)
afterAll(() => app.stop())

test('over a fire in a kettle is cooked what says so, then what is made over coals, and nothing refused', async () => {
  const titles = async (text: string) =>
    (await searchRecipes(guestOf(app), { text })).items.map(({ title }) => title)
  for (const text of [
    'Jedeme pod stan, máme kotlík a oheň. Jeden z nás nejí hovězí',
    "We've got a fire and a pot, no beef",
    'їдемо в гори, буде казанок на вогні, без яловичини',
  ])
    expect([text, await titles(text)]).toEqual([text, ['Юшка', 'Corn']])
  expect(await titles('guláš v kotlíku')).toEqual(['Kotlíkový guláš'])
})
