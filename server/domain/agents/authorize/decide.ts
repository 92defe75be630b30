import { type ProposalKind, proposalKinds, scopeOfKind } from '../../../../shared/wire/proposals.ts'
import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { Transaction } from '../../../db/client.ts'
import { registered, signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { touchClient } from '../clients/client.ts'
import { answerTo } from './answer.ts'

const lifeOfCode = 60_000

export interface Decision {
  requestId: string
  allow: boolean
  scopes?: readonly Scope[] | undefined
}

interface RequestRow {
  client_id: string
  redirect_uri: string
  scopes: Scope[]
  state: string | null
  code_challenge: string
  resource: string
}

/** The person's answer, once. What the client asked for is read from here, never from the page. */
export async function decide(ctx: Context, input: Decision): Promise<{ redirectTo: string }> {
  const { personId } = input.allow ? registered(ctx) : signedIn(ctx)
  const answer = await ctx.sql.begin(async (tx) => {
    const request = await takeRequest(ctx, tx, input.requestId)
    const send = (answer: Parameters<typeof answerTo>[3]) => ({
      redirectTo: answerTo(ctx.config, request.redirect_uri, request.state, answer),
    })
    if (!input.allow) return send({ error: 'access_denied' })
    const allowed = request.scopes.filter((scope) => input.scopes?.includes(scope) ?? true)
    if (allowed.length === 0) throw new DomainError('consent_no_scope')
    return send({ code: await mintCode(ctx, tx, request, allowed) })
  })
  await ctx.notices.tell('proposals', personId)
  return answer
}

/** Of two submits at once, one finds the request undecided and the other finds nothing. */
async function takeRequest(ctx: Context, tx: Transaction, id: string): Promise<RequestRow> {
  const actor = signedIn(ctx)
  const [row] = await tx<RequestRow[]>`
    UPDATE consent_requests SET decided_at = ${ctx.now()}
    WHERE id = ${id} AND session_id = ${actor.sessionId} AND person_id = ${actor.personId}
      AND decided_at IS NULL AND expires_at > ${ctx.now()}
    RETURNING client_id, redirect_uri, scopes, state, code_challenge, resource`
  if (!row) throw new DomainError('consent_unknown')
  return row
}

async function mintCode(
  ctx: Context,
  tx: Transaction,
  request: RequestRow,
  allowed: readonly Scope[],
): Promise<string> {
  const refused = request.scopes.filter((scope) => !allowed.includes(scope))
  const grantId = await setGrant(ctx, tx, request.client_id, allowed, refused)
  if (refused.length > 0) await takeAway(ctx, tx, grantId, refused)
  const code = newToken('kac')
  const now = ctx.now()
  await tx`
    INSERT INTO authorization_codes (code_hash, grant_id, client_id, redirect_uri, scopes,
      code_challenge, resource, created_at, expires_at)
    VALUES (${hashToken(code)}, ${grantId}, ${request.client_id}, ${request.redirect_uri}, ${allowed},
      ${request.code_challenge}, ${request.resource}, ${now}, ${new Date(now.getTime() + lifeOfCode)})`
  await touchClient(ctx, tx, request.client_id)
  return code
}

/**
 * One grant a person, client and kitchen; each token keeps to the scopes of its own consent. What was not
 * asked about stays as it was.
 */
async function setGrant(
  ctx: Context,
  tx: Transaction,
  clientId: string,
  allowed: readonly Scope[],
  refused: readonly Scope[],
): Promise<string> {
  const { personId, kitchenId } = signedIn(ctx)
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO grants (id, person_id, kitchen_id, client_id, scopes, created_at)
    VALUES (${newId('gra')}, ${personId}, ${kitchenId}, ${clientId}, ${allowed}, ${ctx.now()})
    ON CONFLICT (person_id, client_id, kitchen_id) WHERE revoked_at IS NULL DO UPDATE SET scopes =
      ARRAY(SELECT DISTINCT s FROM unnest(grants.scopes || excluded.scopes) s
        WHERE s <> ALL(${refused}::text[])),
      auto_approve = ARRAY(SELECT k FROM unnest(grants.auto_approve) k
        WHERE k <> ALL(${kindsOf(refused)}::text[]))
    RETURNING id`
  if (!row) throw new Error('An upsert of a grant always returns its row.')
  return row.id
}

/**
 * What a person unticks, an earlier consent may have given: it goes from the codes and tokens of
 * then, and what waits for it is withdrawn. Codes first, since one of them may be turning into
 * tokens right now.
 */
async function takeAway(
  ctx: Context,
  tx: Transaction,
  grantId: string,
  refused: readonly Scope[],
): Promise<void> {
  const now = ctx.now()
  const left = tx`ARRAY(SELECT s FROM unnest(scopes) s WHERE s <> ALL(${refused}::text[]))`
  // authorization_codes_grant
  await tx`
    UPDATE authorization_codes SET scopes = ${left},
      consumed_at = CASE WHEN scopes <@ ${refused}::text[] THEN ${now}::timestamptz END
    WHERE grant_id = ${grantId} AND consumed_at IS NULL AND scopes && ${refused}::text[]`
  // token_families_grant
  await tx`
    UPDATE token_families SET scopes = ${left},
      revoked_at = CASE WHEN scopes <@ ${refused}::text[] THEN ${now}::timestamptz END
    WHERE grant_id = ${grantId} AND revoked_at IS NULL AND scopes && ${refused}::text[]`
  // proposals_grant
  await tx`
    UPDATE proposals SET status = 'withdrawn', decided_at = ${now}
    WHERE grant_id = ${grantId} AND status = 'needs_user_confirmation'
      AND kind = ANY(${kindsOf(refused)}::text[])`
}

function kindsOf(scopes: readonly Scope[]): ProposalKind[] {
  return proposalKinds.filter((kind) => scopes.includes(scopeOfKind[kind]))
}
