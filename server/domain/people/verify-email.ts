import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countUse } from '../limits/count-use.ts'
import { mailLink, readerById } from './letters.ts'
import { consumeMailLink } from './mail-links.ts'

/**
 * The link proves the address it was sent to, and no address that came after it; and only together
 * with the account's own way in. Somebody may have signed up with a stranger's address, and the
 * stranger who presses the button in their mail must not vouch for them.
 */
export async function verifyEmail(
  ctx: Context,
  input: { token: string },
): Promise<{ verified: true }> {
  await ctx.sql.begin(async (tx) => {
    const { personId, email } = await consumeMailLink(ctx, tx, 'verify', input.token)
    // The link stays as it was: after signing in it works.
    if (ctx.actor?.personId !== personId) throw new DomainError('verify_elsewhere')
    const proved = await tx`
      UPDATE people SET email_verified_at = coalesce(email_verified_at, ${ctx.now()})
      WHERE id = ${personId} AND email = ${email}`
    if (proved.count === 0) throw new DomainError('link_spent')
  })
  return { verified: true }
}

export async function resendVerification(ctx: Context): Promise<{ sent: true }> {
  const actor = signedIn(ctx)
  await countUse(ctx, 'mail')
  await countUse(ctx, 'mailTo', actor.personId)
  mailLink(ctx, 'verify', async () => {
    const [row] = await ctx.sql`
      SELECT 1 FROM people WHERE id = ${actor.personId} AND email_verified_at IS NULL`
    return row ? readerById(ctx, actor.personId) : null
  })
  return { sent: true }
}
