import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { takeLimit } from '../limits/take.ts'
import { mailLink, mailNotice, readerByEmail } from './letters.ts'
import { isLinkOpen, spendMailLink, spendResetLinks } from './mail-links.ts'
import { checkPassword } from './passwords.ts'
import { forgiveFailures } from './sign-in-backoff.ts'
import { renew, type SignedIn } from './sign-up.ts'

/** The same answer, as soon, for every address: whether it has an account is found out afterwards. */
export async function requestReset(
  ctx: Context,
  input: { email: string },
): Promise<{ sent: true }> {
  const email = input.email.trim().toLowerCase()
  await takeLimit(ctx, 'mail')
  await takeLimit(ctx, 'mailTo', email)
  mailLink(ctx, 'reset', () => readerByEmail(ctx, email))
  return { sent: true }
}

/** A new password by a mailed link. Whoever was signed in is not any more, except who did this. */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
): Promise<SignedIn> {
  await takeLimit(ctx, 'signIn')
  checkPassword(input.password)
  if (!(await isLinkOpen(ctx, 'reset', input.token))) throw new DomainError('link_spent')
  const hash = await ctx.passwords.hash(input.password)
  const { email, signedIn } = await ctx.sql.begin(async (tx) => {
    const owner = await spendMailLink(ctx, tx, 'reset', input.token)
    await replacePassword(ctx, tx, owner.personId, owner.email, hash)
    return { email: owner.email, signedIn: await renew(ctx, tx, owner.personId) }
  })
  await forgiveFailures(ctx, email.toLowerCase())
  mailNotice(ctx, 'passwordChanged', signedIn.person.id)
  return signedIn
}

async function replacePassword(
  ctx: Context,
  tx: Transaction,
  personId: string,
  email: string,
  hash: string,
): Promise<void> {
  const [before] = await tx<{ verified: boolean }[]>`
    SELECT email_verified_at IS NOT NULL AS verified FROM people
    WHERE id = ${personId} AND email = ${email} FOR UPDATE`
  if (!before) throw new DomainError('link_spent')
  // Somebody may have signed up with an address that was not theirs, and left other ways in for
  // later. Its owner has come only now.
  if (!before.verified) {
    await tx`DELETE FROM passkeys WHERE person_id = ${personId}`
    await tx`DELETE FROM identities WHERE person_id = ${personId}`
  }
  await tx`
    UPDATE people SET password_hash = ${hash}, email_verified_at = coalesce(email_verified_at, ${ctx.now()})
    WHERE id = ${personId}`
  await tx`DELETE FROM sessions WHERE person_id = ${personId}`
  await spendResetLinks(ctx, tx, personId)
}
