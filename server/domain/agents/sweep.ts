import type { Services } from '../../kernel/context.ts'

const day = 24 * 60 * 60 * 1000

/** Takes away tokens, codes and requests that are over, and clients that nobody uses. */
export async function sweepAgents({ sql, now }: Services): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * day)
  const swept = [
    await sql`DELETE FROM consent_requests WHERE expires_at < ${ago(1)}`,
    await sql`DELETE FROM access_tokens WHERE expires_at < ${ago(1)}`,
    // A spent code is kept as long as what it produced, so that a replay is still recognised.
    await sql`DELETE FROM authorization_codes WHERE expires_at < ${ago(1)} AND family_id IS NULL`,
    await sql`DELETE FROM refresh_tokens WHERE expires_at < ${ago(1)}`,
    await sql`
      DELETE FROM token_families f WHERE f.expires_at < ${ago(1)} OR f.revoked_at < ${ago(1)}
        OR (f.created_at < ${ago(1)} AND NOT EXISTS (SELECT 1 FROM refresh_tokens t WHERE t.family_id = f.id))`,
    await sql`DELETE FROM agent_activity WHERE minute < ${ago(30)}`,
    await sql`DELETE FROM grants WHERE revoked_at < ${ago(90)}`,
    await sql`
      DELETE FROM clients c WHERE c.last_used_at < ${ago(90)}
        AND NOT EXISTS (SELECT 1 FROM grants g WHERE g.client_id = c.id AND g.revoked_at IS NULL)`,
  ]
  return swept.reduce((sum, result) => sum + result.count, 0)
}
