import type { IdentityView } from '../../../shared/wire/people.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Config } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { serviceName } from '../../upstream/find-provider.ts'

/** What the sign-in page may offer here. */
export function waysIn(ctx: Context) {
  const { config } = ctx
  return {
    providers: (['google', 'github', 'oidc'] as const)
      .filter((id) => config.providers[id])
      .map((id) => ({ id, name: serviceName(config, id) })),
    passkeys: passkeysPossible(config),
    demo: true,
  }
}

/** WebAuthn binds a passkey to a name; a bare address has none. */
function passkeysPossible(config: Config): boolean {
  const { hostname } = new URL(config.baseUrl)
  return !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
}

export async function listIdentities(ctx: Context): Promise<IdentityView[]> {
  const { personId } = signedIn(ctx)
  const rows = await ctx.sql<{ provider: string; email: string | null; created_at: Date }[]>`
    SELECT provider, email, created_at FROM identities
    WHERE person_id = ${personId} ORDER BY created_at`
  return rows.map((row) => ({
    provider: row.provider,
    name: serviceName(ctx.config, row.provider),
    email: row.email,
    createdAt: row.created_at.getTime(),
  }))
}

export async function unlinkIdentity(
  ctx: Context,
  input: { provider: string },
): Promise<{ provider: string }> {
  const { personId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await lockPerson(tx, personId)
    const gone = await tx`
      DELETE FROM identities WHERE person_id = ${personId} AND provider = ${input.provider}`
    if (gone.count === 0) throw new DomainError('identity_unknown')
    await requireAnotherSignIn(tx, personId)
  })
  return input
}

/** Two removals at once must not each count on what the other takes away. */
export async function lockPerson(tx: Transaction, personId: string): Promise<void> {
  await tx`SELECT 1 FROM people WHERE id = ${personId} FOR UPDATE`
}

/** Called after a way in was taken away: if none is left, everything is as it was. */
export async function requireAnotherSignIn(tx: Transaction, personId: string): Promise<void> {
  const [row] = await tx<{ left: boolean }[]>`
    SELECT (p.password_hash IS NOT NULL AND p.email IS NOT NULL)
      OR EXISTS (SELECT 1 FROM identities i WHERE i.person_id = p.id)
      OR EXISTS (SELECT 1 FROM passkeys k WHERE k.person_id = p.id) AS left
    FROM people p WHERE p.id = ${personId}`
  if (!row?.left) throw new DomainError('last_way_in')
}
