import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { expectRead } from '../../support/read-lines.ts'
import { choicesBeside, neighbours } from './sets/small/neighbours.ts'

test('what breaks by the same cause as a line of a stranger is read right as well', () => {
  expectRead(neighbours)
})

test('of a choice each is known, and what is said of one tells nothing of the other', () => {
  const rows = choicesBeside
    .trim()
    .split('\n')
    .map((row) => row.trim())
  expect(rows.map((row) => asChoice(row.slice(0, row.lastIndexOf(' = '))))).toEqual(rows)
})

function asChoice(text: string): string {
  const { food = '?', understood, alternatives = [], qualities = [] } = parseIngredientLine(text)
  const told = qualities.length > 0 ? ` [${qualities}]` : ''
  return `${text} = ${[understood ? food : '?', ...alternatives].join(' | ')}${told}`
}
