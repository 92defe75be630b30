import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { lifeOfAccess, type TokenAnswer, tokenAnswer } from './answer.ts'
import type { Presented } from './presented.ts'
import { openSuccessor } from './sealed-successor.ts'

/** How long a client whose answer was lost may ask once more. */
const patience = 60_000

interface SpentRow {
  family_id: string
  scopes: Scope[]
  rotated_at: Date | null
  sealed_successor: Buffer | null
  successor_unused: boolean | null
  live: boolean
}

/**
 * A token that could not be spent. The last one to be spent gives its successor again, for a
 * minute; an older one, or a later try, means that two parties hold it, so the family ends.
 */
export async function repeatRotation(
  ctx: Context,
  presented: Presented,
): Promise<TokenAnswer | null> {
  const row = await findSpent(ctx, presented)
  if (!row?.live) return null
  if (presented.scopes && !presented.scopes.every((scope) => row.scopes.includes(scope)))
    throw new DomainError('oauth_scope_wider')
  if (row.rotated_at === null) return null
  const recent = ctx.now().getTime() - row.rotated_at.getTime() <= patience
  if (recent && row.successor_unused && row.sealed_successor) {
    const scopes = presented.scopes ?? row.scopes
    const successor = openSuccessor(row.sealed_successor, presented.token)
    // Sealed with this very token: it opens, unless the row was damaged, and then nothing is given.
    if (successor === null) return null
    return tokenAnswer(await openAccess(ctx, row.family_id, scopes), successor, scopes)
  }
  await ctx.sql`
    UPDATE token_families SET revoked_at = ${ctx.now()} WHERE id = ${row.family_id} AND revoked_at IS NULL`
  return null
}

async function findSpent(ctx: Context, presented: Presented): Promise<SpentRow | null> {
  const now = ctx.now()
  const [row] = await ctx.sql<SpentRow[]>`
    SELECT t.family_id, f.scopes, t.rotated_at, t.sealed_successor, s.rotated_at IS NULL AS successor_unused,
      f.revoked_at IS NULL AND f.expires_at > ${now} AND g.revoked_at IS NULL AND t.expires_at > ${now}
        AND (p.demo_until IS NULL OR p.demo_until > ${now}) AS live
    FROM refresh_tokens t
    JOIN token_families f ON f.id = t.family_id
    JOIN grants g ON g.id = f.grant_id
    JOIN people p ON p.id = g.person_id
    LEFT JOIN refresh_tokens s ON s.token_hash = t.successor_hash
    WHERE t.token_hash = ${presented.hash} AND g.client_id = ${presented.clientId}`
  return row ?? null
}

async function openAccess(
  ctx: Context,
  familyId: string,
  scopes: readonly Scope[],
): Promise<string> {
  const access = newToken('kat')
  const until = new Date(ctx.now().getTime() + lifeOfAccess * 1000)
  await ctx.sql`
    INSERT INTO access_tokens (token_hash, family_id, scopes, expires_at)
    VALUES (${hashToken(access)}, ${familyId}, ${scopes}, ${until})`
  return access
}
