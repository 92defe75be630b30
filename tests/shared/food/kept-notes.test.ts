import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) => parseIngredientLine(text)
const foods = (text: string) => needsOfLine(read(text)).map(({ food }) => food)

test('a salad beside bread is a need, and its colour is none of the bread', () => {
  expect(foods('Crusty bread and a green salad, to serve')).toEqual(['bread', 'mixed-greens'])
  expect(read('Crusty bread and a green salad, to serve').qualities).toBeUndefined()
})

test('how large the thing is that it is for is no amount of it', () => {
  for (const text of [
    ...['dough for a 9-inch single-crust pie', 'тісто для форми 24 см'],
    'pastry for a 23 cm tart tin',
  ])
    expect([text, read(text).quantity]).toEqual([text, undefined])
  expect(read('ginger 2 inch')).toMatchObject({ quantity: 2, unit: 'inch' })
})

test('mince that is half of one meat and half of another is mixed, however that is said', () => {
  for (const text of [
    '500 g mletého masa (půl na půl hovězí a vepřové)',
    '500 г фаршу (половина яловичини, половина свинини)',
    '500 г фаршу, навпіл свинина та яловичина',
    '1 lb ground meat, half beef and half pork',
  ])
    expect([text, ...foods(text)]).toEqual([text, 'mixed-mince'])
  expect(foods('300 g mince and 300 g beef')).toEqual(['minced-meat', 'beef'])
  expect(read('300 g uzeného masa (krkovice)')).toMatchObject({
    ...{ food: 'smoked-meat', mentions: ['pork-neck'] },
  })
})

test('a note keeps the whole of a word with a hyphen, and nothing of what was understood', () => {
  const notes: Record<string, string | undefined> = {
    '1/4 cup well-stirred tahini': 'well-stirred',
    '25 g Dutch-processed cocoa': 'Dutch-processed',
    '1/2 loaf day-old ciabatta, torn': 'day-old, torn',
    'батон вчорашній – 3 скибки': 'вчорашній',
    '2 tbsp double-concentrated tomato paste': 'double-concentrated',
    '3 cups old-fashioned rolled oats (not instant)': 'not instant',
    '1/2 tsp red pepper flakes, or to taste': undefined,
  }
  const texts = Object.keys(notes)
  expect(texts.map((text) => [text, read(text).note])).toEqual(Object.entries(notes))
  expect(read('Квасоля біла суха – 1 склянка').qualities).toEqual(['white', 'dried'])
  expect(read('3 tbsp Dutch-process cocoa powder').qualities).toEqual(['dutch-process'])
})

test('a thing of the household is known with a letter wrong, where no food is as near', () => {
  const shelves = ['deoderant', 'tolet paper', 'toothpate', 'jar na nadobi'].map(
    (text) => read(text).goods,
  )
  expect(shelves).toEqual(['hygiene', 'household', 'hygiene', 'household'])
  for (const text of ['brocolli', 'wibble', 'Verunka'])
    expect([text, read(text).goods]).toEqual([text, undefined])
  expect(read('jar na nadobi').quantity).toBeUndefined()
})
