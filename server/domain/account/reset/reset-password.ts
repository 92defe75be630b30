import type { AfterReset } from '../../../../shared/wire/after-reset.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { countUse } from '../../limits/count-use.ts'
import { forgetDevices } from '../../people/known-devices.ts'
import { mailNotice } from '../../people/letters.ts'
import {
  consumeMailLink,
  consumeMailLinks,
  isLinkOpen,
  type LinkOwner,
} from '../../people/mail-links.ts'
import { checkPassword } from '../../people/passwords.ts'
import { clearSignInFailures } from '../../people/sign-in-backoff.ts'
import { renew, type SignedIn } from '../../people/sign-up.ts'
import { endAllBefore } from './end-all-before.ts'

/**
 * A new password by a mailed link. Whoever was signed in is not any more, except who did this. If
 * nobody had shown before that they read this mail, everything else that lets anybody in ends too.
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
): Promise<SignedIn> {
  await countUse(ctx, 'signIn')
  checkPassword(input.password)
  if (!(await isLinkOpen(ctx, 'reset', input.token))) throw new DomainError('link_spent')
  const hash = await ctx.passwords.hash(input.password)
  const { email, signedIn } = await ctx.sql.begin(async (tx) => {
    const owner = await consumeMailLink(ctx, tx, 'reset', input.token)
    const after = await replacePassword(ctx, tx, owner, hash)
    const entered = await renew(ctx, tx, owner.personId)
    await tx`
      UPDATE sessions SET after_reset = ${tx.json(after as never)}
      WHERE person_id = ${owner.personId}`
    return { email: owner.email, signedIn: entered }
  })
  await clearSignInFailures(ctx, email.toLowerCase())
  await ctx.notices.tell('proposals', signedIn.person.id)
  mailNotice(ctx, 'passwordChanged', signedIn.person.id)
  return signedIn
}

async function replacePassword(
  ctx: Context,
  tx: Transaction,
  { personId, email }: LinkOwner,
  hash: string,
): Promise<AfterReset> {
  const [before] = await tx<{ verified: boolean }[]>`
    SELECT email_verified_at IS NOT NULL AS verified FROM people
    WHERE id = ${personId} AND email = ${email} FOR UPDATE`
  if (!before) throw new DomainError('link_spent')
  // Sessions first: whatever one of them is doing at this moment is done before the rest is ended.
  const sessions = await tx<{ live: boolean }[]>`
    DELETE FROM sessions WHERE person_id = ${personId} RETURNING expires_at > ${ctx.now()} AS live`
  const more = before.verified ? null : await endAllBefore(ctx, tx, personId)
  await tx`
    UPDATE people SET password_hash = ${hash}, email_verified_at = coalesce(email_verified_at, ${ctx.now()})
    WHERE id = ${personId}`
  await consumeMailLinks(ctx, tx, personId)
  await forgetDevices(ctx, tx, personId)
  return { sessions: sessions.filter((one) => one.live).length, more }
}
