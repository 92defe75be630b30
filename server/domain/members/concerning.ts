import type { Concerns } from '../../../shared/wire/members.ts'
import type { Ingredient } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { mayRead } from '../recipes/may-read.ts'
import { shownRecipe } from '../recipes/shown.ts'
import { concernsOf } from './concerns.ts'
import { membersOf } from './rows.ts'

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
  const rows = await ctx.sql<{ id: string; ingredients: Ingredient[] }[]>`
    SELECT p.id, r.ingredients FROM publications p JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
    WHERE p.id = ANY(${publicationIds}) AND p.withdrawn_at IS NULL
    UNION ALL
    SELECT r.id, r.ingredients FROM recipes r
    WHERE r.id = ANY(${recipeIds}) AND ${mayRead(ctx.sql, actor)}`
  const found: Concerns = {}
  for (const { id, ingredients } of rows) {
    const concerns = concernsOf(ingredients, members, ctx.language)
    if (concerns.length > 0) found[id] = concerns
  }
  return found
}
