import type { PlanReplaced, ReplacingChoice } from '../../../shared/wire/replacing.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { replacedCopy } from '../members/replace.ts'
import { readableRecipe } from '../recipes/read.ts'
import { removeRecipe } from '../recipes/remove.ts'
import { lockPlan } from './lock-plan.ts'

/** The planned dish with other foods in it: list, price and warnings follow, and other days keep the dish as it was. */
export async function replaceInEntry(
  ctx: Context,
  input: { id: string; choices: readonly ReplacingChoice[] },
): Promise<PlanReplaced> {
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    const recipeId = await heldBy(ctx, tx, input.id)
    const row = await readableRecipe(ctx, tx, recipeId)
    const copy = await replacedCopy(ctx, tx, row, input.choices, { recipeId })
    await hold(ctx, tx, input.id, copy)
    return { copyId: copy.id, recipeId, title: copy.title }
  })
}

/** Back to the dish as it was. The copy goes with it, unless somebody has made something of it meanwhile. */
export async function replaceBack(
  ctx: Context,
  input: { id: string; recipeId: string; copyId: string },
): Promise<{ id: string }> {
  const { personId } = signedIn(ctx)
  const unused = await ctx.sql.begin(async (tx) => {
    // Somebody else has put another dish there: it stays.
    if ((await heldBy(ctx, tx, input.id)) !== input.copyId)
      throw new DomainError('plan_entry_unknown')
    await hold(ctx, tx, input.id, await readableRecipe(ctx, tx, input.recipeId))
    const rows = await tx`
      SELECT 1 FROM recipes r WHERE r.id = ${input.copyId} AND r.person_id = ${personId} AND r.version = 1
        AND r.removed_at IS NULL AND NOT EXISTS (
          SELECT 1 FROM plan_entries e WHERE e.recipe_id = r.id AND e.removed_at IS NULL)`
    return rows.count > 0
  })
  if (unused) await removeRecipe(ctx, { id: input.copyId })
  return { id: input.id }
}

async function heldBy(ctx: Context, tx: Transaction, id: string): Promise<string> {
  await lockPlan(ctx, tx)
  const [entry] = await tx<{ recipe_id: string | null }[]>`
    SELECT recipe_id FROM plan_entries
    WHERE id = ${id} AND kitchen_id = ${signedIn(ctx).kitchenId} AND removed_at IS NULL FOR UPDATE`
  if (!entry?.recipe_id) throw new DomainError('plan_entry_unknown')
  return entry.recipe_id
}

async function hold(
  ctx: Context,
  tx: Transaction,
  id: string,
  dish: { id: string; title: string },
): Promise<void> {
  await tx`
    UPDATE plan_entries SET recipe_id = ${dish.id}, title = ${dish.title}, version = version + 1,
      updated_at = ${ctx.now()}
    WHERE id = ${id} AND kitchen_id = ${signedIn(ctx).kitchenId}`
}
