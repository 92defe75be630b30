import { type ChangedLine, changeLines } from '../../../shared/changes/lines.ts'
import type { SentLineChange } from '../../../shared/wire/changes.ts'
import type { ListRow, ShoppingListView, ShoppingPage } from '../../../shared/wire/shopping.ts'

/** The list with what its person did since the server was asked, as the server will make it. */
export function withChanges(
  page: ShoppingPage,
  changes: readonly SentLineChange[],
  firstName: string,
): ShoppingPage {
  if (changes.length === 0) return page
  const open = page.open ?? { ...nothing, name: firstName }
  const before = new Map(open.rows.flatMap(linesOf))
  const after = new Map(before)
  for (const change of changes) {
    if (!concerns(change, open)) continue
    for (const line of changeLines(after, change)) after.set(line.id, line)
  }
  const same = (id: string) => {
    const [was, is] = [before.get(id), after.get(id)]
    return is && !is.removed && was?.text === is.text ? is : undefined
  }
  const rows = open.rows.flatMap((row): ListRow[] => {
    const lines = row.lines.flatMap((line) => {
      const is = same(line.id)
      return is ? [{ ...line, remark: is.remark }] : []
    })
    if (lines.length === 0) return []
    const ticked = lines.every((line) => same(line.id)?.ticked)
    // What the rest comes to, the server will say.
    const part = lines.length < row.lines.length && { amount: '', price: null }
    return [{ ...row, ...part, remark: remarkOf(lines), lines, ticked }]
  })
  const typed = [...after.values()]
    .filter((line) => !line.removed && before.get(line.id)?.text !== line.text)
    .map((line) =>
      rowOf(
        line,
        open.rows.find((row) => row.lines.some(({ id }) => id === line.id)),
      ),
    )
  if (typed.length === 0 && page.open === null) return page
  return { ...page, open: { ...open, rows: [...rows, ...typed] } }
}

const nothing: Omit<ShoppingListView, 'name'> = {
  id: '',
  current: true,
  shop: null,
  rows: [],
  dishes: [],
  atHome: [],
  inPantry: [],
  changes: [],
  full: false,
  currency: '',
  habits: { usual: [], due: [], known: [] },
}

function concerns(change: SentLineChange, open: ShoppingListView): boolean {
  if (change.kind !== 'addLine') return true
  return change.listId === undefined ? open.current : change.listId === open.id
}

function linesOf(row: ListRow): [string, ChangedLine][] {
  const { ticked } = row
  return row.lines.map(({ id, text, remark }) => [id, { id, text, remark, ticked, removed: false }])
}

const remarkOf = (lines: readonly { remark: string }[]) =>
  [...new Set(lines.map((line) => line.remark))].filter(Boolean).join(' · ')

/** As it was typed: how it is understood and what it costs, the server will say. */
function rowOf(line: ChangedLine, was: ListRow | undefined): ListRow {
  const picture = was?.lines.find(({ id }) => id === line.id)?.picture ?? null
  return {
    key: line.id,
    good: '',
    name: line.text.charAt(0).toUpperCase() + line.text.slice(1),
    amount: '',
    note: '',
    remark: line.remark,
    aisle: was?.aisle ?? 'other',
    ticked: line.ticked,
    price: null,
    dishes: was?.dishes ?? [],
    addedBy: [],
    home: null,
    lines: [{ id: line.id, version: 0, text: line.text, remark: line.remark, picture }],
  }
}
