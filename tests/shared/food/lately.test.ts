import { expect, test } from 'bun:test'
import { parseIngredientLine, readAnew } from '../../../shared/food/line/parse.ts'
import { stepsOf } from '../../../shared/food/text/steps.ts'

const text = 'по 2 ст. л. меленої зіри й коріандру'

test('a line that was read lately says what it said, and costs as many steps', () => {
  readAnew(text)
  const first = stepsOf(() => parseIngredientLine(text))
  expect(first).toBeGreaterThan(10)
  expect(stepsOf(() => parseIngredientLine(text))).toBe(first)
  expect(parseIngredientLine(text)).toEqual(readAnew(text))
})

test('nobody can change a line for whoever reads it next', () => {
  const line = parseIngredientLine(text)
  expect(() => {
    line.food = 'cheese'
  }).toThrow(TypeError)
  expect(() => line.more?.pop()).toThrow(TypeError)
  expect(() => {
    for (const one of line.more ?? []) one.quantity = 7
  }).toThrow(TypeError)
})
