import type { Recipe } from '../../../shared/wire/recipes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { feedChanged, restorePublication, withdrawPublication } from './publication.ts'
import { ownRecipe } from './read.ts'
import { type RecipeRow, recipeColumns, recipeView } from './rows.ts'
import { settle, settleTakers } from './settle.ts'

/** Takes a recipe away, and out of the feed. It can be brought back until the sweep deletes it. */
export async function removeRecipe(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  await ctx.sql.begin(async (tx) => {
    const row = await ownRecipe(ctx, tx, input.id, true)
    // The same moment in both tells an undo which publication went with the recipe.
    const at = ctx.now()
    await tx`UPDATE recipes SET removed_at = ${at} WHERE id = ${row.id}`
    await withdrawPublication(tx, row.id, at)
    await settleTakers(ctx, tx, [row.id])
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
  await settleTakers(ctx, tx, ids)
}

/** Undoes a removal; what was in the feed returns to its place there. */
export async function restoreRecipe(ctx: Context, input: { id: string }): Promise<Recipe> {
  const actor = signedIn(ctx)
  const restored = await ctx.sql.begin(async (tx) => {
    const [removed] = await tx<{ removed_at: Date }[]>`
      SELECT removed_at FROM recipes
      WHERE id = ${input.id} AND person_id = ${actor.personId} AND removed_at IS NOT NULL
        AND shown_for IS NULL FOR UPDATE`
    if (!removed) throw new DomainError('recipe_unknown')
    // Before the recipe, whose answer then says that it is in the feed again.
    await restorePublication(tx, input.id, removed.removed_at)
    const [row] = await tx<RecipeRow[]>`
      UPDATE recipes r SET removed_at = NULL WHERE r.id = ${input.id} RETURNING ${recipeColumns(tx)}`
    if (!row) throw new Error('A locked row is there to be updated.')
    await settle(ctx, tx, [row])
    await settleTakers(ctx, tx, [row.id])
    return row
  })
  await feedChanged(ctx)
  return recipeView(ctx, restored)
}
