import type { Queryable, Transaction } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { RecipeRow } from './rows.ts'

/** Which recipe a publication shows: its own or, while others have changed that, what it said before. Needs `publications p`. */
export function shownRecipe(sql: Queryable) {
  return sql`coalesce(p.shown_id, p.recipe_id)`
}

/** From now on the feed shows what the recipe says at this moment, whatever others make of it. */
export async function showAsItWas(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  recipeId: string,
): Promise<void> {
  const id = newId('rec')
  // recipes_pkey, recipes_shown_for; with every column, also those to come
  const kept = await tx`
    INSERT INTO recipes SELECT (jsonb_populate_record(r, jsonb_build_object('id', ${id}::text,
      'shown_for', r.id, 'removed_at', ${now().toISOString()}::text, 'import_key', NULL))).*
    FROM recipes r WHERE r.id = ${recipeId}
      AND NOT EXISTS (SELECT 1 FROM recipes held WHERE held.shown_for = r.id)`
  if (kept.count === 0) return
  await tx`
    INSERT INTO recipe_parts (recipe_id, part_id)
    SELECT ${id}, part_id FROM recipe_parts WHERE recipe_id = ${recipeId}`
  await tx`UPDATE publications SET shown_id = ${id} WHERE recipe_id = ${recipeId}`
}

/** The author has let the feed follow. Says whether it was behind. */
export async function showAsItIs(tx: Transaction, recipeId: string): Promise<boolean> {
  await tx`UPDATE publications SET shown_id = NULL WHERE recipe_id = ${recipeId} AND shown_id IS NOT NULL`
  const { count } = await tx`DELETE FROM recipes WHERE shown_for = ${recipeId}`
  return count > 0
}

/** A dish in the feed shows what it takes of other recipes as those are: there its author alone changes them, too. */
export async function refuseInsidePublished(tx: Transaction, row: RecipeRow): Promise<void> {
  // recipe_parts_part, publications_recipe
  const [taker] = await tx<{ title: string }[]>`
    WITH RECURSIVE above (id) AS (
      SELECT recipe_id FROM recipe_parts WHERE part_id = ${row.id}
      UNION SELECT p.recipe_id FROM recipe_parts p JOIN above a ON p.part_id = a.id
    )
    SELECT p.title FROM publications p JOIN above a ON p.recipe_id = a.id OR p.shown_id = a.id
    WHERE p.withdrawn_at IS NULL OR p.hidden_because IS NOT NULL LIMIT 1`
  if (taker) throw new DomainError('recipe_inside_published', { title: taker.title })
}
