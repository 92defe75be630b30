import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { IntakeStep } from '../../../../shared/wire/intakes.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { zipOf } from '../../../support/archives/zip.ts'
import type { Caller } from '../../../support/caller.ts'
import { found, ownRecipes, send } from '../../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const date = '2026-03-09'

/** Of three programs, of which two count their recipes from one. */
const files = {
  'grocy.json': {
    recipes: [{ id: 1, name: 'Борщ', description: 'Зваріть.', base_servings: 6, type: 'normal' }],
    recipes_pos: [{ recipe_id: 1, product_id: 2, amount: 1 }],
    products: [{ id: 2, name: 'буряк' }],
    meal_plan: [{ day: date, type: 'recipe', recipe_id: 1, recipe_servings: 2 }],
    shopping_lists: [{ id: 1, name: 'Базар' }],
    shopping_list: [{ shopping_list_id: 1, note: 'сірники' }],
  },
  'tandoor.json': {
    ...{ id: 1, name: 'Голубці', servings: 4, servings_text: '' },
    steps: [
      {
        instruction: 'Тушкуйте.',
        ingredients: [
          { food: { name: 'капуста' }, amount: 1 },
          { food: { name: 'соус', recipe: { id: 2, name: 'Соус' } }, amount: 1 },
        ],
      },
    ],
  },
  'tandoor-2.json': {
    ...{ id: 2, name: 'Соус', servings: 4, servings_text: '' },
    steps: [{ instruction: 'Збийте.', ingredients: [{ food: { name: 'сметана' }, amount: 1 }] }],
  },
  'mealie.json': {
    recipes: [{ id: 'r1', slug: 'x', name: 'Куліш', recipe_servings: 5 }],
    recipes_ingredients: [{ recipe_id: 'r1', position: 0, note: '200 г пшона' }],
    group_meal_plans: [{ date, entry_type: 'lunch', recipe_id: 'r1' }],
    shopping_lists: [{ id: 's1', name: 'Крамниця' }],
    shopping_list_items: [{ shopping_list_id: 's1', note: 'серветки' }],
  },
}
const zip = (more: object = {}) =>
  zipOf(
    Object.fromEntries(
      Object.entries({ ...files, ...more }).map(([name, one]) => [name, JSON.stringify(one)]),
    ),
  )

async function take(cook: Caller, archive: Uint8Array) {
  await send(cook, archive)
  const intake = await found(cook)
  const positions = (intake?.recipes ?? []).map((one) => one.position)
  const id = intake?.id ?? ''
  await cook.mutate('intakes.begin', { id, positions, asDrafts: false, household: true })
  while (!(await cook.mutate<IntakeStep>('intakes.step', { id })).done);
  return intake
}

test('plans and lists of several programs in one archive come together, each dish with its own recipe', async () => {
  const cook = await app.signedUp()
  const intake = await take(cook, await zip())
  expect(intake?.troubles).toEqual([])
  expect(intake?.household).toMatchObject({ plan: 2, lists: 2 })
  const recipes = await ownRecipes(cook)
  const titles = new Map(recipes.map((one) => [one.id, one.title]))
  const { entries } = await cook.query<PlanWeek>('plan.week', { date })
  expect(
    entries.map((one) => [one.title, titles.get(one.recipeId ?? ''), one.servings]).toSorted(),
  ).toEqual([
    ['Борщ', 'Борщ', 2],
    ['Куліш', 'Куліш', 5],
  ])
  const { lists } = await cook.query<ShoppingPage>('lists.read', {})
  expect(lists.map((one) => one.name).toSorted()).toEqual(['Базар', 'Крамниця'])
  const rolls = recipes.find((one: RecipeView) => one.title === 'Голубці')
  expect(rolls?.ingredients.map((one) => one.recipe?.title ?? null)).toEqual([null, 'Соус'])
})

test('of two whole accounts the second is not taken, and it is said what it holds', async () => {
  const cook = await app.signedUp()
  const account = (name: string) => ({
    ...{ format: 'komora-household', version: 1, staples: [name] },
    members: [{ name, self: false, portion: 1, diets: [], allergies: [], dislikes: [] }],
  })
  const first = { 'a.json': account('сіль'), 'b.json': account('олія') }
  const archive = await zipOf(
    Object.fromEntries(Object.entries(first).map(([name, one]) => [name, JSON.stringify(one)])),
  )
  await send(cook, archive)
  const intake = await found(cook)
  expect(intake?.household).toMatchObject({ members: 1, staples: 1 })
  expect(intake?.troubles).toMatchObject([
    {
      problem: 'besides',
      left: [
        { name: 'members', said: '1' },
        { name: 'staples', said: '1' },
      ],
    },
  ])
})
