import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { inWords, scaledLine } from '../../../web/pages/recipe/scaledLine.ts'

const doubled = (text: string) => {
  const line = parseIngredientLine(text)
  return inWords(line, scaledLine(line, 2, 'uk')).replaceAll(/\s/g, ' ')
}

test('What a step uses is said in the order of its author, so that the name agrees with the amount', () => {
  expect(doubled('500 г буряка')).toBe('1000 г буряка')
  expect(doubled('2 ст. л. борошна з гіркою')).toBe('4 ст. л. борошна, з гіркою')
  expect(doubled('Буряк – 500 г')).toBe('буряк 1000 г')
  expect(doubled('яйця 2 шт')).toBe('яйця 4 шт.')
  expect(doubled('сіль за смаком')).toBe('сіль за смаком')
})
