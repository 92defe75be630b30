import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countUse } from '../limits/count-use.ts'
import { mailLink, readerByEmail } from './letters.ts'
import { consumeMailLink } from './mail-links.ts'
import { renew, type SignedIn } from './sign-up.ts'

/**
 * A link that signs in once, for whoever cannot wait until those who guess at their password tire.
 * The same answer for every address. Who has never proved theirs gets a link to a new password
 * instead, which also ends what a stranger may have prepared.
 */
export async function requestSignInLink(
  ctx: Context,
  input: { email: string },
): Promise<{ sent: true }> {
  const email = input.email.trim().toLowerCase()
  await countUse(ctx, 'mail')
  // Counted apart from new passwords: who asks for those in another's name is not in the way here.
  await countUse(ctx, 'mailTo', `enter ${email}`)
  mailLink(
    ctx,
    (reader) => (reader.email_verified_at ? 'enter' : 'reset'),
    () => readerByEmail(ctx, email),
  )
  return { sent: true }
}

export async function signInByLink(ctx: Context, input: { token: string }): Promise<SignedIn> {
  await countUse(ctx, 'signIn')
  return ctx.sql.begin(async (tx) => {
    const { personId, email } = await consumeMailLink(ctx, tx, 'enter', input.token)
    const [still] = await tx`
      SELECT 1 FROM people
      WHERE id = ${personId} AND email = ${email} AND email_verified_at IS NOT NULL`
    if (!still) throw new DomainError('link_spent')
    return renew(ctx, tx, personId)
  })
}
