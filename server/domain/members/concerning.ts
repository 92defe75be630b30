import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import type { Concerns } from '../../../shared/wire/members.ts'
import type { ReplacedLine } from '../../../shared/wire/recipe-details.ts'
import type { Ingredient, Step } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { mayRead } from '../recipes/may-read.ts'
import { shownRecipe } from '../recipes/shown.ts'
import { concernsOf } from './concerns.ts'
import { membersOf } from './rows.ts'

interface DishRow {
  id: string
  ingredients: Ingredient[]
  steps: Step[]
  replaced: ReplacedLine[]
}

/** For whom of the kitchen these dishes are not, whether of the feed or of its own. */
export async function concernsAbout(
  ctx: Context,
  { publicationIds, recipeIds }: { publicationIds: string[]; recipeIds: string[] },
): Promise<Concerns> {
  const actor = signedIn(ctx)
  const members = (await membersOf(ctx.sql, actor.kitchenId)).filter(
    (one) => one.diets.length + one.dislikes.length + (one.allergies?.length ?? 0) > 0,
  )
  if (members.length === 0 || publicationIds.length + recipeIds.length === 0) return {}
  // publications_pkey, recipes_pkey
  const rows = await ctx.sql<DishRow[]>`
    SELECT p.id, r.ingredients, r.steps, r.replaced FROM publications p JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
    WHERE p.id = ANY(${publicationIds}) AND p.withdrawn_at IS NULL
    UNION ALL
    SELECT r.id, r.ingredients, r.steps, r.replaced FROM recipes r
    WHERE r.id = ANY(${recipeIds}) AND ${mayRead(ctx.sql, actor)}`
  const found: Concerns = {}
  for (const row of rows) {
    const concerns = concernsOf(row.ingredients, members, ctx.language, foodsOnlyInSteps(row))
    if (concerns.length > 0) found[row.id] = concerns
  }
  return found
}
