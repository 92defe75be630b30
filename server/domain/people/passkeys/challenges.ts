import type { Context } from '../../../kernel/context.ts'

const life = 5 * 60 * 1000

/** Remembers what an authenticator was asked to sign; by whom, when somebody is adding a passkey. */
export async function keepChallenge(
  ctx: Context,
  challenge: string,
  personId: string | null,
): Promise<void> {
  await ctx.sql`
    INSERT INTO passkey_challenges (challenge, person_id, expires_at)
    VALUES (${challenge}, ${personId}, ${new Date(ctx.now().getTime() + life)})`
}

/** Whether it was asked, of this person or of nobody yet, and not answered before. */
export async function consumeChallenge(
  ctx: Context,
  challenge: string,
  personId: string | null,
): Promise<boolean> {
  const spent = await ctx.sql`
    UPDATE passkey_challenges SET consumed_at = ${ctx.now()}
    WHERE challenge = ${challenge} AND person_id IS NOT DISTINCT FROM ${personId}
      AND consumed_at IS NULL AND expires_at > ${ctx.now()}`
  return spent.count > 0
}
