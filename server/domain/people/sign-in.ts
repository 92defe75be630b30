import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { takeLimit } from '../limits/take.ts'
import { tryPassword } from './sign-in-backoff.ts'
import { renew, type SignedIn } from './sign-up.ts'

/** One answer, in one length of time, whether the person does not exist or the password is wrong. */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
): Promise<SignedIn> {
  await takeLimit(ctx, 'signIn')
  const email = input.email.trim().toLowerCase()
  // people_email
  const [row] = await ctx.sql<{ id: string; password_hash: string | null }[]>`
    SELECT id, password_hash FROM people WHERE lower(email) = ${email}`
  const agrees = await tryPassword(ctx, email, () =>
    ctx.passwords.verify(input.password.slice(0, 4000), row?.password_hash ?? null),
  )
  if (!row || !agrees) throw new DomainError('sign_in_refused')
  return ctx.sql.begin((tx) => renew(ctx, tx, row.id))
}
