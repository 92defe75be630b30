import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { IntakeStep } from '../../../../shared/wire/intakes.ts'
import type { PlanWeek } from '../../../../shared/wire/plan.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { found, send } from '../../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const date = '2026-03-09'

async function planAfter(cook: Caller, file: object) {
  await send(cook, JSON.stringify(file))
  const intake = await found(cook)
  const positions = (intake?.recipes ?? []).map((one) => one.position)
  const id = intake?.id ?? ''
  await cook.mutate('intakes.begin', { id, positions, asDrafts: false, household: true })
  while (!(await cook.mutate<IntakeStep>('intakes.step', { id })).done);
  const { entries } = await cook.query<PlanWeek>('plan.week', { date })
  return entries.map(({ title, servings }) => [title, servings])
}

const mealie = {
  recipes: [
    { id: 'r1', slug: 'x', name: 'Борщ', recipe_servings: 7 },
    { id: 'r2', slug: 'y', name: 'Каша' },
  ],
  recipes_ingredients: [
    { recipe_id: 'r1', position: 0, note: '1 буряк' },
    { recipe_id: 'r2', position: 0, note: '100 г пшона' },
  ],
  group_meal_plans: [
    { date, entry_type: 'lunch', recipe_id: 'r1' },
    { date, entry_type: 'dinner', recipe_id: 'r2' },
    { date, entry_type: 'dinner', title: 'У гостях' },
  ],
}

test('a planned dish of Mealie is for as many as its recipe, for Mealie says of nobody how many eat', async () => {
  expect(await planAfter(await app.signedUp(), mealie)).toEqual([
    ['Борщ', 7],
    ['Каша', 4],
    ['У гостях', 4],
  ])
})

test('or for those who eat in the kitchen, where that is said', async () => {
  const cook = await app.signedUp()
  for (const name of ['Марко', 'Оля']) await cook.mutate('members.add', { name, portion: 1 })
  expect(await planAfter(cook, mealie)).toEqual([
    ['Борщ', 3],
    ['Каша', 3],
    ['У гостях', 3],
  ])
})

test('Grocy says of some days how many eat, and of the others nothing is made up', async () => {
  const grocy = {
    recipes: [{ id: 1, name: 'Борщ', description: 'Зваріть.', base_servings: 6, type: 'normal' }],
    recipes_pos: [{ recipe_id: 1, product_id: 2, amount: 1 }],
    products: [{ id: 2, name: 'буряк' }],
    meal_plan: [
      { day: date, type: 'recipe', recipe_id: 1, recipe_servings: 2 },
      { day: '2026-03-10', type: 'recipe', recipe_id: 1 },
    ],
  }
  expect(await planAfter(await app.signedUp(), grocy)).toEqual([
    ['Борщ', 2],
    ['Борщ', 6],
  ])
})

test('a list of Mealie says for which dishes its lines are', async () => {
  const cook = await app.signedUp()
  await planAfter(cook, {
    ...mealie,
    shopping_lists: [{ id: 's1', name: 'Базар' }],
    shopping_list_items: [
      { id: 'i1', shopping_list_id: 's1', note: '2 буряки', position: 0 },
      { id: 'i2', shopping_list_id: 's1', note: 'серветки', position: 1 },
    ],
    shopping_list_item_recipe_reference: [
      { id: 'x', shopping_list_item_id: 'i1', recipe_id: 'r1', recipe_quantity: 2 },
      { id: 'y', shopping_list_item_id: 'i1', recipe_id: 'gone', recipe_quantity: 1 },
    ],
  })
  const { lists } = await cook.query<ShoppingPage>('lists.read', {})
  const { open } = await cook.query<ShoppingPage>('lists.read', { id: lists[0]?.id })
  expect(open?.rows.map(({ name, amount, dishes }) => [name, amount, dishes])).toEqual([
    ['Буряк', '2 шт.', ['Борщ']],
    ['Серветки', '', []],
  ])
  expect((await found(cook))?.troubles).toEqual([])
})
