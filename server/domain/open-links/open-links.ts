import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'

/** What a link of the kitchen's opens: one of its lists, or its calendar without one. */
export type Opened = { listId: string | null }

/**
 * The secret of the link, as long as there is one. It is sealed, since everybody of the kitchen may see it again,
 * and found by its hash; the database alone opens nothing.
 */
export async function secretOf(ctx: Context, of: Opened): Promise<string | null> {
  const { kitchenId } = signedIn(ctx)
  // open_links_one
  const [link] = await ctx.sql<{ sealed: string }[]>`
    SELECT sealed FROM open_links
    WHERE kitchen_id = ${kitchenId} AND list_id IS NOT DISTINCT FROM ${of.listId}`
  return link ? ctx.secrets.open(link.sealed, boundTo(kitchenId, of)) : null
}

/** The link that there is, or a new one: whoever asks twice is told the same. */
export async function openLink(ctx: Context, of: Opened): Promise<string> {
  const { kitchenId } = signedIn(ctx)
  const held = await secretOf(ctx, of)
  if (held) return held
  const secret = newToken(of.listId ? 'ls' : 'cal')
  const sealed = ctx.secrets.seal(secret, boundTo(kitchenId, of))
  // Of two who press at once one was first; what another key had sealed is replaced.
  const [link] = await ctx.sql<{ sealed: string }[]>`
    INSERT INTO open_links (token_hash, kitchen_id, list_id, sealed, created_at)
    VALUES (${hashToken(secret)}, ${kitchenId}, ${of.listId}, ${sealed}, ${ctx.now()})
    ON CONFLICT (kitchen_id, list_id) DO NOTHING RETURNING sealed`
  if (link) return secret
  const theirs = await secretOf(ctx, of)
  if (theirs) return theirs
  await endLink(ctx, of)
  return openLink(ctx, of)
}

/** From now on it leads nowhere; a link that is opened later is another one. */
export async function endLink(ctx: Context, of: Opened): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql`
    DELETE FROM open_links
    WHERE kitchen_id = ${kitchenId} AND list_id IS NOT DISTINCT FROM ${of.listId}`
}

/** Whose it is; whoever holds the link needs to be nobody. */
export async function followLink(
  { sql }: Pick<Context, 'sql'>,
  secret: string,
): Promise<{ kitchenId: string; listId: string | null }> {
  // open_links_pkey
  const [link] = await sql<{ kitchenId: string; listId: string | null }[]>`
    SELECT kitchen_id AS "kitchenId", list_id AS "listId" FROM open_links
    WHERE token_hash = ${hashToken(secret)}`
  if (!link) throw new DomainError('link_closed')
  return link
}

export const boundTo = (kitchenId: string, { listId }: Opened) => `open link ${listId ?? kitchenId}`
