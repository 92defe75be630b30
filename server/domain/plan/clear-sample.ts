import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

export interface ClearedPlan {
  entryIds: string[]
  recipeIds: string[]
}

/** Takes the sample away, inside a transaction of the caller's: its entries and recipes that nobody changed. */
export async function clearPlanSample(ctx: Context, tx: Transaction): Promise<ClearedPlan> {
  const actor = signedIn(ctx)
  // plan_entries_sample; whatever is done to an entry raises its version
  const entries = await tx<{ id: string }[]>`
    UPDATE plan_entries SET removed_at = ${ctx.now()}
    WHERE kitchen_id = ${actor.kitchenId} AND sample AND version = 1 AND removed_at IS NULL
    RETURNING id`
  // recipes_sample; one that is published, cooked or planned once more is the person's by now
  const recipes = await tx<{ id: string }[]>`
    UPDATE recipes r SET removed_at = ${ctx.now()}
    WHERE r.person_id = ${actor.personId} AND r.sample AND r.version = 1 AND r.last_cooked_at IS NULL
      AND r.removed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM publications p WHERE p.recipe_id = r.id)
      AND NOT EXISTS (SELECT 1 FROM plan_entries e WHERE e.recipe_id = r.id AND e.removed_at IS NULL)
    RETURNING r.id`
  return { entryIds: entries.map((row) => row.id), recipeIds: recipes.map((row) => row.id) }
}

/** Puts back what was cleared just now; ids of anything else mean nothing here. */
export async function restorePlanSample(
  ctx: Context,
  tx: Transaction,
  { entryIds, recipeIds }: ClearedPlan,
): Promise<void> {
  const actor = signedIn(ctx)
  await tx`
    UPDATE recipes SET removed_at = NULL
    WHERE id = ANY(${recipeIds}) AND person_id = ${actor.personId} AND sample`
  await tx`
    UPDATE plan_entries SET removed_at = NULL
    WHERE id = ANY(${entryIds}) AND kitchen_id = ${actor.kitchenId} AND sample`
}
