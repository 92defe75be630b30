import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { inWords, scaledLine } from '../../../web/pages/recipe/scaledLine.ts'

const doubled = (text: string) => {
  const line = parseIngredientLine(text)
  return inWords(line, scaledLine(line, 2, 'uk')).replaceAll(/\s/g, ' ')
}

test('A count beside a weight says that it is one, so that no «2 400 г» is read as thousands', () => {
  const shown = (text: string, language: 'uk' | 'en') => {
    const { also } = scaledLine(parseIngredientLine(text), 1, language)
    return also && `${also.counted} · ${also.amount}`.replaceAll(/\s/g, ' ')
  }
  expect(shown('2 буряки (400 г)', 'uk')).toBe('2 шт. · 400 г')
  expect(shown('2 beetroots (400 g)', 'en')).toBe('2 pcs · 400 g')
  expect(shown('1 банка квасолі (400 г)', 'uk')).toBe('1 банка · 400 г')
  expect(shown('500 г буряка', 'uk')).toBeUndefined()
})

test('What a step uses is said in the order of its author, so that the name agrees with the amount', () => {
  expect(doubled('500 г буряка')).toBe('1000 г буряка')
  expect(doubled('2 ст. л. борошна з гіркою')).toBe('4 ст. л. борошна, з гіркою')
  expect(doubled('Буряк – 500 г')).toBe('буряк 1000 г')
  expect(doubled('яйця 2 шт')).toBe('яйця 4 шт.')
  expect(doubled('2 буряки (400 г)')).toBe('4 буряки')
  expect(doubled('сіль за смаком')).toBe('сіль за смаком')
})
