import type { PlanAccept } from '../../../../shared/wire/plan-fill.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { keepRecipeWithin } from '../../feed/copy.ts'
import { insertPlanEntry } from '../insert.ts'

/** What was shown becomes the plan: all of it or nothing. */
export async function acceptFilled(ctx: Context, input: PlanAccept): Promise<{ ids: string[] }> {
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    const ids: string[] = []
    for (const { date, slot, servings, ...dish } of input.entries) {
      const recipeId =
        'recipeId' in dish
          ? dish.recipeId
          : (await keepRecipeWithin(ctx, tx, dish.publicationId)).id
      const { eaters = null } = input
      ids.push((await insertPlanEntry(ctx, tx, { recipeId, date, slot, servings, eaters })).id)
    }
    return { ids }
  })
}
