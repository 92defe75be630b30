import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Recipe, RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { bring, dish, found, takeAll } from '../../../support/intake.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
let cook: Caller

beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
})
afterAll(() => app.stop())

function update(change: Record<string, unknown>, caller = cook): Promise<Recipe> {
  return caller.mutate('recipes.update', change)
}

function read(id: string, caller = cook): Promise<Recipe> {
  return caller.query('recipes.get', { id })
}

describe('recipes.create', () => {
  test('keeps everything as it was typed', async () => {
    const input = {
      title: 'Капусняк',
      description: 'Густий.',
      language: 'uk',
      servings: 6,
      prepMinutes: 20,
      cookMinutes: 90,
      status: 'ready',
      tags: ['суп', 'зима'],
      ingredients: [{ text: '500 г квашеної капусти' }, { text: 'щось дивне' }],
      steps: [{ text: 'Зваріть бульйон.', minutes: 60 }, { text: 'Додайте капусту.' }],
      sourceUrl: 'https://recipes.example/kapusniak',
    }
    const { id } = await cook.mutate<Recipe>('recipes.create', input)
    const recipe = await read(id)
    expect(recipe).toMatchObject({
      ...input,
      ingredients: input.ingredients,
      steps: [
        { text: 'Зваріть бульйон.', minutes: 60 },
        { text: 'Додайте капусту.', minutes: null },
      ],
      version: 1,
      totalMinutes: 110,
      publicationId: null,
      photo: null,
      copiedFrom: null,
    })
  })

  test('takes a draft that is a title alone', async () => {
    const draft = await cook.mutate<Recipe>('recipes.create', { title: 'Колись', status: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', ingredients: [], steps: [], servings: 4 })
  })

  test('says which field is wrong, in the language of the person', async () => {
    const response = await cook.fetch('/trpc/recipes.create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ title: 'Soup', servings: 0 }),
    })
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as {
      error: { message: string; data: { details: { field: string } } }
    }
    expect(error.data.details.field).toBe('servings')
    expect(error.message).toContain('“servings”')
  })

  test('needs a session', async () => {
    await expect(app.caller().compose()).rejects.toMatchObject({ status: 401 })
  })

  test('keeps one of each tag', async () => {
    const { tags } = await cook.compose({ tags: ['суп', ' суп ', 'обід'] })
    expect(tags).toEqual(['суп', 'обід'])
  })
})

describe('recipes.update', () => {
  test('changes what is named and leaves the rest, and counts the version up', async () => {
    const before = await cook.compose({ description: 'Стара.', tags: ['суп'], cookMinutes: 30 })
    const after = await update({
      id: before.id,
      version: 1,
      title: 'Новий борщ',
      cookMinutes: null,
    })
    expect(after).toMatchObject({
      title: 'Новий борщ',
      cookMinutes: null,
      description: 'Стара.',
      tags: ['суп'],
      ingredients: before.ingredients,
      version: 2,
    })
  })

  test('of an older version is refused, and nothing is overwritten', async () => {
    const { id } = await cook.compose()
    await update({ id, version: 1, title: 'З телефона' })
    await expect(update({ id, version: 1, title: 'З ноутбука' })).rejects.toMatchObject({
      status: 409,
      reason: 'recipe_changed',
    })
    expect((await read(id)).title).toBe('З телефона')
  })

  test('of one version ten times at once succeeds once', async () => {
    const { id } = await cook.compose()
    const tries = Array.from({ length: 10 }, (_, index) =>
      update({ id, version: 1, title: `Спроба ${index}` }),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect((await read(id)).version).toBe(2)
  })
})

test('somebody else’s recipe is as unknown as one that never was', async () => {
  const { id, version } = await cook.compose()
  const other = await app.signedUp()
  for (const unknown of [id, 'rec_00000000000000000000000000']) {
    const attempts = [
      read(unknown, other),
      update({ id: unknown, version, title: 'Моє' }, other),
      other.mutate('recipes.remove', { id: unknown }),
      other.mutate('recipes.restore', { id: unknown }),
      other.mutate('recipes.publish', { id: unknown }),
      other.mutate('recipes.unpublish', { id: unknown }),
    ]
    const outcomes = await Promise.allSettled(attempts)
    const reasons = outcomes.map((one) => one.status === 'rejected' && one.reason.reason)
    expect(new Set(reasons)).toEqual(new Set(['recipe_unknown']))
  }
  expect((await read(id)).title).toBe('Борщ')
})

test('twenty thousand recipes are one person’s at most, whichever way one more would come', async () => {
  const person = await app.signedUp()
  const { id } = await person.compose()
  const publicationId = await cook.publish()
  await app.services.sql`
    INSERT INTO recipes (id, person_id, status, title, language, servings)
    SELECT id || n, person_id, status, title, language, servings
    FROM recipes, generate_series(1, 19999) AS n WHERE id = ${id}`
  const mate = await joinedBy(app, person)
  const theirs = await mate.compose()
  expect(await refusal(person.compose())).toBe('recipes_too_many')
  expect(await refusal(person.mutate('recipes.copy', { publicationId }))).toBe('recipes_too_many')
  expect(await refusal(person.mutate('recipes.copyOurs', { id: theirs.id }))).toBe(
    'recipes_too_many',
  )
  await bring(person, dish('Узвар'))
  await takeAll(person)
  const { troubles } = (await found(person)) ?? {}
  expect(troubles).toMatchObject([{ title: 'Узвар', problem: 'too_many' }])
  await person.mutate('recipes.remove', { id })
  expect((await person.compose()).title).toBe('Борщ')
})

describe('recipes.get', () => {
  test('tells what the owner may know of the dish: its allergens and what each step uses', async () => {
    const { id } = await cook.compose({
      ingredients: [{ text: '2 яйця' }, { text: '300 мл молока' }],
      steps: [{ text: 'Збийте яйця.' }, { text: 'Влийте молоко.' }],
    })
    const recipe = await cook.query<RecipeView>('recipes.get', { id })
    expect(recipe.allergens.toSorted()).toEqual(['eggs', 'milk'])
    expect(recipe.allergensComplete).toBe(true)
    expect(recipe.diets).toContain('vegetarian')
    expect(recipe.steps.map((step) => step.ingredients)).toEqual([[0], [1]])
  })

  test('promises nothing of a food that only a step names, and says which it is', async () => {
    const pancakes = [{ text: '300 г борошна' }, { text: '500 мл молока' }]
    const get = async (step: string) => {
      const { id } = await cook.compose({ ingredients: pancakes, steps: [{ text: step }] })
      return cook.query<RecipeView>('recipes.get', { id })
    }
    const plain = await get('Подавати зі сметаною.')
    expect(plain.diets).toContain('nut-free')
    expect(plain.onlyInSteps).toEqual([])
    const sweet = await get('Подавати зі сметаною або нутеллою.')
    expect(sweet.diets).not.toContain('nut-free')
    expect(sweet.allergens).not.toContain('nuts')
    expect(sweet.allergensMayContain).toContain('nuts')
    expect(sweet.onlyInSteps).toEqual(['шоколадна паста'])
  })

  test('promises nothing of a line that it did not understand', async () => {
    const { id } = await cook.compose({ ingredients: [{ text: '2 дрібки шмурдяку' }] })
    const recipe = await cook.query<RecipeView>('recipes.get', { id })
    expect(recipe.allergensComplete).toBe(false)
    expect(recipe.diets).toEqual([])
  })
})
