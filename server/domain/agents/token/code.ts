import { createHash } from 'node:crypto'
import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { hashToken, sameSecret } from '../../../kernel/secrets.ts'
import type { TokenAnswer } from './answer.ts'
import { startFamily } from './family.ts'
import type { TokenRequest } from './request.ts'

interface CodeRow {
  grant_id: string
  redirect_uri: string
  scopes: Scope[]
  code_challenge: string
  resource: string
}

/** A code is spent by the first request of its client, whatever comes of it. */
export async function redeemCode(ctx: Context, request: TokenRequest): Promise<TokenAnswer> {
  const hash = hashToken(request.form.get('code') ?? '')
  const answer = await ctx.sql.begin(async (tx) => {
    const row = await spend(ctx, tx, hash, request.clientId)
    return row && isFor(row, request.form) ? startFamily(ctx, tx, hash, row) : null
  })
  if (answer) return answer
  await punishReplay(ctx, hash, request.clientId)
  throw new DomainError('oauth_grant_refused')
}

async function spend(
  ctx: Context,
  tx: Transaction,
  hash: Buffer,
  clientId: string,
): Promise<CodeRow | null> {
  const [row] = await tx<CodeRow[]>`
    UPDATE authorization_codes c SET consumed_at = ${ctx.now()} FROM grants g
    WHERE c.code_hash = ${hash} AND c.client_id = ${clientId} AND c.consumed_at IS NULL
      AND c.expires_at > ${ctx.now()} AND g.id = c.grant_id AND g.revoked_at IS NULL
    RETURNING c.grant_id, c.redirect_uri, c.scopes, c.code_challenge, c.resource`
  return row ?? null
}

/** RFC 7636 §4.6, and RFC 6749 §4.1.3: the redirect_uri values of both requests "MUST be identical". */
function isFor(row: CodeRow, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? ''
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return sameSecret(challenge, row.code_challenge) && form.get('redirect_uri') === row.redirect_uri
}

/**
 * OAuth 2.1 §4.1.3: "If an authorization code is used more than once, the authorization server MUST
 * deny the request and SHOULD revoke (when possible) all access tokens and refresh tokens previously
 * issued based on that authorization code."
 */
async function punishReplay(ctx: Context, hash: Buffer, clientId: string): Promise<void> {
  await ctx.sql`
    UPDATE token_families f SET revoked_at = ${ctx.now()} FROM authorization_codes c
    WHERE c.code_hash = ${hash} AND c.client_id = ${clientId} AND f.id = c.family_id AND f.revoked_at IS NULL`
}
