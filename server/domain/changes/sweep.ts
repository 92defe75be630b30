import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

/** A device that kept a change longer than this without hearing that it was made may make it twice. */
const keptFor = 90 * 24 * 60 * 60 * 1000

export function sweepAppliedChanges({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - keptFor)
  // applied_changes_applied
  return deleteSome(
    (limit) => sql`
      DELETE FROM applied_changes WHERE (person_id, id) IN (
        SELECT person_id, id FROM applied_changes WHERE applied_at < ${over} LIMIT ${limit})`,
  )
}
