import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { writeOpinion } from '../recipes/opinions.ts'
import type { About } from './formats/about.ts'

/** What a file says of a recipe that was just taken from it, as far as it can be true. */
export async function settleAbout(
  ctx: Context,
  tx: Transaction,
  recipeId: string,
  { rating, note, createdAt, updatedAt, lastCookedAt, copiedFrom }: About,
): Promise<void> {
  if (rating !== undefined || note) await writeOpinion(ctx, tx, recipeId, { rating, note })
  const now = ctx.now()
  // Nothing has happened yet that is still to come.
  const past = (moment: string | undefined) =>
    moment === undefined ? null : new Date(Math.min(Date.parse(moment), now.getTime()))
  await tx`
    UPDATE recipes SET created_at = coalesce(${past(createdAt)}, created_at),
      updated_at = coalesce(${past(updatedAt)}, updated_at), last_cooked_at = ${past(lastCookedAt)},
      copied_title = ${copiedFrom?.title ?? null}, copied_author = ${copiedFrom?.author ?? null}
    WHERE id = ${recipeId}`
  if (!copiedFrom?.publicationId) return
  // A link only to what is there and says the same: a file can name anybody.
  await tx`
    UPDATE recipes SET copied_publication_id = p.id
    FROM publications p JOIN people a ON a.id = p.author_id
    WHERE recipes.id = ${recipeId} AND p.id = ${copiedFrom.publicationId} AND p.withdrawn_at IS NULL
      AND p.title = ${copiedFrom.title} AND a.display_name = ${copiedFrom.author}`
}
