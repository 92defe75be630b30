import type { Recipe } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { feedChanged, restorePublication, withdrawPublication } from './publication.ts'
import { getRecipe, ownRecipe } from './read.ts'

/** Takes a recipe away, and out of the feed. It can be brought back until the sweep deletes it. */
export async function removeRecipe(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  await ctx.sql.begin(async (tx) => {
    const row = await ownRecipe(ctx, tx, input.id, true)
    // The same moment in both tells an undo which publication went with the recipe.
    const at = ctx.now()
    await tx`UPDATE recipes SET removed_at = ${at} WHERE id = ${row.id}`
    await withdrawPublication(tx, row.id, at)
  })
  await feedChanged(ctx)
  return { id: input.id }
}

/** Several at once, inside a transaction of the caller's. They are not in the feed. */
export async function removeRecipes(
  ctx: Context,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  await tx`
    UPDATE recipes SET removed_at = ${ctx.now()}
    WHERE id = ANY(${[...ids]}) AND removed_at IS NULL`
}

/** Undoes a removal; what was in the feed returns to its place there. */
export async function restoreRecipe(ctx: Context, input: { id: string }): Promise<Recipe> {
  const actor = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    const [row] = await tx<{ removed_at: Date }[]>`
      SELECT removed_at FROM recipes
      WHERE id = ${input.id} AND person_id = ${actor.personId} AND removed_at IS NOT NULL FOR UPDATE`
    if (!row) throw new DomainError('recipe_unknown')
    await tx`UPDATE recipes SET removed_at = NULL WHERE id = ${input.id}`
    await restorePublication(tx, input.id, row.removed_at)
  })
  await feedChanged(ctx)
  return getRecipe(ctx, input)
}
