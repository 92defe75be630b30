import type { Aisle } from '../../../shared/food/lexicon/types.ts'

export interface AisleRows<Row> {
  aisle: Aisle
  rows: Row[]
}

/** The rows by shelf, in the order that they come in, which is the order of a walk through a shop. */
export function byAisle<Row extends { aisle: Aisle }>(rows: readonly Row[]): AisleRows<Row>[] {
  return [...Map.groupBy(rows, (row) => row.aisle)].map(([aisle, some]) => ({ aisle, rows: some }))
}
