import { registered } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import {
  checkPublishable,
  feedChanged,
  placePublication,
  refreshPublication,
  withdrawPublication,
} from '../recipes/publication.ts'
import { ownRecipe } from '../recipes/read.ts'
import { showAsItIs } from '../recipes/shown.ts'

/** Puts the actor's recipe in the public feed, as it is. Doing it twice changes nothing. */
export async function publishRecipe(
  ctx: Context,
  input: { id: string },
): Promise<{ publicationId: string }> {
  registered(ctx)
  const publicationId = await ctx.sql.begin(async (tx) => {
    const row = await ownRecipe(ctx, tx, input.id, true)
    if (row.publication_id !== null && !row.feed_behind) return row.publication_id
    await checkPublishable(tx, row)
    await showAsItIs(tx, row.id)
    if (row.publication_id === null) return placePublication(ctx, tx, row)
    // Others have changed it since, and its author lets the feed follow.
    await refreshPublication(tx, row)
    return row.publication_id
  })
  await feedChanged(ctx)
  return { publicationId }
}

export async function unpublishRecipe(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  await ctx.sql.begin(async (tx) => {
    const row = await ownRecipe(ctx, tx, input.id, true)
    await withdrawPublication(tx, row.id, ctx.now())
  })
  await feedChanged(ctx)
  return { id: input.id }
}
