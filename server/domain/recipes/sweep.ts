import type { Services } from '../../context.ts'
import { deleteSome } from '../../db/delete-some.ts'

const month = 30 * 24 * 60 * 60 * 1000

/** Recipes removed so long ago that nobody will want them back. */
export function sweepRecipes({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - month)
  return deleteSome(
    (limit) => sql`
      DELETE FROM recipes WHERE id IN (
        SELECT id FROM recipes WHERE removed_at < ${since} LIMIT ${limit})`,
  )
}
