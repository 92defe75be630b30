import { registered } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { mailNotice } from './letters.ts'
import { spendResetLinks } from './mail-links.ts'
import { checkPassword } from './passwords.ts'
import { provePassword } from './prove.ts'
import { enter, type SignedIn } from './sign-up.ts'

/** Other sessions end, and this one goes on under a new token. */
export async function changePassword(
  ctx: Context,
  input: { current?: string | undefined; next: string },
): Promise<SignedIn> {
  const { personId, sessionId } = registered(ctx)
  await provePassword(ctx, input.current)
  checkPassword(input.next)
  const hash = await ctx.passwords.hash(input.next)
  const answer = await ctx.sql.begin(async (tx) => {
    // The session may have been ended meanwhile, by a reset perhaps: then it changes nothing.
    const still = await tx`DELETE FROM sessions WHERE id = ${sessionId}`
    if (still.count === 0) throw new DomainError('sign_in_needed')
    const changed = await tx`
      UPDATE people SET password_hash = ${hash} WHERE id = ${personId} AND email IS NOT NULL`
    // A password opens an account by its address; without one it would open nothing.
    if (changed.count === 0) throw new DomainError('email_needed')
    await tx`DELETE FROM sessions WHERE person_id = ${personId}`
    await spendResetLinks(ctx, tx, personId)
    return enter(ctx, tx, personId)
  })
  mailNotice(ctx, 'passwordChanged', personId)
  return answer
}
