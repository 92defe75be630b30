import type { CookbookDish } from '../../../shared/wire/cookbooks.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { heldRecipe, keepRecipe } from '../feed/copy.ts'
import { readableRecipe } from '../recipes/read.ts'
import { ownCookbook } from './cookbooks.ts'

/** A recipe that the actor reads, or a dish of the feed, which is saved to their own first. Twice changes nothing. */
export async function putIn(ctx: Context, input: CookbookDish): Promise<{ recipeId: string }> {
  signedIn(ctx)
  await ownCookbook(ctx, ctx.sql, input.id)
  const recipeId = input.publicationId
    ? (await keepRecipe(ctx, input.publicationId)).id
    : (await readableRecipe(ctx, ctx.sql, input.recipeId ?? '')).id
  await ctx.sql.begin(async (tx) => {
    await tx`
      INSERT INTO cookbook_recipes (cookbook_id, recipe_id, added_at)
      VALUES (${input.id}, ${recipeId}, ${ctx.now()}) ON CONFLICT DO NOTHING`
    await tx`UPDATE cookbooks SET changed_at = ${ctx.now()} WHERE id = ${input.id}`
  })
  return { recipeId }
}

/** Out of the collection; the recipe stays. */
export async function takeOut(ctx: Context, input: CookbookDish): Promise<{ id: string }> {
  signedIn(ctx)
  await ownCookbook(ctx, ctx.sql, input.id)
  const recipeId = input.publicationId
    ? ((await heldRecipe(ctx, ctx.sql, input.publicationId))?.id ?? null)
    : (input.recipeId ?? null)
  await ctx.sql.begin(async (tx) => {
    await tx`
      DELETE FROM cookbook_recipes WHERE cookbook_id = ${input.id} AND recipe_id = ${recipeId}`
    await tx`UPDATE cookbooks SET changed_at = ${ctx.now()} WHERE id = ${input.id}`
  })
  return { id: input.id }
}
