import type { Queryable, Transaction } from '../../db/client.ts'
import { registered, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { ownRecipe, readableRecipe } from './read.ts'
import { mayEdit, type RecipeRow } from './rows.ts'

/** The author lets everybody of the kitchen that they are in change the recipe, or no longer. */
export async function letKitchenEdit(
  ctx: Context,
  input: { id: string; allowed: boolean },
): Promise<{ id: string; kitchenEdits: boolean }> {
  const { personId, kitchenId } = registered(ctx)
  const { id } = await ownRecipe(ctx, ctx.sql, input.id)
  await (input.allowed
    ? ctx.sql`
        INSERT INTO recipe_editors (recipe_id, author_id, kitchen_id)
        VALUES (${id}, ${personId}, ${kitchenId}) ON CONFLICT DO NOTHING`
    : ctx.sql`DELETE FROM recipe_editors WHERE recipe_id = ${id} AND kitchen_id = ${kitchenId}`)
  return { id, kitchenEdits: input.allowed }
}

/**
 * The row, locked, if the actor may change it: one's own, or one whose author lets the kitchen. Whoever takes that
 * back, or leaves, waits until what was begun with it is saved; what begins while they do so is refused.
 */
export async function editableRecipe(
  ctx: Context,
  tx: Transaction,
  id: string,
): Promise<RecipeRow> {
  const { personId, kitchenId } = signedIn(ctx)
  // Before the recipe, as whoever removes an account does it. recipe_editors_pkey, kitchen_members_pkey
  const held = await tx`
    SELECT 1 FROM recipe_editors e JOIN kitchen_members m ON m.kitchen_id = e.kitchen_id
    WHERE e.recipe_id = ${id} AND e.kitchen_id = ${kitchenId} AND m.person_id = ${personId} FOR KEY SHARE`
  await tx`SELECT 1 FROM recipes WHERE id = ${id} FOR NO KEY UPDATE`
  const row = await editable(ctx, tx, id)
  if (row.person_id !== personId && held.count === 0) throw new DomainError('recipe_author_only')
  return row
}

export async function editable(ctx: Context, sql: Queryable, id: string): Promise<RecipeRow> {
  const row = await readableRecipe(ctx, sql, id)
  if (row.removed_at !== null) throw new DomainError('recipe_unknown')
  if (!mayEdit(row, signedIn(ctx))) throw new DomainError('recipe_author_only')
  return row
}
