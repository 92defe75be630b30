import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { takeLimit } from '../limits/take.ts'
import { mailLink, readerById } from './letters.ts'
import { spendMailLink } from './mail-links.ts'

/** The link proves the address it was sent to, and no address that came after it. */
export async function verifyEmail(
  ctx: Context,
  input: { token: string },
): Promise<{ verified: true }> {
  await ctx.sql.begin(async (tx) => {
    const { personId, email } = await spendMailLink(ctx, tx, 'verify', input.token)
    const proved = await tx`
      UPDATE people SET email_verified_at = coalesce(email_verified_at, ${ctx.now()})
      WHERE id = ${personId} AND email = ${email}`
    if (proved.count === 0) throw new DomainError('link_spent')
  })
  return { verified: true }
}

export async function resendVerification(ctx: Context): Promise<{ sent: true }> {
  const actor = signedIn(ctx)
  await takeLimit(ctx, 'mail')
  await takeLimit(ctx, 'mailTo', actor.personId)
  mailLink(ctx, 'verify', async () => {
    const [row] = await ctx.sql`
      SELECT 1 FROM people WHERE id = ${actor.personId} AND email_verified_at IS NULL`
    return row ? readerById(ctx, actor.personId) : null
  })
  return { sent: true }
}
