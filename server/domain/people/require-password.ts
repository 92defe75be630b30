import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { tryPassword } from './sign-in-backoff.ts'

const recent = 10 * 60 * 1000

/** An open browser is not its owner: before what cannot be taken back, the password once more. */
export async function requirePassword(ctx: Context, password: string | undefined): Promise<void> {
  const { personId } = signedIn(ctx)
  const [row] = await ctx.sql<{ password_hash: string | null }[]>`
    SELECT password_hash FROM people WHERE id = ${personId}`
  if (!row?.password_hash) return proveRecentSignIn(ctx)
  const hash = row.password_hash
  const agrees = await tryPassword(ctx, { account: personId }, () =>
    ctx.passwords.verify((password ?? '').slice(0, 4000), hash),
  )
  if (!agrees) throw new DomainError('password_wrong')
}

/** For people who have no password: they signed in some other way, minutes ago. */
async function proveRecentSignIn(ctx: Context): Promise<void> {
  const actor = signedIn(ctx)
  if (actor.demo) return
  const since = new Date(ctx.now().getTime() - recent)
  const [row] = await ctx.sql`
    SELECT 1 FROM sessions WHERE id = ${actor.sessionId} AND created_at > ${since}`
  if (!row) throw new DomainError('sign_in_again')
}
