import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

export interface LikeAnswer {
  liked: boolean
  likes: number
}

export async function like(ctx: Context, input: { publicationId: string }): Promise<LikeAnswer> {
  const actor = signedIn(ctx)
  return change(ctx, input.publicationId, true, async (tx) => {
    const added = await tx`
      INSERT INTO likes (publication_id, person_id) VALUES (${input.publicationId}, ${actor.personId})
      ON CONFLICT DO NOTHING`
    return added.count
  })
}

export async function unlike(ctx: Context, input: { publicationId: string }): Promise<LikeAnswer> {
  const actor = signedIn(ctx)
  return change(ctx, input.publicationId, false, async (tx) => {
    const removed = await tx`
      DELETE FROM likes WHERE publication_id = ${input.publicationId} AND person_id = ${actor.personId}`
    return -removed.count
  })
}

/** The count on the card moves in the same transaction as the like, and only when one came or went. */
async function change(
  ctx: Context,
  publicationId: string,
  liked: boolean,
  write: (tx: Transaction) => Promise<number>,
): Promise<LikeAnswer> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  const likes = await ctx.sql.begin(async (tx) => {
    const [row] = await tx<{ likes: number }[]>`
      SELECT likes FROM publications WHERE id = ${publicationId} AND withdrawn_at IS NULL FOR UPDATE`
    if (!row) throw new DomainError('publication_unknown')
    const difference = await write(tx)
    if (difference !== 0)
      await tx`UPDATE publications SET likes = likes + ${difference} WHERE id = ${publicationId}`
    return row.likes + difference
  })
  await ctx.notices.tell('feed')
  return { liked, likes }
}
