import type { Scope } from '../../../../shared/wire/scopes.ts'
import { signedIn } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/client.ts'
import { DomainError } from '../../../errors.ts'
import { newId } from '../../../ids.ts'
import { hashToken, newToken } from '../../../secrets.ts'
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
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    const request = await takeRequest(ctx, tx, input.requestId)
    const send = (answer: Parameters<typeof answerTo>[3]) => ({
      redirectTo: answerTo(ctx.config, request.redirect_uri, request.state, answer),
    })
    if (!input.allow) return send({ error: 'access_denied' })
    const allowed = request.scopes.filter((scope) => input.scopes?.includes(scope) ?? true)
    if (allowed.length === 0) throw new DomainError('consent_no_scope')
    return send({ code: await mintCode(ctx, tx, request, allowed) })
  })
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
  const grantId = await widenGrant(ctx, tx, request.client_id, allowed)
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

/** One grant a person and client; each token keeps to the scopes of its own consent. */
async function widenGrant(
  ctx: Context,
  tx: Transaction,
  clientId: string,
  allowed: readonly Scope[],
): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO grants (id, person_id, client_id, scopes, created_at)
    VALUES (${newId('gra')}, ${signedIn(ctx).personId}, ${clientId}, ${allowed}, ${ctx.now()})
    ON CONFLICT (person_id, client_id) WHERE revoked_at IS NULL DO UPDATE SET scopes =
      ARRAY(SELECT DISTINCT unnest(grants.scopes || excluded.scopes))
    RETURNING id`
  if (!row) throw new Error('An upsert of a grant always returns its row.')
  return row.id
}
