import type { ReportReason } from '../../../shared/wire/report-reasons.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { countUse } from '../limits/count-use.ts'

interface Reporting {
  publicationId: string
  commentId?: string | undefined
  reason: ReportReason
  note: string
}

/**
 * Tells the operator that something is wrong with a publication, or with a comment under it. Anybody may;
 * saying it twice changes nothing.
 */
export async function reportPublication(
  ctx: Context,
  { publicationId, commentId, reason, note }: Reporting,
): Promise<{ reported: true }> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  await countUse(ctx, 'report')
  const [known] = await ctx.sql`
    SELECT 1 FROM publications WHERE id = ${publicationId} AND withdrawn_at IS NULL`
  if (!known) throw new DomainError('publication_unknown')
  if (commentId !== undefined) await requireComment(ctx, publicationId, commentId)
  const report = {
    id: newId('rep'),
    publication_id: publicationId,
    comment_id: commentId ?? null,
    person_id: ctx.actor?.personId ?? null,
    reason,
    note,
    created_at: ctx.now(),
  }
  await ctx.sql`INSERT INTO reports ${ctx.sql(report)} ON CONFLICT DO NOTHING`
  return { reported: true }
}

async function requireComment(
  ctx: Context,
  publicationId: string,
  commentId: string,
): Promise<void> {
  const [known] = await ctx.sql`
    SELECT 1 FROM comments WHERE id = ${commentId} AND publication_id = ${publicationId}
      AND removed_at IS NULL AND hidden_because IS NULL`
  if (!known) throw new DomainError('comment_unknown')
}
