import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

const month = 30 * 24 * 60 * 60 * 1000

/** Cookbooks removed so long ago that nobody will want them back. */
export function sweepCookbooks({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - month)
  // cookbooks_removed
  return deleteOlder(sql, 'cookbooks', 'removed_at', since)
}
