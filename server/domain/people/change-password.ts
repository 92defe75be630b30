import { registered } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { forgetDevices } from './known-devices.ts'
import { mailNotice } from './letters.ts'
import { consumeMailLinks } from './mail-links.ts'
import { checkPassword } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { enter, type SignedIn } from './sign-up.ts'

/** Other sessions end, and this one goes on under a new token. */
export async function changePassword(
  ctx: Context,
  input: { current?: string | undefined; next: string },
): Promise<SignedIn> {
  const { personId, sessionId } = registered(ctx)
  await requirePassword(ctx, input.current)
  checkPassword(input.next)
  const hash = await ctx.passwords.hash(input.next)
  const answer = await ctx.sql.begin(async (tx) => {
    // The session may have been ended meanwhile, by a reset perhaps: then it changes nothing.
    const [still] = await tx<{ trial_id: string | null }[]>`
      DELETE FROM sessions WHERE id = ${sessionId} RETURNING trial_id`
    if (!still) throw new DomainError('sign_in_needed')
    const changed = await tx`
      UPDATE people SET password_hash = ${hash} WHERE id = ${personId} AND email IS NOT NULL`
    // A password opens an account by its address; without one it would open nothing.
    if (changed.count === 0) throw new DomainError('email_needed')
    await tx`DELETE FROM sessions WHERE person_id = ${personId}`
    await consumeMailLinks(ctx, tx, personId)
    await forgetDevices(ctx, tx, personId)
    return enter(ctx, tx, personId, still.trial_id)
  })
  mailNotice(ctx, 'passwordChanged', personId)
  return answer
}
