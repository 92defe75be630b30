import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = app.caller()
  await cook.signUp('Леся Гнатюк')
  const dish = (title: string, ...foods: string[]) =>
    cook.publish({ title, ingredients: foods.map((text) => ({ text })) })
  await dish('Одна страва', '200 г безглютенових макаронів', '2 помідори')
  await dish('Друга страва', '200 г макаронів')
  await dish('Третя страва', '300 г безглютенового борошна', '2 яйця')
  await dish('Щаслива паста', '200 г макаронів', '1 цибулина')
}, 60_000)
afterAll(() => app.stop())

const titles = async (text: string) =>
  (await searchRecipes(guestOf(app), { text })).items.map((item) => item.title)

test('what is asked for without gluten is found under the name it is sold by', async () => {
  for (const text of ['gluten-free pasta', 'безглютенові макарони', 'pasta without gluten'])
    expect(await titles(text), text).toEqual(['Одна страва'])
  expect(await titles('gluten-free flour')).toEqual(['Третя страва'])
})

test('a short word that stands nowhere is not taken for a food a letter away', async () => {
  expect(await titles('рецепт щастя')).toEqual([])
})
