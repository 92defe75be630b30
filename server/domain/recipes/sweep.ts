import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

const month = 30 * 24 * 60 * 60 * 1000

/** Recipes removed so long ago that nobody will want them back, and that no plan holds for a day to come. */
export function sweepRecipes({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - month)
  return deleteSome(
    (limit) => sql`
      DELETE FROM recipes WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM recipes WHERE removed_at < ${since} AND shown_for IS NULL
          AND NOT EXISTS (SELECT 1 FROM plan_entries e WHERE e.recipe_id = recipes.id
            AND e.removed_at IS NULL AND e.date >= ${since}::date)
        LIMIT ${limit}))`,
  )
}
