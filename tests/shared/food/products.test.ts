import { expect, test } from 'bun:test'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { printLine } from '../../../shared/food/line/print.ts'
import { productOf } from '../../../shared/food/line/together.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'

const read = (text: string) => parseIngredientLine(text)
const foods = (text: string) => needsIn([read(text)]).map(({ quantity, food }) => [quantity, food])

test('how strong and of what it is says which food it is', () => {
  const said = ['сир 9 %', 'сир 45 %', 'оцет 9 %', 'оцет 70 %', 'перо цибулі', 'vegetarian sausage']
  expect(said.map((text) => read(text).food as string)).toEqual([
    ...['cottage-cheese', 'cheese', 'vinegar', 'vinegar-essence', 'spring-onion', 'vegan-sausage'],
  ])
  const made = ['бульйон із сушених грибів', 'сік з лимона', 'котлети з риби', 'чай з лимоном']
  expect(made.map((text) => read(text).food as string)).toEqual([
    ...['mushroom-broth', 'lemon-juice', 'fish-cakes', 'black-tea'],
  ])
})

test('a tin of beans is tinned: it says so, and is no dry beans to whoever counts and prices', () => {
  for (const text of ['2 банки квасолі', '1 can beans', '2 x 400g cans beans']) {
    expect(read(text)).toMatchObject({ food: 'beans', qualities: ['tinned'] })
    expect(productOf(read(text))).toBe('canned-beans')
  }
  const energy = (text: string) => nutritionOf([read(text)], 1).perServing?.energy ?? 0
  expect(energy('1 can (400 g) beans')).toBeLessThan(energy('400 g beans') / 2)
  expect(energy('1 x 400 g can beans')).toBe(energy('1 can (400 g) beans'))
  expect(printLine(read('400 г банка квасолі'), 'en')).toBe('400 g canned beans')
})

test('a noun that is said once is of both, with its own amount each', () => {
  expect(foods('1 red and 1 green pepper')).toEqual([
    [1, 'red-bell-pepper'],
    [1, 'green-bell-pepper'],
  ])
  expect(foods('2 білі та 3 червоні цибулини')).toEqual([
    [2, 'white-onion'],
    [3, 'red-onion'],
  ])
})

test('three of which one is taken are one need, wherever they stand in a shop', () => {
  expect(read('майонез, сметана або йогурт')).toMatchObject({
    ...{ food: 'mayonnaise', alternatives: ['sour-cream', 'yogurt'] },
  })
  const said = '2 ст. л. майонезу, сметани або йогурту'
  expect(read(said)).toMatchObject({
    ...{ quantity: 2, unit: 'tbsp', foodText: 'майонезу, сметани або йогурту' },
  })
  expect(read('1 cup chicken, beef or vegetable stock')).toMatchObject({
    ...{ food: 'chicken-broth', alternatives: ['beef-broth', 'vegetable-broth'] },
  })
  expect(foods('сіль, перець або паприка').length).toBe(2)
  expect(foods('200 г борошна, масло або маргарин').length).toBe(2)
})

test('each of so many weighs what is said before it, and how many there are is kept', () => {
  expect(read('1 5- to 6-pound leg of lamb')).toMatchObject({
    ...{ quantity: 1, food: 'lamb-leg', also: { quantity: 5, upTo: 6, unit: 'lb' } },
  })
  expect(read('4 6-ounce salmon fillets')).toMatchObject({
    ...{ quantity: 4, food: 'salmon', also: { quantity: 24, unit: 'oz' } },
  })
})

test('a line with a choice says all of it again, and counts all of it for allergies and diets', () => {
  const line = read('2 ст. л. масла або олії')
  expect(printLine(line, 'uk')).toBe('вершкове масло або олія – 2 ст. л.')
  expect(allergensOf([line]).contains).toEqual(['milk'])
  expect(dietsOf([read('олія або масло')]).vegan).toBe('no')
})

test('frozen, on the bone and low in salt are kept of whatever food; what may be either is neither', () => {
  const told = (text: string) => read(text).qualities ?? []
  expect(
    [
      ...['1 cup frozen chopped spinach', 'шпинат заморожений – 400 г', '300 g mraženého hrášku'],
      ...['8 bone-in, skin-on chicken thighs', 'яловичина на кістці', '4 cups low-sodium stock'],
    ].map(told),
  ).toEqual([
    ['frozen'],
    ['frozen'],
    ['frozen'],
    ['bone-in', 'skin-on'],
    ['bone-in'],
    ['low-sodium'],
  ])
  expect(told('1 cup fresh or frozen peas')).toEqual([])
})

test('bones, ribs and skin of a thing itself are no other food beside it', () => {
  const texts = ['яловичина на кістці', '2 bunches chard, ribs and leaves separated']
  expect(texts.flatMap((text) => read(text).mentions ?? [])).toEqual([])
})
