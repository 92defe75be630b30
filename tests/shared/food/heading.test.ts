import { expect, test } from 'bun:test'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { basePrice, priceOfLines } from '../../../shared/food/price.ts'

const lines = (texts: string[]) => texts.map(parseIngredientLine)

test('a line that names a part of the dish is no ingredient: no food, no amount', () => {
  expect(parseIngredientLine('Для тіста:')).toEqual({
    text: 'Для тіста:',
    foodText: '',
    understood: false,
    heading: true,
  })
})

test('such a line changes neither the price nor what is known of diets and allergens', () => {
  const plain = lines(['500 г борошна', '300 г печериць'])
  const parted = lines(['Для тіста:', '500 г борошна', 'For the sauce:', '300 г печериць'])
  expect(priceOfLines(parted, 4, basePrice).minor).toBe(priceOfLines(plain, 4, basePrice).minor)
  expect(dietsOf(parted)).toEqual(dietsOf(plain))
  expect(allergensOf(parted)).toEqual(allergensOf(plain))
})

test('a food that somebody wrote with a colon is still known to an allergic person', () => {
  expect(allergensOf(lines(['Арахіс:', '2 яблука'])).contains).toContain('peanuts')
})

test('a part of the dish needs no colon where it can be nothing else', () => {
  const headings = [
    'Для подачі',
    'Для заварного крему',
    'For the sauce',
    'To serve',
    '## Для соусу',
  ]
  expect(headings.map((text) => parseIngredientLine(text).heading)).toEqual(
    headings.map(() => true),
  )
  const foods = ['Для смаження олія', 'для соусу: сметана 200 г', 'сіль', 'for 4 eggs']
  expect(foods.map((text) => parseIngredientLine(text).heading)).toEqual(foods.map(() => undefined))
})

test('pictures around a line are no part of it', () => {
  expect(parseIngredientLine('🥕 2 моркви')).toMatchObject({ quantity: 2, food: 'carrot' })
  expect(parseIngredientLine('сіль 🧂 за смаком')).toMatchObject({ food: 'salt', understood: true })
})
