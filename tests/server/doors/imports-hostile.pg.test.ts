import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { paprikaRecipe } from '../../support/archives/paprika.ts'
import { zipOf } from '../../support/archives/zip.ts'
import { send, takeAll } from '../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const dish = (over: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name: 'Борщ', recipeIngredient: ['1 буряк'], ...over })

test('a drawing with a script does not come in as a photo, by whatever name or wrapping', async () => {
  const cook = app.caller()
  await cook.signUp()
  const inside = paprikaRecipe({ photo_data: Buffer.from(svg).toString('base64') })
  const jpegThenPage = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')])
  await send(
    cook,
    await zipOf({
      'pie.json': JSON.stringify(inside),
      'a/recipe.json': dish({ name: 'Перша', image: 'full.jpg' }),
      'a/full.jpg': Buffer.from(svg),
      'b/recipe.json': dish({ name: 'Друга', image: 'full.jpg' }),
      'b/full.jpg': jpegThenPage,
    }),
  )
  const recipes = await takeAll(cook)
  expect(recipes.map(({ title }) => title).sort()).toEqual(['Друга', 'Перша', 'Яблучний пиріг'])
  expect(recipes.map(({ photo }) => photo)).toEqual([null, null, null])
  expect((await app.services.sql`SELECT 1 FROM photos`).count).toBe(0)
})
