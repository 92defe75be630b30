import type { AppliedChange, ProposalKind } from '../../../shared/wire/proposals.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { type AgentContext, requireScope } from '../agents/access.ts'
import type { Kind } from './kind.ts'
import { type InputOf, kinds } from './kinds.ts'

const week = 7 * 24 * 60 * 60 * 1000
const mostWaiting = 50
const mostADay = 300

export type ProposeAnswer =
  | {
      status: 'needs_user_confirmation'
      proposalId: string
      confirmationUrl: string
      expiresAt: Date
    }
  | { status: 'applied'; proposalId: string; applied: AppliedChange }

/** Keeps what an agent asks for until the person decides, or applies it where they said not to be asked. */
export async function propose<K extends ProposalKind>(
  ctx: AgentContext,
  name: K,
  input: InputOf<K>,
): Promise<ProposeAnswer> {
  const kind = kinds[name] as unknown as Kind<InputOf<K>, unknown>
  requireScope(ctx, kind.scope)
  const answer = await ctx.sql.begin(async (tx): Promise<ProposeAnswer> => {
    const automatic = await takeQuota(ctx, tx, name)
    const payload = await kind.prepare(ctx, tx, input)
    const applied = automatic ? await kind.apply(ctx, tx, payload) : null
    const id = newId('prop')
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + week)
    await tx`
      INSERT INTO proposals (id, grant_id, person_id, kind, payload, status, automatic, created_at,
        expires_at, decided_at, applied)
      VALUES (${id}, ${ctx.grant.id}, ${ctx.actor.personId}, ${name}, ${tx.json(payload as never)},
        ${applied ? 'applied' : 'needs_user_confirmation'}, ${automatic}, ${now}, ${expiresAt},
        ${applied ? now : null}, ${applied ? tx.json(applied as never) : null})`
    if (applied) return { status: 'applied', proposalId: id, applied }
    const confirmationUrl = `${ctx.config.baseUrl}/mcp/proposals/${id}`
    return { status: 'needs_user_confirmation', proposalId: id, confirmationUrl, expiresAt }
  })
  await ctx.notices.tell('proposals', ctx.actor.personId)
  return answer
}

/**
 * Says whether the person wants this kind done without asking. The lock on the grant makes its
 * revocation wait, and lets no two proposals through where one was left.
 */
async function takeQuota(ctx: AgentContext, tx: Transaction, name: ProposalKind): Promise<boolean> {
  const [grant] = await tx<{ automatic: boolean }[]>`
    SELECT ${name} = ANY(auto_approve) AS automatic FROM grants
    WHERE id = ${ctx.grant.id} AND revoked_at IS NULL FOR UPDATE`
  if (!grant) throw new DomainError('token_refused')
  const dayAgo = new Date(ctx.now().getTime() - 24 * 60 * 60 * 1000)
  // proposals_grant
  const [made] = await tx<{ waiting: number; today: number }[]>`
    SELECT count(*) FILTER (WHERE status = 'needs_user_confirmation' AND expires_at > ${ctx.now()})::int AS waiting,
      count(*) FILTER (WHERE created_at > ${dayAgo})::int AS today
    FROM proposals WHERE grant_id = ${ctx.grant.id}`
  if (!grant.automatic && (made?.waiting ?? 0) >= mostWaiting)
    throw new DomainError('proposals_too_many', { limit: mostWaiting })
  if ((made?.today ?? 0) >= mostADay)
    throw new DomainError('rate_limited', { seconds: 24 * 60 * 60 })
  return grant.automatic
}
