import type { PlanAdd } from '../../../shared/wire/plan.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { keepRecipe } from '../feed/copy.ts'
import { insertEntry, insertPlanEntry } from './insert.ts'

/**
 * Plans a dish or words. A recipe from the feed becomes the person's own first, so that the plan keeps
 * it as it was, whatever its author does with it later.
 */
export async function addPlanEntry(ctx: Context, input: PlanAdd): Promise<{ id: string }> {
  signedIn(ctx)
  if ('kind' in input) {
    const words = { ...input, recipeId: null, note: '', servings: 1 }
    return ctx.sql.begin((tx) => insertEntry(ctx, tx, words))
  }
  const { date, slot, servings } = input
  const recipeId =
    'recipeId' in input ? input.recipeId : (await keepRecipe(ctx, input.publicationId)).id
  return ctx.sql.begin((tx) => insertPlanEntry(ctx, tx, { recipeId, date, slot, servings }))
}
