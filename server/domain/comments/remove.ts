import type { CommentView } from '../../../shared/wire/comments.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { commentView, shownComment } from './rows.ts'

const keptMs = 86_400_000

/** Takes a comment off: one's own, or any under one's own dish. For a day it can be put back. */
export async function removeComment(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { personId } = signedIn(ctx)
  const row = await shownComment(ctx, id)
  if (row.person_id !== personId && row.author_id !== personId)
    throw new DomainError('comment_unknown')
  await ctx.sql`
    UPDATE comments SET removed_at = ${ctx.now()}, removed_by = ${personId}
    WHERE id = ${id} AND removed_at IS NULL`
  return { id }
}

/** Only whoever took it off puts it back. */
export async function restoreComment(ctx: Context, { id }: { id: string }): Promise<CommentView> {
  const { personId } = signedIn(ctx)
  const { count } = await ctx.sql`
    UPDATE comments SET removed_at = NULL, removed_by = NULL
    WHERE id = ${id} AND removed_by = ${personId}`
  if (count === 0) throw new DomainError('comment_unknown')
  return commentView(ctx, await shownComment(ctx, id))
}

/** Those that were taken off longer ago than anybody puts them back. */
export async function sweepComments({ sql, now }: Services): Promise<number> {
  // comments_removed
  const { count } = await sql`
    DELETE FROM comments WHERE removed_at < ${new Date(now().getTime() - keptMs)}`
  return count
}
