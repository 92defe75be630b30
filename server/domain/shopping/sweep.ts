import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

const month = 30 * 24 * 60 * 60 * 1000

/** Lists and lines removed so long ago that nobody will want them back. */
export async function sweepShopping({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - month)
  // shopping_lists_removed
  const lists = await deleteSome(
    (limit) => sql`
      DELETE FROM shopping_lists WHERE id IN (
        SELECT id FROM shopping_lists WHERE removed_at < ${since} LIMIT ${limit})`,
  )
  // shopping_lines_removed
  const lines = await deleteSome(
    (limit) => sql`
      DELETE FROM shopping_lines WHERE id IN (
        SELECT id FROM shopping_lines WHERE removed_at < ${since} LIMIT ${limit})`,
  )
  // recurring_goods_removed
  const goods = await deleteSome(
    (limit) => sql`
      DELETE FROM recurring_goods WHERE id IN (
        SELECT id FROM recurring_goods WHERE removed_at < ${since} LIMIT ${limit})`,
  )
  return lists + lines + goods
}
