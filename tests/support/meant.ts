import { expect } from 'bun:test'
import { polarityRows } from '../shared/food/sets/polarity/rows.ts'
import { kept, lost, wrongly } from './asked.ts'

/** Each as it was meant: what is refused is left out and no wish, and what is wanted is wanted. */
export function meant(table: string): void {
  const rows = polarityRows(table)
  expect(rows.flatMap((row) => [...wrongly(row), ...kept(row), ...lost(row)])).toEqual([])
}
