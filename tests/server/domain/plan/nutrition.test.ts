import { expect, test } from 'bun:test'
import { type DishEaten, nutritionOfDays } from '../../../../server/domain/plan/nutrition.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

const dish = (title: string, servings: number, ...texts: string[]): DishEaten => ({
  ...{ date: '2027-03-08', title, servings },
  ingredients: texts.map(parseIngredientLine),
})

test('a day holds a serving of each of its dishes, however many were cooked', () => {
  const [day] = nutritionOfDays([
    dish('Каша', 2, '200 г гречки'),
    dish('Салат', 4, '400 г огірків', '20 г олії'),
  ])
  const [kasha] = nutritionOfDays([dish('Каша', 2, '200 г гречки')])
  expect(kasha?.perServing?.energy).toBeGreaterThan(300)
  expect(day?.perServing?.energy).toBeGreaterThan((kasha?.perServing?.energy ?? 0) + 50)
  expect(day).toMatchObject({ counted: 1, missing: [] })
})

test('where less than four fifths of its weight is known, a day says what is missing and no number', () => {
  const [day] = nutritionOfDays([
    dish('Каша', 2, '200 г гречки'),
    dish('Диво', 2, '300 г чудасії бабусиної'),
  ])
  expect(day?.perServing).toBeNull()
  expect(day?.counted).toBeLessThan(0.8)
  expect(day?.missing).toEqual(['Диво: 300 г чудасії бабусиної'])
})

test('a dish without a recipe leaves its day without a number', () => {
  const bare = { date: '2027-03-08', title: 'Щось із грилю', servings: null, ingredients: null }
  const [day] = nutritionOfDays([dish('Каша', 2, '200 г гречки'), bare])
  expect(day).toMatchObject({ perServing: null, counted: null, missing: ['Щось із грилю'] })
})
