import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) =>
  needsOfLine(parseIngredientLine(text)).map(({ food, note = '', optional }) =>
    [food, ...(optional ? ['optional'] : []), ...(note ? [note] : [])].join(': '),
  )

test('what is only advised to some changes nothing and leaves nothing out', () => {
  for (const [text, ...needs] of [
    ['1 tbsp fish sauce, plus more if needed', 'fish-sauce: plus more if needed'],
    ['soy sauce (gluten-free if needed)', 'soy-sauce: gluten-free if needed'],
    ['борошно 500 г (ще 50 г за потреби)', 'wheat-flour: ще 50 г за потреби'],
    ['½ tsp xanthan gum (omit if your flour has it)', 'xanthan-gum: omit if your flour has it'],
  ] as const)
    expect([text, ...read(text)]).toEqual([text, ...needs])
  expect(parseIngredientLine('soy sauce (gluten-free if needed)').qualities).toBeUndefined()
})

test('in brackets advice may begin with «за потреби», unless it is what the food is needed for', () => {
  for (const [text, ...needs] of [
    ['борошно 500 г (за потреби ще 50 г)', 'wheat-flour: за потреби ще 50 г'],
    ['молоко (за потреби безлактозне)', 'milk: за потреби безлактозне'],
    ['soy sauce (if needed gluten-free)', 'soy-sauce: if needed gluten-free'],
    ['олія (за потреби для смаження)', 'vegetable-oil: optional: для смаження'],
    ['олія, за потреби для смаження', 'vegetable-oil: optional: для смаження'],
  ] as const)
    expect([text, ...read(text)]).toEqual([text, ...needs])
  const instead = parseIngredientLine('масло (за потреби можна замінити на маргарин)')
  expect(instead.alternatives).toEqual(['margarine'])
})

test('to leave something out is advice only where it says for whom, and else what it names may be in it', () => {
  const text = 'фарш, пропустити через мясорубку з цибулею'
  expect(parseIngredientLine(text).mentions).toEqual(['onion'])
})

test('a food that is needed or not, or may be taken instead, is no advice', () => {
  expect(read('сіль, перець, молоко за потреби').join()).toContain('milk: optional')
  expect(read('кріп за потреби')).toEqual(['dill: optional'])
  expect(parseIngredientLine('butter (or margarine if needed)').alternatives).toEqual(['margarine'])
})

test('one state of a food in brackets or behind a comma tells it apart, and several tell nothing', () => {
  const told = (text: string) => parseIngredientLine(text).qualities
  expect(told('шпинат (заморожений) 200 г')).toEqual(['frozen'])
  expect(told('Вершкове масло, несолоне')).toEqual(['unsalted'])
  expect(told('butter, salted, unsalted')).toBeUndefined()
  expect(told('2 ripe avocados, pitted')).toBeUndefined()
})
