import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { derivedFacts } from './derived.ts'
import { type RecipeRow, recipeColumns, recipeView } from './rows.ts'

export async function getRecipe(ctx: Context, input: { id: string }): Promise<RecipeView> {
  const row = await ownRecipe(ctx, ctx.sql, input.id)
  return { ...recipeView(ctx, row), ...derivedFacts(row.ingredients, row.steps) }
}

/** The row, if it is the actor's own. Somebody else's recipe and one that never was look the same. */
export async function ownRecipe(
  ctx: Context,
  sql: Queryable,
  id: string,
  lock = false,
): Promise<RecipeRow> {
  const actor = signedIn(ctx)
  const [row] = await sql<RecipeRow[]>`
    SELECT ${recipeColumns(sql)} FROM recipes r
    WHERE r.id = ${id} AND r.person_id = ${actor.personId} AND r.removed_at IS NULL
    ${lock ? sql`FOR UPDATE OF r` : sql``}`
  if (!row) throw new DomainError('recipe_unknown')
  return row
}
