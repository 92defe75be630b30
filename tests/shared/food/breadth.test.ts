import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import {
  czechFresh,
  englishFresh,
  severalFresh,
  typedFresh,
  ukrainianFresh,
} from './sets/breadth/fresh.ts'
import {
  czechBreadth,
  englishBreadth,
  severalBreadth,
  ukrainianBreadth,
} from './sets/breadth/lines.ts'
import { mended } from './sets/breadth/mended.ts'

test('cuts, fish, cheeses, pastas and spirits are read under their own names', () => {
  for (const table of [englishBreadth, ukrainianBreadth, czechBreadth, severalBreadth])
    expectRead(table)
})

test('lines of newspapers and lists are read as the hand that wrote them meant them', () => {
  for (const table of [englishFresh, ukrainianFresh, czechFresh, severalFresh, typedFresh])
    expectRead(table)
})

test('two kinds in brackets, a kind behind a dash, parts of equal size and what else was once read wrongly', () => {
  expectRead(mended)
})

function expectRead(table: string): void {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim())
  expect(rows.map((row) => read(row.slice(0, row.lastIndexOf(' = '))))).toEqual(rows)
}

function read(text: string): string {
  return `${text} = ${needsOfLine(parseIngredientLine(text)).map(said).join(' + ')}`
}

function said({ quantity, unit, goods, food, understood }: ParsedLine): string {
  const amount = quantity === undefined ? '-' : Math.round(quantity * 1000) / 1000
  return `${amount} ${unit ?? '-'} ${goods ?? (understood ? food : '?')}`
}
