import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

const month = 30 * 24 * 60 * 60 * 1000

/** Lists and lines removed so long ago that nobody will want them back. */
export async function sweepShopping({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - month)
  // shopping_lists_removed
  const lists = await deleteOlder(sql, 'shopping_lists', 'removed_at', since)
  // shopping_lines_removed
  const lines = await deleteOlder(sql, 'shopping_lines', 'removed_at', since)
  // recurring_goods_removed
  const goods = await deleteOlder(sql, 'recurring_goods', 'removed_at', since)
  return lists + lines + goods
}
