import { expect, test } from 'bun:test'
import { readDemoContent } from '../../../server/demo/content.ts'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import * as dishes from '../../server/domain/recipe-reader/exam/dishes.ts'

const pancakes = ['борошно 300 г', 'молоко 500 мл', 'яйця 2 шт.']
const told = (step: string, lines = pancakes, replaced?: { was: string }[]) =>
  foodsOnlyInSteps({
    ingredients: lines.map(parseIngredientLine),
    steps: [{ text: 'Замісити тісто.' }, { text: step }],
    replaced,
  })

test.each([
  ['Подавати зі сметаною або нутеллою.', 'chocolate-spread'],
  ['За бажанням посипати горіхами.', 'nut'],
  ['Serve with tahini sauce.', 'tahini'],
  ['Garnish with sesame seeds and serve.', 'sesame'],
  ['Podávejte s uzeným lososem.', 'salmon'],
  ['Можна додати креветки.', 'shrimp'],
])('a food that only a step names is told: %s', (step, food) => {
  expect(told(step)).toEqual([food])
})

test.each([
  'Подавати без горіхів.',
  'Замість арахісової пасти візьміть мед.',
  'Ліпіть кульки завбільшки з волоський горіх.',
  'Збийте до консистенції арахісової пасти.',
  'Form into balls about the size of a walnut.',
  'Pinch into hazelnut-sized pieces.',
  'Beat until thick like peanut butter.',
  'Keep it nut-free.',
  'Fish out the bay leaf.',
  'Halve the avocados.',
  'Serve as it is, no nuts.',
  'Vyválejte kuličky velikosti vlašského ořechu.',
  'Наріжте філе.',
  'Викладіть ікру в банки.',
  'Подавайте хумус із хлібом.',
])('what is left out, compared with or called so by chance is not: %s', (step) => {
  expect(told(step)).toEqual([])
})

test('what a line has, or had before it was replaced, is told by no step', () => {
  expect(told('Посипати горіхами.', ['волоські горіхи 100 г'])).toEqual([])
  expect(told('Викладіть рибу.', ['філе лосося 500 г'])).toEqual([])
  expect(
    told('Додайте арахісову пасту.', pancakes, [{ was: '2 ст. л. арахісової пасти' }]),
  ).toEqual([])
})

test('of what it holds nobody knows, and the rest is known as before', () => {
  const lines = pancakes.map(parseIngredientLine)
  const foods = told('Подавати зі сметаною або нутеллою.')
  expect(dietsOf(lines)['nut-free']).toBe('yes')
  expect(dietsOf(lines, foods)).toMatchObject({ 'nut-free': 'unknown', vegetarian: 'yes' })
  expect(allergensOf(lines, foods)).toMatchObject({
    contains: ['gluten', 'eggs', 'milk'],
    complete: false,
    verdicts: { nuts: 'unknown', fish: 'no' },
  })
})

test('no dish that we know is taken to hold what it has not', async () => {
  const { recipes } = await readDemoContent()
  const known = Object.values(dishes)
    .filter((one) => typeof one === 'object')
    .flatMap((one) => Object.values(one))
  const all = [
    ...recipes.map(({ title, ingredients, steps }) => ({
      title,
      lines: ingredients,
      steps: steps.map((step) => (typeof step === 'string' ? step : step.text)),
    })),
    ...known,
  ]
  const changed = all.filter(
    ({ lines, steps }) =>
      foodsOnlyInSteps({
        ingredients: lines.map((line) => parseIngredientLine(line.replace(/^# (.*)$/, '$1:'))),
        steps: steps.map((text) => ({ text })),
      }).length > 0,
  )
  expect(all.length).toBeGreaterThan(150)
  expect(changed.map(({ title }) => title)).toEqual([])
})
