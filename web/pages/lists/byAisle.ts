import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import type { ListRow } from '../../../shared/wire/shopping.ts'

export interface AisleRows {
  aisle: Aisle
  rows: ListRow[]
}

/** The rows by shelf, in the order that they come in, which is the order of a walk through a shop. */
export function byAisle(rows: readonly ListRow[]): AisleRows[] {
  return [...Map.groupBy(rows, (row) => row.aisle)].map(([aisle, some]) => ({ aisle, rows: some }))
}
