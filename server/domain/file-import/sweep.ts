import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

const hour = 60 * 60 * 1000

/** What was found in files and not asked for within an hour. What was taken is a recipe by now. */
export function sweepIntakes({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - hour)
  // intakes_touched
  return deleteOlder(sql, 'intakes', 'touched_at', since)
}
