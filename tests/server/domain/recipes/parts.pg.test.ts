import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { rereadSomeRecipes } from '../../../../server/domain/recipes/reread.ts'
import type { PublicationView } from '../../../../shared/wire/feed.ts'
import type { Recipe, RecipeView } from '../../../../shared/wire/recipes.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { add, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
let olena: Caller

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  olena = await app.signedUp('Олена')
})
afterAll(() => app.stop())

const dough = {
  title: 'Тісто',
  servings: 4,
  yieldText: '900 г',
  ingredients: [{ text: '500 г борошна' }, { text: '2 яйця' }],
  steps: [{ text: 'Замісіть 500 г борошна з яйцями.' }],
}
const get = (who: Caller, id: string) => who.query<RecipeView>('recipes.get', { id })
const foods = (recipe: Recipe, at = 0) =>
  recipe.ingredients[at]?.more?.map((one) => [one.food, one.quantity])

/** Dumplings of one's own, or somebody else's, dough. */
async function dumplings(who: Caller, recipeId: string, text = '2 порції тіста') {
  return who.compose({
    title: 'Вареники',
    ingredients: [{ text, recipeId }, { text: '500 г картоплі' }],
    steps: [{ text: 'Зліпіть.' }],
  })
}

describe('a recipe as an ingredient of another', () => {
  test('brings its foods to price, allergens and list, and its steps before those of the dish', async () => {
    const { id } = await olena.compose(dough)
    const dish = await dumplings(olena, id)
    const alone = await olena.compose({
      title: 'Картопля',
      ingredients: [{ text: '500 г картоплі' }],
    })
    expect(foods(dish)).toEqual([
      ['wheat-flour', 250],
      ['egg', 1],
    ])
    expect(dish.estimatedPrice).toBeGreaterThan(alone.estimatedPrice)
    const view = await get(olena, dish.id)
    expect(view.allergens).toEqual(expect.arrayContaining(['gluten', 'eggs']))
    expect(view.ingredients.map((line) => line.text)).toEqual(['2 порції тіста', '500 г картоплі'])
    expect(view.whole?.ingredients.map((line) => line.text)).toEqual([
      '2 порції тіста:',
      'борошно пшеничне – 250 г',
      'яйце – 1',
      'Вареники:',
      '500 г картоплі',
    ])
    expect(view.whole?.steps.map(({ text, part }) => [part, text])).toEqual([
      ['Тісто', 'Замісіть 250 г борошна з яйцями.'],
      ['Вареники', 'Зліпіть.'],
    ])
    expect(view.whole?.steps[0]?.ingredients).toEqual([1, 2])

    await olena.mutate('lists.addDish', { recipeId: dish.id, servings: 8 })
    const { open } = await olena.query<ShoppingPage>('lists.read', {})
    expect(open?.rows.map((row) => `${row.name} ${row.amount}`)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Борошно.* 500 г$/)]),
    )
  })

  test('follows it when it changes, through another one too, and keeps its own version', async () => {
    const { id, version } = await olena.compose(dough)
    const middle = await dumplings(olena, id, '1 рецепт тіста')
    const feast = await olena.compose({
      title: 'Свято',
      ingredients: [{ text: 'пів рецепта вареників', recipeId: middle.id }],
    })
    expect(foods(feast)).toContainEqual(['wheat-flour', 250])
    await olena.mutate('recipes.update', {
      ...{ id, version, ingredients: [{ text: '800 г гречаного борошна' }] },
    })
    const after = await get(olena, feast.id)
    expect(foods(after)).toEqual([
      ['buckwheat-flour', 400],
      ['potato', 250],
    ])
    expect(after.version).toBe(feast.version)
    expect((await get(olena, middle.id)).whole?.steps.map((step) => step.part)).toEqual([
      'Тісто',
      'Вареники',
    ])
  })

  test('stays when the line is typed again, and is words alone when somebody says so', async () => {
    const { id } = await olena.compose(dough)
    const dish = await dumplings(olena, id)
    const save = (version: number, line: Record<string, unknown>) =>
      olena.mutate<Recipe>('recipes.update', { id: dish.id, version, ingredients: [line] })
    const kept = await save(dish.version, { text: '2 порції тіста' })
    expect(foods(kept)).toHaveLength(2)
    const more = await save(kept.version, { text: '450 г тіста', recipeId: id })
    expect(more.ingredients[0]?.recipe).toEqual({ id, title: 'Тісто', share: 0.5 })
    const words = await save(more.version, { text: '450 г тіста', recipeId: null })
    expect(words.ingredients[0]).toMatchObject({ food: 'dough', quantity: 450 })
    expect(words.ingredients[0]?.recipe).toBeUndefined()
  })

  test('makes no circle, and the refusal names both', async () => {
    const { id, version } = await olena.compose(dough)
    const dish = await dumplings(olena, id)
    const circle = [{ text: '1 рецепт вареників', recipeId: dish.id }]
    expect(olena.mutate('recipes.update', { id, version, ingredients: circle })).rejects.toThrow(
      '«Вареники» уже готують із «Тісто»',
    )
    expect(
      await refusal(
        olena.mutate('recipes.update', {
          id,
          version,
          ingredients: [{ text: 'тісто', recipeId: id }],
        }),
      ),
    ).toBe('recipe_circle')
  })

  test('leaves its words behind when it is deleted or a draft again, and comes back with an undo', async () => {
    const { id, version } = await olena.compose(dough)
    const dish = await dumplings(olena, id)
    await olena.mutate('recipes.remove', { id })
    const lost = await get(olena, dish.id)
    expect(lost.ingredients[0]).toMatchObject({ understood: false, recipe: { lost: true } })
    expect(lost.allergensComplete).toBe(false)
    expect(lost.whole?.steps.map((step) => step.text)).toEqual(['Зліпіть.'])
    await olena.mutate('recipes.restore', { id })
    expect(foods(await get(olena, dish.id))).toHaveLength(2)
    await olena.mutate('recipes.update', { id, version, status: 'draft' })
    expect((await get(olena, dish.id)).ingredients[0]?.recipe?.lost).toBe(true)
  })

  test('is in the feed with everything that it takes, and a copy of it is whole by itself', async () => {
    const { id } = await olena.compose(dough)
    const dish = await dumplings(olena, id)
    const { publicationId } = await olena.mutate<{ publicationId: string }>('recipes.publish', {
      id: dish.id,
    })
    const reader = await app.signedUp('Читачка')
    const view = await reader.query<PublicationView>('feed.get', { publicationId })
    expect(view.ingredients.map((line) => line.text)).toContain('борошно пшеничне – 250 г')
    expect(view.steps.map((step) => step.text)).toEqual([
      'Замісіть 250 г борошна з яйцями.',
      'Зліпіть.',
    ])
    expect(JSON.stringify(view)).not.toContain(id)
    const copy = await reader.mutate<Recipe>('recipes.copy', { publicationId })
    expect(copy.ingredients.map((line) => line.text)).toEqual([
      '2 порції тіста:',
      'борошно пшеничне – 250 г',
      'яйце – 1',
      'Вареники:',
      '500 г картоплі',
    ])
    expect(copy.ingredients.some((line) => line.recipe)).toBe(false)
  })
})

describe('somebody else’s recipe as an ingredient', () => {
  test('is taken from those one cooks with, published by its author alone, and lost with them', async () => {
    const yurko = await joinedBy(app, olena)
    const { id } = await olena.compose(dough)
    const dish = await dumplings(yurko, id)
    await add(olena, { recipeId: dish.id, date: '2099-03-10' })
    const feast = await olena.compose({
      title: 'Свято',
      ingredients: [{ text: '1 рецепт вареників', recipeId: dish.id }],
    })
    expect(foods(await get(olena, dish.id))).toHaveLength(2)
    expect(await refusal(yurko.mutate('recipes.publish', { id: dish.id }))).toBe(
      'recipe_part_of_another',
    )
    // A copy is one's own, and names whose it was.
    const copy = await yurko.mutate<Recipe>('recipes.copyOurs', { id })
    expect(copy).toMatchObject({ author: null, copiedFrom: { author: 'Олена', title: 'Тісто' } })
    const stranger = await app.signedUp('Чужа')
    expect(await refusal(stranger.mutate('recipes.copyOurs', { id }))).toBe('recipe_unknown')
    await yurko.mutate('kitchens.leave', {})
    // What was planned is cooked on, from a copy that needs nothing of anybody.
    const [entry] = (await week(olena, '2099-03-10')).entries
    const kept = await get(olena, entry?.recipeId ?? '')
    expect(kept.steps.map((step) => step.part)).toEqual(['Тісто', 'Вареники'])
    expect(kept.whole).toBeUndefined()
    const lost = await get(yurko, dish.id)
    expect(lost.ingredients[0]).toMatchObject({ understood: false, recipe: { lost: true } })
    expect(JSON.stringify(lost)).not.toContain('борошн')
    expect(JSON.stringify(await get(olena, feast.id))).not.toContain('артопл')
    // The sweep makes the rest anew, and brings nothing back.
    await rereadSomeRecipes(app.services)
    expect(JSON.stringify(await get(yurko, dish.id))).not.toContain('борошн')
    expect(await refusal(yurko.mutate('recipes.publish', { id: dish.id }))).toBeNull()
  })

  test('is never taken by a stranger, nor one’s draft by anybody', async () => {
    const stranger = await app.signedUp('Чужа')
    const { id } = await olena.compose(dough)
    expect(await refusal(dumplings(stranger, id))).toBe('recipe_part_unknown')
    const yurko = await joinedBy(app, olena)
    const draft = await olena.compose({ ...dough, status: 'draft' })
    expect(await refusal(dumplings(yurko, draft.id))).toBe('recipe_part_unknown')
    const dish = await dumplings(yurko, id)
    const words = { id: dish.id, version: dish.version, title: 'Мої вареники' }
    await yurko.mutate('kitchens.leave', {})
    // What is typed again does not open what was lost.
    const saved = await yurko.mutate<Recipe>('recipes.update', {
      ...{ ...words, ingredients: [{ text: '2 порції тіста', recipeId: id }] },
    })
    expect(saved.ingredients[0]?.recipe?.lost).toBe(true)
    expect(saved.ingredients[0]?.more).toBeUndefined()
  })

  test('is lost as soon as the dish is read in a kitchen where its author does not cook', async () => {
    const yurko = await joinedBy(app, olena)
    const { id } = await olena.compose(dough)
    const dish = await dumplings(yurko, id)
    const stranger = await app.signedUp('Чужа')
    await stranger.compose({ title: 'Узвар' })
    const { url } = await stranger.mutate<{ url: string }>('kitchens.invite')
    const token = new URL(url).searchParams.get('token') ?? ''
    await yurko.mutate('kitchens.join', { token })
    const seen = await get(stranger, dish.id)
    expect(seen.ingredients[0]).toMatchObject({ text: '2 порції тіста', recipe: { lost: true } })
    expect(JSON.stringify(seen)).not.toContain('борошн')
    await rereadSomeRecipes(app.services)
    expect(JSON.stringify(await get(stranger, dish.id))).not.toContain('борошн')
  })
})
