import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countUse } from '../limits/count-use.ts'
import { knownDevice } from './known-devices.ts'
import { tryPassword } from './sign-in-backoff.ts'
import { renew, type SignedIn } from './sign-up.ts'

/**
 * One answer, in one length of time, whether the person does not exist or the password is wrong. On
 * a device of their own nobody's guesses elsewhere keep them waiting, nor a neighbour's behind the
 * same address.
 */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string; sealedDevice: string | null },
): Promise<SignedIn> {
  const email = input.email.trim().toLowerCase()
  // people_email
  const [row] = await ctx.sql<
    { id: string; password_hash: string | null; devices_since: Date | null }[]
  >`
    SELECT id, password_hash, devices_since FROM people WHERE lower(email) = ${email}`
  const device = knownDevice(ctx, input.sealedDevice, row)
  await countUse(ctx, 'signIn', device ?? ctx.address)
  const agrees = await tryPassword(ctx, { account: email, device }, () =>
    ctx.passwords.verify(input.password.slice(0, 4000), row?.password_hash ?? null),
  )
  if (!row || !agrees) throw new DomainError('sign_in_refused')
  return ctx.sql.begin((tx) => renew(ctx, tx, row.id))
}
