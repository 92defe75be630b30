import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { nutritionOf } from '../../../../shared/food/nutrition/nutrition.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

function carbohydratesOf(title: string): number {
  const { ingredients, servings } = asking.dish(title)
  const { perServing } = nutritionOf(ingredients.map(parseIngredientLine), servings)
  return perServing?.carbohydrates ?? Number.POSITIVE_INFINITY
}

test('who wants few carbohydrates is shown nothing that has many, or of which nobody knows', async () => {
  for (const text of [
    'low carb dinner ideas',
    'keto dinner',
    'вечеря без вуглеводів',
    'щось низьковуглеводне на вечерю',
    'nízkosacharidová večeře',
    'večeře s málo sacharidy',
    'low carb romantic bulgarian dinner',
  ]) {
    const { items, taken } = await searchRecipes(asking.ctx, { text, limit: 50 })
    expect(items.length, text).toBeGreaterThan(3)
    for (const { title } of items)
      expect([title, carbohydratesOf(title) < 25]).toEqual([title, true])
    expect([text, taken]).toEqual([text, null])
  }
})
