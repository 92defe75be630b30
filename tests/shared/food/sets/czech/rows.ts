/** One food that a line asks for. */
export interface Needed {
  quantity?: number
  upTo?: number
  unit?: string
  /** By its plain English name. */
  name: string
  note?: string
  toTaste?: true
  optional?: true
}

export interface NeededRow {
  text: string
  needs: readonly Needed[]
}

/** A line each: text => amount unit name, with «*» to taste, «?» optional and «/» its note; «&» between foods. */
export function neededRows(table: string): readonly NeededRow[] {
  return rowsOf(table).map(([text, needs]) => ({ text, needs: needs.split(' & ').map(needed) }))
}

function needed(said: string): Needed {
  const [head = '', note] = said.split(' / ')
  const [amount = '-', unit = '-', ...words] = head.trim().split(' ')
  const flags = words.filter((word) => word === '*' || word === '?')
  const name = words.filter((word) => word !== '*' && word !== '?').join(' ')
  const [quantity, upTo] = amount === '-' ? [] : amount.split('-').map(Number)
  return {
    name,
    ...(quantity !== undefined && { quantity }),
    ...(upTo !== undefined && { upTo }),
    ...(unit !== '-' && { unit }),
    ...(note !== undefined && { note: note.trim() }),
    ...(flags.includes('*') && { toTaste: true as const }),
    ...(flags.includes('?') && { optional: true as const }),
  }
}

/** A table whose columns are parted by «=>». */
export function rowsOf(table: string): readonly (readonly [string, string])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', rest = ''] = line.split(' => ')
      return [text.trim(), rest.trim()] as const
    })
}
