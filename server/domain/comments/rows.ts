import type { CommentView } from '../../../shared/wire/comments.ts'
import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { photoPaths } from '../photos/paths.ts'

export interface CommentRow {
  id: string
  publication_id: string
  person_id: string
  person_name: string
  /** Of the dish. */
  author_id: string
  body: string
  cooked: boolean
  photo_id: string | null
  created_at: Date
  edited_at: Date | null
}

/** Comments that anybody may read: of dishes in the feed, and neither removed nor hidden. */
export function shownComments(sql: Queryable) {
  return sql`
    SELECT c.id, c.publication_id, c.person_id, w.display_name AS person_name, p.author_id, c.body,
      c.cooked, c.photo_id, c.created_at, c.edited_at
    FROM comments c JOIN publications p ON p.id = c.publication_id JOIN people w ON w.id = c.person_id
    WHERE p.withdrawn_at IS NULL AND c.removed_at IS NULL AND c.hidden_because IS NULL`
}

export async function shownComment(ctx: Context, id: string): Promise<CommentRow> {
  requireFeed(ctx)
  const [row] = await ctx.sql<CommentRow[]>`${shownComments(ctx.sql)} AND c.id = ${id}`
  if (!row) throw new DomainError('comment_unknown')
  return row
}

export function requireFeed(ctx: Context): void {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
}

export function commentView(ctx: Context, row: CommentRow): CommentView {
  const me = ctx.actor?.personId
  return {
    id: row.id,
    author: { id: row.person_id, displayName: row.person_name },
    text: row.body,
    cooked: row.cooked,
    photo: row.photo_id === null ? null : photoPaths(row.photo_id),
    createdAt: row.created_at.toISOString(),
    edited: row.edited_at !== null,
    mine: row.person_id === me,
    removable: row.person_id === me || row.author_id === me,
  }
}
