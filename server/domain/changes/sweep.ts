import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

/** A device that kept a change longer than this without hearing that it was made may make it twice. */
const keptFor = 90 * 24 * 60 * 60 * 1000

export function sweepAppliedChanges({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - keptFor)
  // applied_changes_applied
  return deleteOlder(sql, 'applied_changes', 'applied_at', over)
}
