import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'
import { dayLong } from './days.ts'

/** Entries and menus removed so long ago that nobody will want them back. */
export async function sweepPlan({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - 30 * dayLong)
  // plan_entries_removed
  const entries = await deleteOlder(sql, 'plan_entries', 'removed_at', since)
  // plan_menus_removed
  const menus = await sql`DELETE FROM plan_menus WHERE removed_at < ${since}`
  return entries + menus.count
}
