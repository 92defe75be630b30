import { expect, test } from 'bun:test'
import { explainLine } from '../../../shared/food/line/explain.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const readingsOf = (text: string, word: string) =>
  explainLine(text).words.find(({ said }) => said === word)?.readings

test('each word of a line is shown with all that it may be', () => {
  const line = '2 ст. л. подрібненого кропу'
  expect(readingsOf(line, '2')).toEqual(['number'])
  expect(readingsOf(line, 'подрібненого')).toContain('done to it')
  expect(readingsOf(line, 'кропу')).toContain('food dill')
  expect(explainLine(line).unread).toEqual([])
})

test('a word that may be two things shows both', () => {
  expect(readingsOf('2 garlic cloves', 'cloves')).toEqual(
    expect.arrayContaining(['measure clove', 'food clove']),
  )
})

test('what nothing reads is named, and leaves the line unsure', () => {
  const line = '200 г масла бабусяного хмеліна'
  expect(explainLine(line).unread).toContain('хмеліна')
  expect(parseIngredientLine(line).understood).toBe(false)
})

test('the rules that found something are named in their order, those about a part of the line with it', () => {
  const { rules } = explainLine('2 ст. л. кропу, сіль')
  expect(rules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['parts', 'several foods']))
  expect(rules.at(-1)?.rule).toBe('several foods')
  expect(rules.filter((one) => one.in === 'сіль').map(({ rule }) => rule)).toContain('food')
})
