import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

const hour = 60 * 60 * 1000

/** What was found in files and not asked for within an hour. What was taken is a recipe by now. */
export function sweepIntakes({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - hour)
  // intakes_touched
  return deleteSome(
    (limit) => sql`
      DELETE FROM intakes WHERE id IN (
        SELECT id FROM intakes WHERE touched_at < ${since} LIMIT ${limit})`,
  )
}
