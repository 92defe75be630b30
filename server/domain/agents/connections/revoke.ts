import type { Queryable } from '../../../db/client.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'

/** Ends every token of one program at once. */
export async function revoke(
  ctx: Context,
  input: { grantId: string },
): Promise<{ grantId: string }> {
  const actor = signedIn(ctx)
  const ended = await endGrants(ctx, ctx.sql, actor.personId, input)
  if (ended.length === 0) throw new DomainError('connection_unknown')
  await ctx.notices.tell('proposals', actor.personId)
  return input
}

/**
 * One statement ends every token, withdraws what still waits, and switches off what was automatic:
 * of one program, of those in one kitchen, or of all that this person let in. Gives their names.
 */
export async function endGrants(
  ctx: Context,
  sql: Queryable,
  personId: string,
  of: { grantId?: string; kitchenId?: string } = {},
): Promise<string[]> {
  const now = ctx.now()
  // grants_person
  const rows = await sql<{ name: string }[]>`
    WITH revoked AS (
      UPDATE grants SET revoked_at = ${now}, auto_approve = '{}'
      WHERE person_id = ${personId} AND revoked_at IS NULL
        AND (${of.grantId ?? null}::text IS NULL OR id = ${of.grantId ?? null})
        AND (${of.kitchenId ?? null}::text IS NULL OR kitchen_id = ${of.kitchenId ?? null})
      RETURNING id, client_id
    ), withdrawn AS (
      UPDATE proposals SET status = 'withdrawn', decided_at = ${now}
      WHERE grant_id IN (SELECT id FROM revoked) AND status = 'needs_user_confirmation'
    )
    SELECT c.name FROM revoked r JOIN clients c ON c.id = r.client_id ORDER BY c.name`
  return rows.map((row) => row.name)
}
