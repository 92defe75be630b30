import { expect, test } from 'bun:test'
import { readTyped, understood } from '../../../../server/domain/shopping/lines.ts'

const rows = (text: string) =>
  readTyped([text]).map((line) => {
    const { text: words, food, quantity } = understood(line)
    return [words, food, quantity]
  })

test('a thing of the house stands on the list by its own words, and what was typed behind it by others', () => {
  expect(rows('корм коту молоко')).toEqual([
    ['корм коту', null, null],
    ['молоко', 'milk', null],
  ])
  expect(rows('губки 2 хліб')).toEqual([
    ['губки', null, 2],
    ['хліб', 'bread', null],
  ])
  expect(rows('сірники свічки').map(([words]) => words)).toEqual(['сірники', 'свічки'])
})

test('what is counted as one and cannot be one stands there as it was typed, and under no food', () => {
  expect(rows('2 cans tuna mayo bread').map(([words, food]) => [words, food])).toEqual([
    ['2 cans tuna mayo bread', null],
  ])
})
