import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { examLines, examShopping } from './sets/november/exam.ts'

test('lines of another hand are read as that hand meant them', () => {
  for (const table of [examLines, examShopping]) {
    const rows = table.trim().split('\n')
    expect(rows.map((row) => read(row.trim().split(' = ')[0] ?? ''))).toEqual(
      rows.map((row) => row.trim()),
    )
  }
})

function read(text: string): string {
  return `${text} = ${needsOfLine(parseIngredientLine(text)).map(said).join(' + ')}`
}

function said({ quantity, unit, goods, food, understood }: ParsedLine): string {
  const amount = quantity === undefined ? '-' : Math.round(quantity * 1000) / 1000
  return `${amount} ${unit ?? '-'} ${goods ?? (understood ? food : '?')}`
}
