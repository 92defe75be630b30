import { signedIn } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { DomainError } from '../../../errors.ts'

/** One statement ends every token, withdraws what still waits, and switches off what was automatic. */
export async function revoke(
  ctx: Context,
  input: { grantId: string },
): Promise<{ grantId: string }> {
  const actor = signedIn(ctx)
  const now = ctx.now()
  const [row] = await ctx.sql<{ id: string }[]>`
    WITH revoked AS (
      UPDATE grants SET revoked_at = ${now}, auto_approve = '{}'
      WHERE id = ${input.grantId} AND person_id = ${actor.personId} AND revoked_at IS NULL RETURNING id
    ), withdrawn AS (
      UPDATE proposals SET status = 'withdrawn', decided_at = ${now}
      WHERE grant_id IN (SELECT id FROM revoked) AND status = 'needs_user_confirmation'
    )
    SELECT id FROM revoked`
  if (!row) throw new DomainError('connection_unknown')
  await ctx.notices.tell('proposals', actor.personId)
  return { grantId: row.id }
}
