import { afterAll, beforeAll, expect, test } from 'bun:test'
import { drawAllWaiting } from '../../../server/domain/photos/waiting.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { paprikaRecipe } from '../../support/archives/paprika.ts'
import { zipOf } from '../../support/archives/zip.ts'
import { found, ownRecipes, send, takeAll } from '../../support/intake.ts'
import { twoColours } from '../../support/pictures.ts'

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
  const photo = await twoColours(600, 400).jpeg().toBuffer()
  const thirdOfPhoto = Buffer.concat([photo.subarray(0, photo.length / 3), Buffer.from('<script>')])
  await send(
    cook,
    await zipOf({
      'pie.json': JSON.stringify(inside),
      'a/recipe.json': dish({ name: 'Перша', image: 'full.jpg' }),
      'a/full.jpg': Buffer.from(svg),
      'b/recipe.json': dish({ name: 'Друга', image: 'full.jpg' }),
      'b/full.jpg': jpegThenPage,
      'c/recipe.json': dish({ name: 'Третя', image: 'full.jpg' }),
      'c/full.jpg': thirdOfPhoto,
    }),
  )
  // The last one begins as a photo does; drawn anew, it turns out to be none.
  const intake = await found(cook)
  expect(intake?.recipes.map(({ photo }) => photo)).toEqual([false, false, false, true])
  const recipes = await takeAll(cook)
  expect(recipes.map(({ title }) => title).sort()).toEqual([
    'Друга',
    'Перша',
    'Третя',
    'Яблучний пиріг',
  ])
  await drawAllWaiting(app.services)
  await app.services.background.settled()
  const shown = await ownRecipes(cook)
  expect(shown.map(({ photo }) => photo)).toEqual([null, null, null, null])
  expect((await app.services.sql`SELECT 1 FROM photos`).count).toBe(0)
})

test('what no database could keep in a household keeps out nothing else of the file', async () => {
  const cook = app.caller()
  await cook.signUp()
  const settings = [{ language: null, kitchenName: 'Дім\ud800', timeZone: 'Europe/\u0000' }]
  const line = { text: 'молоко', ticked: false, remark: '' }
  const lines = ['AA\u0000', '\ud800', '<svg/>'].map((picture) => ({ ...line, picture }))
  const lists = [{ name: 'Ринок', current: true, lines }]
  const meal = { kind: 'dish', title: 'Борщ', note: '', servings: 2, recipe: null }
  const entry = { ...meal, date: '2026-01-01', cookedAt: null, leftoverOf: null }
  const plan = ['dinner\u0000', 'brunch\ud800', 'dinner'].map((slot) => ({ ...entry, slot }))
  const likes = [{ id: 'pub_\ud800', title: '\udc00' }]
  const file = { format: 'komora-household', version: 1, settings, lists, plan, likes }
  const { status, id } = await send(cook, JSON.stringify(file))
  expect(status).toBe(201)
  await cook.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
  await cook.mutate('intakes.step', { id })
  const { sql } = app.services
  expect(await sql`SELECT 1 FROM shopping_lines`).toHaveLength(3)
  // A meal with a null byte in its name is the same meal without it.
  expect(await sql`SELECT 1 FROM plan_entries WHERE slot = 'dinner'`).toHaveLength(2)
  expect(await sql`SELECT 1 FROM plan_entries`).toHaveLength(2)
  // What was left out is named, as far as it can be written.
  const named = (await found(cook))?.troubles.flatMap((one) => one.left ?? [])
  expect(named?.map((one) => one.said.includes('brunch'))).toContain(true)
})

test('what no database could keep in one recipe keeps none of the others out', async () => {
  const cook = app.caller()
  await cook.signUp()
  const own = {
    identifier: `rec_${'a'.repeat(26)}`,
    creativeWorkStatus: 'Draft',
    recipeYield: 'багато',
  }
  const odd = [
    dish({ image: 'https://recipes.example/\u0000.jpg' }),
    dish({ image: 'https://recipes.example/\ud800.jpg' }),
    JSON.stringify(paprikaRecipe({ source_url: 'https://recipes.example/\u0000' })),
    dish({ ...own, name: 'Нуль\u0000' }),
    dish({ ...own, name: `${'я'.repeat(199)}😀${'я'.repeat(9)}` }),
    '{',
  ]
  const files = Object.fromEntries(odd.map((text, at) => [`${at}.json`, text]))
  const zip = await zipOf({ ...files, 'last.json': dish({ name: 'Останній' }) })
  // Cut to its last letters, the label of the file would begin with half of the picture in it.
  expect(await send(cook, zip, { name: `😀${'z'.repeat(119)}` })).toMatchObject({ status: 201 })
  const intake = await found(cook)
  expect(intake?.recipes.map((one) => one.title)).toEqual([
    'Борщ',
    'Борщ',
    'Яблучний пиріг',
    'Нуль',
    'Останній',
  ])
  expect(intake?.troubles).toContainEqual(
    expect.objectContaining({ title: 'Нуль', left: [{ name: 'servings', said: 'багато' }] }),
  )
  const unread = intake?.troubles.filter((one) => one.problem === 'unreadable')
  expect(unread?.map((one) => one.title)).toEqual(['я'.repeat(199), null])
})
