import { registered } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { placePublication, withdrawPublication } from '../recipes/publication.ts'
import { ownRecipe } from '../recipes/read.ts'

/** Puts the actor's recipe in the public feed. Doing it twice changes nothing. */
export async function publishRecipe(
  ctx: Context,
  input: { id: string },
): Promise<{ publicationId: string }> {
  registered(ctx)
  const publicationId = await ctx.sql.begin(async (tx) => {
    const row = await ownRecipe(ctx, tx, input.id, true)
    if (row.publication_id !== null) return row.publication_id
    if (row.status === 'draft') throw new DomainError('recipe_is_draft')
    if (row.ingredients.length === 0) throw new DomainError('recipe_needs_ingredients')
    if (row.steps.length === 0) throw new DomainError('recipe_needs_steps')
    return placePublication(ctx, tx, row)
  })
  await ctx.notices.tell('feed')
  return { publicationId }
}

export async function unpublishRecipe(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  await ctx.sql.begin(async (tx) => {
    const row = await ownRecipe(ctx, tx, input.id, true)
    await withdrawPublication(ctx, tx, row.id)
  })
  await ctx.notices.tell('feed')
  return { id: input.id }
}
