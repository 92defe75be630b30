import { afterAll, beforeAll, expect, test } from 'bun:test'
import type {
  RecipeVersions,
  RecipeVersionView,
  VersionContent,
} from '../../../../shared/wire/recipe-versions.ts'
import type { Recipe } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { photo } from '../../../support/archives/zip.ts'
import type { Caller } from '../../../support/caller.ts'
import { found, ownRecipes, send, takeAll } from '../../../support/intake.ts'
import { joinedBy } from '../../../support/kitchen.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const hour = 3_600_000

async function addPhoto(of: Caller): Promise<string> {
  const body = Uint8Array.from(await photo())
  const response = await of.fetch('/photos', { method: 'POST', body })
  return ((await response.json()) as { photo: { id: string } }).photo.id
}

/** All versions of all recipes, field by field; what is a house's own by what it is of. */
async function histories(as: Caller) {
  const recipes = await ownRecipes(as)
  const titles = new Map(recipes.map((one) => [one.id, one.title]))
  return Promise.all(
    recipes.map(async ({ id, title }) => {
      const { items, version } = await as.query<RecipeVersions>('recipes.versions', { id })
      const views = await Promise.all(
        items.map(({ number }) => as.query<RecipeVersionView>('recipes.version', { id, number })),
      )
      // There a file says it, here it was seen.
      const said = items.map(({ byFile: _, ...item }) => item)
      return { title, version, items: said, views: await Promise.all(views.map(seen)) }
    }),
  )

  async function seen({ content, photoUrl, byFile: _, ...head }: RecipeVersionView) {
    const { photoId, morePhotoIds = [], ingredients, ...written } = content as VersionContent
    return {
      ...head,
      ...written,
      shown: photoUrl && (await as.fetch(photoUrl)).status,
      photos: [photoId ? 1 : 0, morePhotoIds.length],
      lines: ingredients.map(({ text, recipeId }) => [text, recipeId && titles.get(recipeId)]),
    }
  }
}

async function livedIn(): Promise<Caller> {
  const cook = await app.signedUp('Оля')
  const other = await joinedBy(app, cook, 'Марко')
  const sauce = await cook.compose({ title: 'Соус' })
  const [before, after, beside] = [await addPhoto(cook), await addPhoto(cook), await addPhoto(cook)]
  const recipe = await cook.compose({
    ...{ title: 'Борщ', servings: 4, photoId: before, prepMinutes: 10, tags: ['Супи'] },
    ...{ ingredients: [{ text: '500 г буряка' }], steps: [{ text: 'Зваріть.', minutes: 30 }] },
  })
  let { version } = recipe
  const save = async (as: Caller, change: object) => {
    app.travel(hour)
    const saved = await as.mutate<Recipe>('recipes.update', { id: recipe.id, version, ...change })
    version = saved.version
  }
  await save(cook, { photoId: after, morePhotoIds: [beside], notes: 'Наступного дня кращий.' })
  await cook.mutate('recipes.letKitchenEdit', { id: recipe.id, allowed: true })
  await save(other, { servings: 6, equipment: ['каструля'] })
  await save(cook, {
    ingredients: [{ text: '500 г буряка' }, { text: '100 г соусу', recipeId: sauce.id }],
    steps: [{ text: 'Зваріть.', minutes: 40, part: 'Бульйон' }],
  })
  await save(cook, { ingredients: [{ text: '400 г буряка' }], yieldText: 'каструля' })
  app.travel(hour)
  const { items } = await cook.query<RecipeVersions>('recipes.versions', { id: recipe.id })
  const number = items.find((one) => one.by === 'Марко')?.number
  await cook.mutate('recipes.takeBack', { id: recipe.id, number, version })
  return cook
}

test('what recipes have said comes along in the archive, with who saved it, when, and the photos it had', async () => {
  const cook = await livedIn()
  const before = await histories(cook)
  expect(before.map((one) => [one.title, one.items.length])).toEqual([
    ['Борщ', 6],
    ['Соус', 0],
  ])
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const other = await app.signedUp('Оля')
  await send(other, archive)
  expect(await found(other)).toMatchObject({ troubles: [] })
  await takeAll(other)
  expect(await histories(other)).toEqual(before)

  // And out again, once more the same, into a third house.
  const again = await (await other.fetch('/export/account.zip')).bytes()
  const third = await app.signedUp('Оля')
  await send(third, again)
  await takeAll(third)
  expect(await histories(third)).toEqual(before)
})

test('a brought recipe says who of the old kitchen changed it last, until somebody here does', async () => {
  const cook = await app.signedUp('Оля')
  const other = await joinedBy(app, cook, 'Марко')
  const { id, version } = await cook.compose({ title: 'Борщ' })
  const plain = await cook.compose({ title: 'Соус' })
  await cook.mutate('recipes.letKitchenEdit', { id, allowed: true })
  app.travel(hour)
  await other.mutate('recipes.update', { id, version, servings: 7 })
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const mover = await app.signedUp('Оля')
  await send(mover, archive)
  const [borsch, sauce] = await takeAll(mover)
  // A file may name anybody, also somebody who cooks here and has never seen the recipe.
  expect(borsch).toMatchObject({ title: 'Борщ', changedBy: 'Марко', changedByFile: true })
  const { items } = await mover.query<RecipeVersions>('recipes.versions', { id: borsch?.id })
  expect(items.map(({ by, byFile, self }) => [by, byFile, self])).toEqual([
    ['Марко', true, false],
    ['Оля', false, true],
  ])
  expect(sauce).toMatchObject({ title: plain.title, changedBy: null })
  const change = { id: borsch?.id, version: borsch?.version, servings: 8 }
  expect(await mover.mutate<Recipe>('recipes.update', change)).toMatchObject({
    ...{ changedBy: null, changedByFile: false },
  })
})

test('a brought history goes on, one of it is taken back, and the import is undone while nobody has', async () => {
  const cook = await livedIn()
  const archive = await (await cook.fetch('/export/account.zip')).bytes()
  const other = await app.signedUp('Оля')
  const { id } = await send(other, archive)
  const recipes = await takeAll(other)
  await other.mutate('intakes.undo', { id })
  expect(await ownRecipes(other)).toEqual([])
  expect(recipes).toHaveLength(2)

  const [borsch] = await takeAll(other)
  const { items } = await other.query<RecipeVersions>('recipes.versions', { id: borsch?.id })
  const taken = { id: borsch?.id, number: items.at(-1)?.number, version: borsch?.version }
  app.travel(hour)
  await other.mutate('recipes.takeBack', taken)
  const after = await other.query<RecipeVersions>('recipes.versions', { id: borsch?.id })
  expect(after.items.slice(1).map((one) => one.number)).toEqual(items.map((one) => one.number))
  // What was changed since stays when the import is taken back.
  await other.mutate('intakes.undo', { id })
  expect((await ownRecipes(other)).map((one) => one.title)).toEqual(['Борщ'])
})

test('a forged history claims nobody’s account, photo or recipe, and no number that breaks the recipe', async () => {
  const victim = await app.signedUp('Оля')
  const theirs = await victim.compose({ title: 'Таємний пиріг' })
  const photoId = await addPhoto(victim)
  const forger = await app.signedUp()
  const content = {
    ...{ title: 'Борщ', servings: 4, steps: [], tags: [], photoId, morePhotoIds: [photoId] },
    ingredients: [{ text: 'пиріг', recipeId: theirs.id }],
  }
  const version = { ...{ number: 3, self: true, by: null, savedAt: '2199-01-01T00:00:00Z' } }
  const good = { ...version, takenBack: null, closed: true, content }
  const recipe = {
    ...{ '@type': 'Recipe', identifier: theirs.id, creativeWorkStatus: 'Published', name: 'Борщ' },
    ...{ recipeYield: 2, recipeIngredient: ['1 буряк'], recipeInstructions: [] },
    komora: {
      ...{ version: 2, savings: -5 },
      versions: [good, { ...good, number: 1e9 }, { ...good, content: 'x' }, null, 7],
    },
  }
  await send(forger, JSON.stringify([recipe]))
  const [made] = await takeAll(forger)
  const { items } = await forger.query<RecipeVersions>('recipes.versions', { id: made?.id })
  expect(items.map((one) => [one.number, one.by])).toEqual([[3, expect.any(String)]])
  expect(items[0]?.savedAt).toBeLessThanOrEqual(app.services.now().getTime())
  const view = await forger.query<RecipeVersionView>('recipes.version', { id: made?.id, number: 3 })
  expect(view).toMatchObject({ photoUrl: null, content: { photoId: null, morePhotoIds: [] } })
  // What the file calls by somebody’s id is the recipe of the file.
  expect(view.content.ingredients).toEqual([{ text: 'пиріг', recipeId: made?.id ?? '' }])
  await forger.mutate('recipes.update', { id: made?.id, version: 3, title: 'Борщ з пирогом' })
})

test('a version of a moment that no calendar has, or whose saver could not be read, keeps out no recipe', async () => {
  const cook = await app.signedUp('Оля')
  const content = { title: 'Борщ', servings: 4, steps: [], tags: [], ingredients: [] }
  const good = {
    ...{ number: 1, self: false, by: 'Ма\u202eрко\u0000', savedAt: '2026-01-01T00:00:00Z' },
    ...{ takenBack: null, closed: true, content },
  }
  const never = '0000-01-01T00:00:00Z'
  const recipe = {
    ...{ '@type': 'Recipe', identifier: `rec_${'a'.repeat(26)}`, creativeWorkStatus: 'Published' },
    ...{ name: 'Борщ', recipeYield: 2, recipeIngredient: ['1 буряк'], recipeInstructions: [] },
    komora: {
      versions: [
        good,
        { ...good, number: 2, savedAt: never },
        { ...good, number: 3, takenBack: never },
        { ...good, number: 4, by: 'я'.repeat(200) },
      ],
    },
  }
  await send(cook, JSON.stringify([recipe]))
  const [made] = await takeAll(cook)
  expect(await found(cook)).toMatchObject({ troubles: [] })
  const { items } = await cook.query<RecipeVersions>('recipes.versions', { id: made?.id })
  expect(items.map((one) => [one.number, one.by])).toEqual([
    [4, null],
    [1, 'Марко'],
  ])
})
