import { expect, test } from 'bun:test'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { printLine } from '../../../shared/food/line/print.ts'
import { sureLines, unsureLines } from './sets/needs/unsure.ts'

const read = (text: string) => parseIngredientLine(text)

test('a word that nobody knows beside a food makes the line unsure', () => {
  expect(unsureLines.filter((text) => read(text).understood)).toEqual([])
})

test('of an unsure line no diet is claimed, and its allergens are not all known', () => {
  for (const text of unsureLines) {
    expect([text, Object.values(dietsOf([read(text)])).includes('yes')]).toEqual([text, false])
    expect([text, allergensOf([read(text)]).complete]).toEqual([text, false])
  }
})

test('words that only tell one product from another leave a line sure', () => {
  expect(sureLines.filter((text) => !read(text).understood)).toEqual([])
})

test('a cut or a form of something unknown is not called by the neighbour that is usually cut so', () => {
  const texts = ['500 г філе бельдюги', 'wibble steak', 'брюнзельна паста', '2 tbsp wibble paste']
  expect(texts.map((text) => read(text).food)).toEqual(texts.map(() => undefined))
})

test('an unsure line is said in its own words', () => {
  expect(printLine(read('масло шавлієве 100 г'), 'uk')).toBe('масло шавлієве – 100 г')
})
