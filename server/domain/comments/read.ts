import type { CommentsPage } from '../../../shared/wire/comments.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { type CommentRow, commentView, requireFeed, shownComments } from './rows.ts'

const atOnce = 20

/** The newest first, a page at a time. */
export async function readComments(
  ctx: Context,
  { publicationId, after }: { publicationId: string; after?: string | undefined },
): Promise<CommentsPage> {
  requireFeed(ctx)
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  const [sum] = await sql<{ total: number; cooked: number }[]>`
    SELECT count(c.id)::int AS total, (count(c.id) FILTER (WHERE c.cooked))::int AS cooked
    FROM publications p LEFT JOIN comments c
      ON c.publication_id = p.id AND c.removed_at IS NULL AND c.hidden_because IS NULL
    WHERE p.id = ${publicationId} AND p.withdrawn_at IS NULL GROUP BY p.id`
  if (!sum) throw new DomainError('publication_unknown')
  // comments_shown; where a page ended is known also when that comment has gone meanwhile.
  const rows = await sql<CommentRow[]>`
    ${shownComments(sql)} AND c.publication_id = ${publicationId}
    ${
      after === undefined
        ? sql``
        : sql`AND (c.created_at, c.id) < (SELECT created_at, id FROM comments
            WHERE id = ${after} AND publication_id = ${publicationId})`
    }
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${atOnce + 1}`
  const items = rows.slice(0, atOnce).map((row) => commentView(ctx, row))
  return { items, ...sum, next: rows.length > atOnce ? (items.at(-1)?.id ?? null) : null }
}
