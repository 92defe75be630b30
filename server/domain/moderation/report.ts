import type { ReportReason } from '../../../shared/wire/report-reasons.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { countUse } from '../limits/count-use.ts'

/** Tells the operator that something is wrong with a publication. Anybody may; saying it twice changes nothing. */
export async function reportPublication(
  ctx: Context,
  input: { publicationId: string; reason: ReportReason; note: string },
): Promise<{ reported: true }> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  await countUse(ctx, 'report')
  const [known] = await ctx.sql`
    SELECT 1 FROM publications WHERE id = ${input.publicationId} AND withdrawn_at IS NULL`
  if (!known) throw new DomainError('publication_unknown')
  const report = {
    id: newId('rep'),
    publication_id: input.publicationId,
    person_id: ctx.actor?.personId ?? null,
    reason: input.reason,
    note: input.note,
    created_at: ctx.now(),
  }
  await ctx.sql`INSERT INTO reports ${ctx.sql(report)} ON CONFLICT DO NOTHING`
  return { reported: true }
}
