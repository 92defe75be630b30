import type { ProposalKind } from '../../../../shared/wire/proposals.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'

/** Lets one program make one kind of change without asking, until it is switched off or revoked. */
export async function setAutoApproval(
  ctx: Context,
  input: { grantId: string; kind: ProposalKind; on: boolean },
): Promise<{ grantId: string; kind: ProposalKind; on: boolean }> {
  const actor = signedIn(ctx)
  const { sql } = ctx
  const changed = await sql`
    UPDATE grants SET auto_approve = array_remove(auto_approve, ${input.kind})
      || ${input.on ? [input.kind] : []}::text[]
    WHERE id = ${input.grantId} AND person_id = ${actor.personId} AND revoked_at IS NULL`
  if (changed.count === 0) throw new DomainError('connection_unknown')
  return input
}
