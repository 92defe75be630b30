import { expect, test } from 'bun:test'
import {
  type DishEaten,
  nutritionOfDays as nutritionAmong,
} from '../../../../server/domain/plan/nutrition.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { nutritionOf } from '../../../../shared/food/nutrition/nutrition.ts'

const dish = (title: string, servings: number, ...texts: string[]): DishEaten => ({
  ...{ date: '2027-03-08', title, servings, planned: 2 },
  ingredients: texts.map(parseIngredientLine),
})

const nutritionOfDays = (dishes: DishEaten[]) => nutritionAmong(dishes, 2)

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

test('a day holds of a dish what its recipe says of a serving, of what has no amount too', () => {
  const lines = ['1 кг картоплі', 'олія для смаження', 'сіль', 'цибуля']
  const recipe = nutritionOf(lines.map(parseIngredientLine), 8)
  const [day] = nutritionOfDays([dish('Смажена картопля', 8, ...lines)])
  expect(day?.perServing).toEqual(recipe.perServing)
  expect(day?.counted).toBeCloseTo(recipe.counted, 9)
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
  const bare = {
    ...{ date: '2027-03-08', title: 'Щось із грилю', servings: null, planned: 2 },
    ingredients: null,
  }
  const [day] = nutritionOfDays([dish('Каша', 2, '200 г гречки'), bare])
  expect(day).toMatchObject({ perServing: null, counted: null, missing: ['Щось із грилю'] })
})

test('of a dish for one of two each has half, and that is said', () => {
  const [kasha, salad] = [dish('Каша', 2, '200 г гречки'), dish('Салат', 4, '400 г картоплі')]
  const energy = (...dishes: DishEaten[]) => nutritionOfDays(dishes)[0]?.perServing?.energy ?? 0
  const [day] = nutritionOfDays([kasha, { ...salad, planned: 1 }])
  expect(day?.perServing?.energy).toBeCloseTo(energy(kasha) + energy(salad) / 2, -1)
  expect(day?.forFewer).toEqual(['Салат'])
  // What is cooked for two days is eaten by the serving.
  expect(energy({ ...kasha, planned: 4 })).toBe(energy(kasha))
})

test('on a day when only one is at home, that one has whole servings', () => {
  const alone = { ...dish('Каша', 2, '200 г гречки'), planned: 1 }
  expect(nutritionOfDays([alone])).toEqual(nutritionAmong([alone], 1))
})

test('who cooks for nobody else has a whole serving, for however many each dish is', () => {
  const both = [dish('Каша', 2, '200 г гречки'), { ...dish('Салат', 2, '1 огірок'), planned: 1 }]
  expect(nutritionAmong(both, 1)).toMatchObject([{ forFewer: [] }])
})
