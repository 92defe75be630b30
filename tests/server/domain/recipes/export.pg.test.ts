import { afterAll, beforeAll, expect, test } from 'bun:test'
import { draftOf } from '../../../../server/domain/recipes/import/draft.ts'
import { findRecipe } from '../../../../server/domain/recipes/import/find-recipe.ts'
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
  cook = app.caller()
  await cook.signUp()
})
afterAll(() => app.stop())

test('a person takes along all recipes of their own, drafts too, and nobody else’s', async () => {
  const stranger = app.caller()
  await stranger.signUp()
  await stranger.publish({ title: 'Чуже' })
  await cook.compose(soup)
  await cook.compose({ title: 'Чернетка', status: 'draft' })
  const { id } = await cook.compose({ title: 'Вилучене' })
  await cook.mutate('recipes.remove', { id })
  const recipes = await cook.query<{ name: string }[]>('recipes.exportAll')
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
  const response = await cook.fetch('/export/recipes.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="komora-recipes.json"',
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual(await cook.query('recipes.exportAll'))
})

test('the download needs a session', async () => {
  const response = await app.fetch('/export/recipes.json')
  expect(response.status).toBe(401)
})

test('what goes out comes in again as it was', async () => {
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
