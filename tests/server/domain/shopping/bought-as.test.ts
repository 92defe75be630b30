import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { needsOf } from '../../../../shared/food/shop/needs.ts'

const bought = (...texts: string[]) =>
  needsOf([
    {
      ...{ entryId: 'ple_1', recipeId: 'rec_1', title: 'Крем', servings: 4, recipeServings: 4 },
      ingredients: texts.map(parseIngredientLine),
    },
  ]).map(({ food, quantity, unit }) => [food, quantity, unit])

test('what is taken out of a thing is bought as the thing', () => {
  expect(bought('3 яйця + 2 жовтки')).toEqual([
    ['egg', 3, null],
    ['egg', 2, null],
  ])
  expect(bought('60 мл соку лайма', '1 лайм')).toEqual([
    ['lime', 2, null],
    ['lime', 1, null],
  ])
  expect(bought('1 ст. л. лимонного соку')).toEqual([['lemon', 0.5, null]])
  expect(bought('сік лимона за смаком')).toEqual([['lemon', null, null]])
})

test('the yolks and the whites of a dish are of the same eggs, and the zest is of the lemon that is pressed', () => {
  expect(bought('3 жовтки', '4 білки')).toEqual([['egg', 4, null]])
  expect(bought('2 яйця', '3 жовтки', '3 білки')).toEqual([
    ['egg', 2, null],
    ['egg', 3, null],
  ])
  expect(bought('2 ст. л. лимонного соку', '1 ч. л. цедри лимона')).toEqual([['lemon', 1, null]])
})

test('a bottle of juice stays one, and so does what a shop sells as it is', () => {
  expect(bought('1 пляшка лимонного соку')).toEqual([['lemon-juice', 1, 'bottle']])
  expect(bought('200 мл апельсинового соку')).toEqual([['orange-juice', 200, 'ml']])
})
