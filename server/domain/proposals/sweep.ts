import type { Services } from '../../kernel/context.ts'

const day = 24 * 60 * 60 * 1000
const keptFor = 90 * day

/** Writes down what time has decided, and forgets what was decided long ago. */
export async function sweepProposals({ sql, now }: Services): Promise<number> {
  const expired = await sql`
    UPDATE proposals SET status = 'expired', decided_at = expires_at
    WHERE status = 'needs_user_confirmation' AND expires_at < ${now()}`
  const forgotten = await sql`
    DELETE FROM proposals WHERE decided_at < ${new Date(now().getTime() - keptFor)}`
  return expired.count + forgotten.count
}
