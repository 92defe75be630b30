import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { Context } from '../../../context.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { lifeOfAccess, lifeOfRefresh, type TokenAnswer, tokenAnswer } from './answer.ts'
import type { Presented } from './refresh.ts'
import { sealSuccessor } from './sealed-successor.ts'

/** Spends the token and makes its successor in one statement; null when it was not there to spend. */
export async function rotate(ctx: Context, presented: Presented): Promise<TokenAnswer | null> {
  const refresh = newToken('krt')
  const access = newToken('kat')
  const now = ctx.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const [row] = await ctx.sql<{ scopes: Scope[] }[]>`
    WITH spent AS (
      UPDATE refresh_tokens t SET rotated_at = ${now}, successor_hash = ${hashToken(refresh)},
        sealed_successor = ${sealSuccessor(refresh, presented.token)}
      FROM token_families f JOIN grants g ON g.id = f.grant_id JOIN people p ON p.id = g.person_id
      WHERE t.token_hash = ${presented.hash} AND t.rotated_at IS NULL AND t.expires_at > ${now}
        AND f.id = t.family_id AND f.revoked_at IS NULL AND f.expires_at > ${now}
        AND g.revoked_at IS NULL AND g.client_id = ${presented.clientId}
        AND (p.demo_until IS NULL OR p.demo_until > ${now})
        AND coalesce(${presented.scopes}::text[], f.scopes) <@ f.scopes
      RETURNING f.id, coalesce(${presented.scopes}::text[], f.scopes) AS scopes, f.expires_at AS ends_at
    ), next AS (
      INSERT INTO refresh_tokens (token_hash, family_id, created_at, expires_at)
      SELECT ${hashToken(refresh)}, id, ${now}, least(${after(lifeOfRefresh)}, ends_at) FROM spent
    ), opened AS (
      INSERT INTO access_tokens (token_hash, family_id, scopes, expires_at)
      SELECT ${hashToken(access)}, id, scopes, least(${after(lifeOfAccess * 1000)}, ends_at) FROM spent
    )
    SELECT scopes FROM spent`
  return row ? tokenAnswer(access, refresh, row.scopes) : null
}
