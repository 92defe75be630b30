import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { photo } from '../../../support/archives/zip.ts'
import type { Caller } from '../../../support/caller.ts'
import { ownRecipes, send, takeAll } from '../../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('our own export', () => {
  const kept = ({
    title,
    description,
    servings,
    prepMinutes,
    cookMinutes,
    ...rest
  }: RecipeView) => ({
    ...{ title, description, servings, prepMinutes, cookMinutes, tags: rest.tags },
    ...{ language: rest.language, status: rest.status, sourceUrl: rest.sourceUrl },
    ...{ ingredients: rest.ingredients, steps: rest.steps, price: rest.estimatedPrice },
    hasPhoto: rest.photo !== null,
  })

  async function withRecipes(): Promise<Caller> {
    const author = await app.signedUp()
    const form = new FormData()
    form.set('photo', new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' }))
    const response = await author.fetch('/photos', { method: 'POST', body: form })
    const made = (await response.json()) as { photo: { id: string } }
    await author.compose({
      title: 'Борщ «як у мами»',
      description: 'Перший рядок.\nДругий & <третій>.',
      language: 'en',
      servings: 7,
      prepMinutes: 0,
      cookMinutes: 95,
      tags: ['Супи', 'на свято', ...Array.from({ length: 12 }, (_, at) => `тег ${at}`)],
      ingredients: [{ text: 'Для засмажки:' }, { text: '2 x 400 г квасолі' }],
      steps: [{ text: 'Зваріть.\nПроцідіть.', minutes: 30 }, { text: 'Подайте.' }],
      sourceUrl: 'https://recipes.example/borsch',
      photoId: made.photo.id,
    })
    await author.compose({ title: 'Недописане', status: 'draft', ingredients: [], steps: [] })
    await author.publish({ title: 'Узвар' })
    return author
  }

  test('brings the same recipes with their photos to a new account', async () => {
    const author = await withRecipes()
    const archive = await author.fetch('/export/recipes.zip')
    expect(archive.headers.get('content-disposition')).toContain('komora-recipes.zip')
    const other = await app.signedUp()
    expect(await send(other, await archive.bytes())).toMatchObject({ status: 201 })
    const recipes = await takeAll(other)
    expect(recipes.map(kept)).toEqual((await ownRecipes(author)).map(kept))
    expect(recipes.map((one) => one.photo !== null)).toContain(true)
  })

  test('brings recipes that take each other, and they take each other there', async () => {
    const author = await app.signedUp()
    const dough = await author.compose({ title: 'Тісто', ingredients: [{ text: '500 г борошна' }] })
    await author.compose({
      title: 'Вареники',
      ingredients: [{ text: '2 порції тіста', recipeId: dough.id }],
    })
    const other = await app.signedUp()
    await send(other, await (await author.fetch('/export/recipes.zip')).bytes())
    const taken = await takeAll(other)
    const [line] = taken.find((one) => one.title === 'Вареники')?.ingredients ?? []
    const theirs = taken.find((one) => one.title === 'Тісто')
    expect(line?.recipe).toEqual({ id: theirs?.id ?? '', title: 'Тісто', share: 0.5 })
    expect(line?.more?.[0]).toMatchObject({ food: 'wheat-flour', quantity: 250 })
  })

  test('comes back from the list of recipes, with photos that this house still has', async () => {
    const author = await withRecipes()
    const other = await app.signedUp()
    await send(other, await (await author.fetch('/export/recipes.json')).bytes())
    expect((await takeAll(other)).map(kept)).toEqual((await ownRecipes(author)).map(kept))
  })

  test('comes back from everything that was taken along in the settings, but not what was deleted', async () => {
    const author = await withRecipes()
    const { id } = await author.compose({ title: 'Видалене' })
    await author.mutate('recipes.remove', { id })
    const other = await app.signedUp()
    await send(other, JSON.stringify(await author.query('people.exportData')))
    expect((await takeAll(other)).map(kept)).toEqual((await ownRecipes(author)).map(kept))
  })
})
