import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

const day = 24 * 60 * 60 * 1000

export function sweepSessions({ sql, now }: Services): Promise<number> {
  return deleteSome(
    (limit) => sql`
      DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE expires_at < ${now()} LIMIT ${limit})`,
  )
}

export function sweepMailLinks({ sql, now }: Services): Promise<number> {
  return deleteSome(
    (limit) => sql`
      DELETE FROM mail_links WHERE token_hash IN (
        SELECT token_hash FROM mail_links WHERE expires_at < ${now()} LIMIT ${limit})`,
  )
}

export function sweepChallenges({ sql, now }: Services): Promise<number> {
  return deleteSome(
    (limit) => sql`
      DELETE FROM passkey_challenges WHERE challenge IN (
        SELECT challenge FROM passkey_challenges WHERE expires_at < ${now()} LIMIT ${limit})`,
  )
}

/** After a day without failures a count starts anew anyway. */
export function sweepSignInFailures({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - day)
  return deleteSome(
    (limit) => sql`
      DELETE FROM sign_in_failures WHERE key IN (
        SELECT key FROM sign_in_failures WHERE last_at < ${since} LIMIT ${limit})`,
  )
}
