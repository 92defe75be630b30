import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Context } from '../../../kernel/context.ts'
import { newId } from '../../../kernel/ids.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import {
  lifeOfAccess,
  lifeOfFamily,
  lifeOfRefresh,
  type TokenAnswer,
  tokenAnswer,
} from './answer.ts'

interface Origin {
  grant_id: string
  scopes: Scope[]
  resource: string
}

/** The first pair of tokens that a code gives, and the family that they and their successors belong to. */
export async function startFamily(
  ctx: Context,
  tx: Transaction,
  codeHash: Buffer,
  origin: Origin,
): Promise<TokenAnswer> {
  const id = newId('fam')
  const access = newToken('kat')
  const refresh = newToken('krt')
  const now = ctx.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  await tx`
    INSERT INTO token_families (id, grant_id, scopes, resource, created_at, expires_at)
    VALUES (${id}, ${origin.grant_id}, ${origin.scopes}, ${origin.resource}, ${now}, ${after(lifeOfFamily)})`
  await tx`
    INSERT INTO refresh_tokens (token_hash, family_id, created_at, expires_at)
    VALUES (${hashToken(refresh)}, ${id}, ${now}, ${after(lifeOfRefresh)})`
  await tx`
    INSERT INTO access_tokens (token_hash, family_id, scopes, expires_at)
    VALUES (${hashToken(access)}, ${id}, ${origin.scopes}, ${after(lifeOfAccess * 1000)})`
  await tx`UPDATE authorization_codes SET family_id = ${id} WHERE code_hash = ${codeHash}`
  return tokenAnswer(access, refresh, origin.scopes)
}
