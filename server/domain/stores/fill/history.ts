import type { FillCard, FillLine } from '../../../../shared/wire/store-carts.ts'
import type { StoreId } from '../../../../shared/wire/stores.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { listName } from '../../shopping/lists.ts'
import { knownStores, viewOf } from '../stores.ts'

const most = 20

interface Row {
  id: string
  list_id: string
  list_name: string
  store: StoreId
  status: FillCard['status']
  lines: FillLine[]
  created_at: Date
}

/** The person's fillings of late, the last one first, with what each has put into the cart. */
export async function fillHistory(ctx: Context): Promise<FillCard[]> {
  const { personId } = signedIn(ctx)
  // store_fills_person
  const rows = await ctx.sql<Row[]>`
    SELECT f.id, f.list_id, l.name AS list_name, f.store, f.status, f.lines, f.created_at
    FROM store_fills f JOIN shopping_lists l ON l.id = f.list_id
    WHERE f.person_id = ${personId} ORDER BY f.created_at DESC, f.id DESC LIMIT ${most}`
  const known = knownStores(ctx)
  return rows.flatMap((row) => {
    const store = known.find(({ id }) => id === row.store)
    if (!store) return []
    const put = row.lines.filter(({ got }) => (got ?? 0) > 0)
    return {
      id: row.id,
      list: { id: row.list_id, name: listName(row.list_name, ctx.language) },
      store: viewOf(ctx, store, 'connected'),
      status: row.status,
      at: row.created_at.toISOString(),
      products: put.length,
      total: put.reduce((sum, { price, got }) => sum + Math.round(price * (got ?? 0)), 0),
    }
  })
}
