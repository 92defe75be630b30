import { expect } from 'bun:test'
import { needsOfLine } from '../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../shared/food/line/types.ts'

/** Each row of a table is a line and, behind « = », every need that is read of it. */
export function expectRead(table: string): void {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim())
  expect(rows.map((row) => readAsRow(row.slice(0, row.lastIndexOf(' = '))))).toEqual(rows)
}

export function readAsRow(text: string): string {
  return `${text} = ${needsOfLine(parseIngredientLine(text)).map(said).join(' + ')}`
}

function said({ quantity, unit, goods, food, understood }: ParsedLine): string {
  const amount = quantity === undefined ? '-' : Math.round(quantity * 1000) / 1000
  return `${amount} ${unit ?? '-'} ${goods ?? (understood ? food : '?')}`
}
