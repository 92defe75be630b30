import type { Dictionary } from '../../language/shape.ts'
import { byAisle } from './byAisle.ts'
import type { ShownRow } from './shownRow.ts'

/** The list as somebody would send it in a message: what is left to buy, shelf by shelf. */
export function asText(
  name: string,
  rows: readonly ShownRow[],
  aisles: Dictionary['lists']['aisles'],
): string {
  const left = rows.filter((row) => !row.ticked)
  const shelves = byAisle(left).map(({ aisle, rows: some }) =>
    [`${aisles[aisle]}:`, ...some.map(lineOf)].join('\n'),
  )
  return [name, ...shelves].join('\n\n')
}

function lineOf({ name, amount, note, remark }: ShownRow): string {
  return `– ${[[name, amount].filter(Boolean).join(' '), note, remark].filter(Boolean).join(', ')}`
}
