import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { Sql } from '../../../db/client.ts'
import { createCoalescer } from '../../../kernel/coalescer.ts'
import type { Context } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { lifeOfAccess, lifeOfRefresh, type TokenAnswer, tokenAnswer } from './answer.ts'
import type { Presented } from './presented.ts'
import { sealSuccessor } from './sealed-successor.ts'

/** What goes into the statement: of every secret only its hash, or its sealed form. */
interface Rotation {
  now: Date
  hash: string
  clientId: string
  scopes: string | null
  refreshHash: string
  sealed: string
  accessHash: string
}

const batches = new WeakMap<Sql, ReturnType<typeof createCoalescer<Rotation, Scope[]>>>()

/** Spends the token and makes its successor; null when it was not there to spend. */
export async function rotate(ctx: Context, presented: Presented): Promise<TokenAnswer | null> {
  const refresh = newToken('krt')
  const access = newToken('kat')
  const batch =
    batches.get(ctx.sql) ??
    // Most of a write is waiting for the disk, so several may be on their way.
    createCoalescer((all: Rotation[]) => rotateAll(ctx.sql, all), { atOnce: 4 })
  batches.set(ctx.sql, batch)
  const scopes = await batch({
    now: ctx.now(),
    hash: presented.hash.toString('hex'),
    clientId: presented.clientId,
    scopes: presented.scopes?.join(' ') ?? null,
    refreshHash: hashToken(refresh).toString('hex'),
    sealed: sealSuccessor(refresh, presented.token).toString('hex'),
    accessHash: hashToken(access).toString('hex'),
  })
  return scopes && tokenAnswer(access, refresh, scopes)
}

/**
 * One statement for all. The tokens are locked in one order, so that two servers never wait for
 * each other; whoever waited finds the token spent and gets nothing.
 */
async function rotateAll(sql: Sql, all: Rotation[]): Promise<(Scope[] | null)[]> {
  const now = all[0]?.now ?? new Date()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const column = (name: 'hash' | 'clientId' | 'scopes' | 'refreshHash' | 'sealed' | 'accessHash') =>
    all.map((one) => one[name])
  // refresh_tokens by its key, then one row of each by its key
  const rows = await sql<{ refresh_hash: string; scopes: Scope[] }[]>`
    WITH asked AS (
      SELECT decode(hash, 'hex') AS hash, client_id, string_to_array(scopes, ' ') AS scopes,
        decode(refresh_hash, 'hex') AS refresh_hash, decode(sealed, 'hex') AS sealed,
        decode(access_hash, 'hex') AS access_hash
      FROM unnest(${column('hash')}::text[], ${column('clientId')}::text[], ${column('scopes')}::text[],
        ${column('refreshHash')}::text[], ${column('sealed')}::text[], ${column('accessHash')}::text[])
        AS a(hash, client_id, scopes, refresh_hash, sealed, access_hash)
    ), held AS (
      SELECT token_hash FROM refresh_tokens
      WHERE token_hash = ANY(ARRAY(SELECT hash FROM asked)) AND rotated_at IS NULL
      ORDER BY token_hash FOR UPDATE
    ), spent AS (
      UPDATE refresh_tokens t SET rotated_at = ${now}, successor_hash = a.refresh_hash,
        sealed_successor = a.sealed
      FROM held h JOIN asked a ON a.hash = h.token_hash, token_families f
        JOIN grants g ON g.id = f.grant_id JOIN people p ON p.id = g.person_id
      WHERE t.token_hash = h.token_hash AND t.rotated_at IS NULL AND t.expires_at > ${now}
        AND f.id = t.family_id AND f.revoked_at IS NULL AND f.expires_at > ${now}
        AND g.revoked_at IS NULL AND g.client_id = a.client_id
        AND (p.demo_until IS NULL OR p.demo_until > ${now})
        AND coalesce(a.scopes, f.scopes) <@ f.scopes
      RETURNING f.id, coalesce(a.scopes, f.scopes) AS scopes, f.expires_at AS ends_at,
        a.refresh_hash, a.access_hash
    ), next AS (
      INSERT INTO refresh_tokens (token_hash, family_id, created_at, expires_at)
      SELECT refresh_hash, id, ${now}, least(${after(lifeOfRefresh)}, ends_at) FROM spent
    ), opened AS (
      INSERT INTO access_tokens (token_hash, family_id, scopes, expires_at)
      SELECT access_hash, id, scopes, least(${after(lifeOfAccess * 1000)}, ends_at) FROM spent
    )
    SELECT encode(refresh_hash, 'hex') AS refresh_hash, scopes FROM spent`
  const given = new Map(rows.map((row) => [row.refresh_hash, row.scopes]))
  return all.map((one) => given.get(one.refreshHash) ?? null)
}
