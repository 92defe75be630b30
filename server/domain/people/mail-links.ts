import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'

const hour = 60 * 60 * 1000

/** The kinds of links that go by mail: the page they open, how long, and their tokens' prefix. */
const kinds = {
  verify: { page: '/verify', life: 72 * hour, prefix: 'kv' },
  reset: { page: '/reset', life: hour, prefix: 'kr' },
  // As long as the hour in which no more than a few are sent: one of them always works.
  enter: { page: '/login/link', life: hour, prefix: 'kl' },
} as const
export type Purpose = keyof typeof kinds

export interface LinkOwner {
  personId: string
  email: string
}

/** A link that only the reader of that mailbox can open. */
export async function makeMailLink(
  ctx: Context,
  purpose: Purpose,
  owner: LinkOwner,
): Promise<string> {
  const { page, life, prefix } = kinds[purpose]
  const token = newToken(prefix)
  await ctx.sql`
    INSERT INTO mail_links (token_hash, purpose, person_id, email, created_at, expires_at)
    VALUES (${hashToken(token)}, ${purpose}, ${owner.personId}, ${owner.email}, ${ctx.now()},
      ${new Date(ctx.now().getTime() + life)})`
  return `${ctx.config.baseUrl}${page}?token=${token}`
}

/** Asked before a costly hash is made, so that made-up tokens cost nothing. */
export async function isLinkOpen(ctx: Context, purpose: Purpose, token: string): Promise<boolean> {
  const rows = await ctx.sql`
    SELECT 1 FROM mail_links WHERE token_hash = ${hashToken(token)} AND purpose = ${purpose}
      AND consumed_at IS NULL AND expires_at > ${ctx.now()}`
  return rows.count > 0
}

/** Whose link it is. Of several that come with it at once, one gets it. */
export async function consumeMailLink(
  ctx: Context,
  sql: Queryable,
  purpose: Purpose,
  token: string,
): Promise<LinkOwner> {
  const [row] = await sql<{ person_id: string; email: string }[]>`
    UPDATE mail_links SET consumed_at = ${ctx.now()}
    WHERE token_hash = ${hashToken(token)} AND purpose = ${purpose}
      AND consumed_at IS NULL AND expires_at > ${ctx.now()}
    RETURNING person_id, email`
  if (!row) throw new DomainError('link_spent')
  return { personId: row.person_id, email: row.email }
}

/** Links that let somebody in end with the password they were asked for. */
export async function consumeMailLinks(ctx: Context, sql: Queryable, personId: string) {
  await sql`
    UPDATE mail_links SET consumed_at = ${ctx.now()}
    WHERE person_id = ${personId} AND purpose <> 'verify' AND consumed_at IS NULL`
}
