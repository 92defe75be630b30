import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { openZip } from '../../../../server/archives/zip/read.ts'
import { draftOf } from '../../../../server/domain/recipe-reader/draft.ts'
import { findRecipe } from '../../../../server/domain/recipe-reader/find-recipe.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller
const soup = {
  title: 'Юшка',
  description: 'З окуня.',
  language: 'uk',
  servings: 3,
  prepMinutes: 15,
  cookMinutes: 90,
  tags: ['суп'],
  ingredients: [{ text: '1 окунь' }, { text: 'сіль за смаком' }],
  steps: [{ text: 'Зваріть окуня.', minutes: 60 }, { text: 'Посоліть.' }],
  sourceUrl: 'https://recipes.example/yushka',
}

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  cook = await app.signedUp()
})

test('a person takes along all recipes of their own, drafts too, and nobody else’s', async () => {
  const stranger = app.caller()
  await stranger.signUp()
  await stranger.publish({ title: 'Чуже' })
  await cook.compose(soup)
  await cook.compose({ title: 'Чернетка', status: 'draft' })
  const { id } = await cook.compose({ title: 'Вилучене' })
  await cook.mutate('recipes.remove', { id })
  const recipes = await download<{ name: string }[]>()
  expect(recipes.map((one) => one.name)).toEqual(['Юшка', 'Чернетка'])
  expect(recipes[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Юшка',
    inLanguage: 'uk',
    recipeYield: 3,
    prepTime: 'PT15M',
    cookTime: 'PT1H30M',
    totalTime: 'PT1H45M',
    keywords: ['суп'],
    recipeIngredient: ['1 окунь', 'сіль за смаком'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Зваріть окуня.', timeRequired: 'PT1H' },
      { '@type': 'HowToStep', text: 'Посоліть.' },
    ],
    isBasedOn: 'https://recipes.example/yushka',
  })
})

test('the download is a file of the same recipes', async () => {
  await cook.compose(soup)
  await cook.compose({ title: 'Чернетка', status: 'draft' })
  const response = await cook.fetch('/export/recipes.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="komora-recipes.json"',
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toHaveLength(2)
})

test('the download needs a session', async () => {
  const response = await app.fetch('/export/recipes.json')
  expect(response.status).toBe(401)
})

test('what goes out comes in again as it was', async () => {
  await cook.compose(soup)
  const text = await (await cook.fetch('/export/recipes.json')).text()
  const found = findRecipe(text, 'application/json')
  expect(found && draftOf(found, 'https://recipes.example/yushka')?.recipe).toMatchObject({
    ...soup,
    steps: [
      { text: 'Зваріть окуня.', minutes: 60 },
      { text: 'Посоліть.', minutes: null },
    ],
  })
})

test('one recipe comes as a file of its own, and nobody else’s does', async () => {
  const { id } = await cook.compose({ title: 'Ряжанка' })
  const response = await cook.fetch(`/export/recipes/${id}.json`)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(await response.json()).toMatchObject({ '@type': 'Recipe', name: 'Ряжанка' })
  const stranger = app.caller()
  await stranger.signUp()
  expect((await stranger.fetch(`/export/recipes/${id}.json`)).status).toBe(404)
})

test('all recipes are taken along in one archive, with the photos that they have', async () => {
  await cook.compose(soup)
  const archive = await cook.fetch('/export/recipes.zip')
  expect(archive.headers.get('content-type')).toBe('application/zip')
  const bytes = bytesOf(await archive.bytes())
  const entries = await openZip(bytes, { entries: 10, total: 1_000_000 })
  expect(entries.map((entry) => entry.name)).toEqual(['recipes.json'])
  const [list] = await Promise.all(entries.map((entry) => entry.read()))
  expect(JSON.parse(String(list))).toEqual(await download())
  expect((await app.caller().fetch('/export/recipes.zip')).status).toBe(401)
})

test('a large collection is written in parts, and none is lost between them', async () => {
  const baker = app.caller()
  await baker.signUp()
  const { id } = await baker.compose({ title: 'Булочка' })
  await app.services.sql`
    INSERT INTO recipes (id, person_id, status, title, language, servings, ingredients, steps)
    SELECT 'rec_' || lpad(n::text, 26, '0'), person_id, status, title || n, language, servings,
      ingredients, steps
    FROM recipes, generate_series(1, 250) AS n WHERE id = ${id}`
  const parts = (await baker.fetch('/export/recipes.json')).body
  const first = await parts?.getReader().read()
  expect(new TextDecoder().decode(first?.value).match(/"@type": "Recipe"/g)).toHaveLength(100)
  expect(await download(baker)).toHaveLength(251)
  const bytes = bytesOf(await (await baker.fetch('/export/recipes.zip')).bytes())
  const entries = await openZip(bytes, { entries: 10, total: 10_000_000 })
  expect(entries.map(({ name }) => name)).toEqual([
    'recipes.json',
    'recipes-2.json',
    'recipes-3.json',
  ])
})

async function download<T = unknown>(from = cook): Promise<T> {
  return (await from.fetch('/export/recipes.json')).json() as Promise<T>
}
