import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

const day = 24 * 60 * 60 * 1000

export function sweepSessions({ sql, now }: Services): Promise<number> {
  return deleteOlder(sql, 'sessions', 'expires_at', now())
}

export function sweepMailLinks({ sql, now }: Services): Promise<number> {
  return deleteOlder(sql, 'mail_links', 'expires_at', now())
}

export function sweepChallenges({ sql, now }: Services): Promise<number> {
  return deleteOlder(sql, 'passkey_challenges', 'expires_at', now())
}

/** After a day without failures a count starts anew anyway. */
export function sweepSignInFailures({ sql, now }: Services): Promise<number> {
  const since = new Date(now().getTime() - day)
  return deleteOlder(sql, 'sign_in_failures', 'last_at', since)
}
