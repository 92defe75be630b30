import {
  type AppliedChange,
  type ProposalKind,
  scopeOfKind,
} from '../../../shared/wire/proposals.ts'
import type { Scope } from '../../../shared/wire/scopes.ts'
import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { type AgentContext, requireScope } from '../agents/access.ts'
import type { Kind } from './kind.ts'
import { type InputOf, kinds } from './kinds.ts'
import { requestHash } from './request-hash.ts'

const week = 7 * 24 * 60 * 60 * 1000
const mostWaiting = 50
const mostADay = 300

/** How long after it was applied the same request is taken for a repeated call, and not for a second wish. */
const repeatedWithin = 10 * 60 * 1000

export type ProposeAnswer = {
  proposalId: string
  /** The same was asked for before: nothing new was made. */
  repeated: boolean
} & (
  | { status: 'needs_user_confirmation'; confirmationUrl: string; expiresAt: Date }
  | { status: 'applied'; applied: AppliedChange }
)

/** Keeps what an agent asks for until the person decides, or applies it where they said not to be asked. */
export async function propose<K extends ProposalKind>(
  ctx: AgentContext,
  name: K,
  input: InputOf<K>,
): Promise<ProposeAnswer> {
  const kind = kinds[name] as unknown as Kind<InputOf<K>, unknown>
  requireScope(ctx, scopeOfKind[name])
  const answer = await ctx.sql.begin(async (tx): Promise<ProposeAnswer> => {
    const grant = await lockGrant(ctx, tx, name)
    const hash = requestHash(name, input)
    const before = await madeBefore(ctx, tx, hash)
    if (before) return before
    await takeQuota(ctx, tx, grant)
    const { automatic } = grant
    const payload = await kind.prepare(ctx, tx, input)
    const applied = automatic ? await kind.apply(ctx, tx, payload) : null
    const id = newId('prop')
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + week)
    await tx`
      INSERT INTO proposals (id, grant_id, person_id, kind, payload, status, automatic, created_at,
        expires_at, decided_at, applied, request_hash)
      VALUES (${id}, ${ctx.grant.id}, ${ctx.actor.personId}, ${name}, ${tx.json(payload as never)},
        ${applied ? 'applied' : 'needs_user_confirmation'}, ${automatic}, ${now}, ${expiresAt},
        ${applied ? now : null}, ${applied ? tx.json(applied as never) : null}, ${hash})`
    return answerOf(ctx, { id, expires_at: expiresAt, applied }, false)
  })
  if (!answer.repeated) await ctx.notices.tell('proposals', ctx.actor.personId)
  return answer
}

/** Where the person decides. The address carries no authority. */
export function confirmationUrl({ config }: Context, id: string): string {
  return `${config.baseUrl}/mcp/proposals/${id}`
}

interface MadeRow {
  id: string
  expires_at: Date
  applied: AppliedChange | null
}

function answerOf(ctx: AgentContext, made: MadeRow, repeated: boolean): ProposeAnswer {
  const { id: proposalId, expires_at: expiresAt, applied } = made
  if (applied) return { status: 'applied', proposalId, repeated, applied }
  const link = confirmationUrl(ctx, proposalId)
  return {
    status: 'needs_user_confirmation',
    proposalId,
    repeated,
    confirmationUrl: link,
    expiresAt,
  }
}

/**
 * The grant, held until the transaction ends: its revocation waits, of two equal requests at once the
 * second finds what the first has made, and no two proposals get through where one was left.
 */
async function lockGrant(ctx: AgentContext, tx: Transaction, name: ProposalKind) {
  const [grant] = await tx<{ automatic: boolean; scopes: Scope[] }[]>`
    SELECT ${name} = ANY(auto_approve) AS automatic, scopes FROM grants
    WHERE id = ${ctx.grant.id} AND revoked_at IS NULL FOR UPDATE`
  if (!grant) throw new DomainError('token_refused')
  requireScope({ grant }, scopeOfKind[name])
  return grant
}

/** What the same grant was given for the same request, while it waits or was applied just now. */
async function madeBefore(
  ctx: AgentContext,
  tx: Transaction,
  hash: Buffer,
): Promise<ProposeAnswer | null> {
  const since = new Date(ctx.now().getTime() - repeatedWithin)
  // proposals_request
  const [made] = await tx<MadeRow[]>`
    SELECT id, expires_at, applied FROM proposals
    WHERE grant_id = ${ctx.grant.id} AND request_hash = ${hash}
      AND (status = 'needs_user_confirmation' AND expires_at > ${ctx.now()}
        OR status = 'applied' AND decided_at > ${since})
    ORDER BY created_at DESC LIMIT 1`
  return made ? answerOf(ctx, made, true) : null
}

async function takeQuota(
  ctx: AgentContext,
  tx: Transaction,
  grant: { automatic: boolean },
): Promise<void> {
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
}
