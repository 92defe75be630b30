import type {
  CommentAdd,
  CommentEdit,
  CommentSaid,
  CommentView,
} from '../../../shared/wire/comments.ts'
import { registered } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { commentView, requireFeed, shownComment } from './rows.ts'

/** Says something under a dish of the feed, with a picture of how it came out if there is one. */
export async function addComment(ctx: Context, input: CommentAdd): Promise<CommentView> {
  const { personId } = registered(ctx)
  requireFeed(ctx)
  requireWords(input)
  await countOwnUse(ctx, 'comment')
  await requireOwnPhoto(ctx, personId, input.photoId)
  const id = newId('com')
  const added = await ctx.sql`
    INSERT INTO comments (id, publication_id, person_id, body, cooked, photo_id, created_at)
    SELECT ${id}, p.id, ${personId}, ${input.text}, ${input.cooked}, ${input.photoId}, ${ctx.now()}
    FROM publications p WHERE p.id = ${input.publicationId} AND p.withdrawn_at IS NULL`
  if (added.count === 0) throw new DomainError('publication_unknown')
  return commentView(ctx, await shownComment(ctx, id))
}

export async function editComment(ctx: Context, input: CommentEdit): Promise<CommentView> {
  const { personId } = registered(ctx)
  requireWords(input)
  await countOwnUse(ctx, 'comment')
  const before = await shownComment(ctx, input.id)
  if (before.person_id !== personId) throw new DomainError('comment_unknown')
  if (input.photoId !== before.photo_id) await requireOwnPhoto(ctx, personId, input.photoId)
  await ctx.sql`
    UPDATE comments SET body = ${input.text}, cooked = ${input.cooked}, photo_id = ${input.photoId},
      edited_at = ${ctx.now()}
    WHERE id = ${input.id} AND person_id = ${personId}`
  return commentView(ctx, await shownComment(ctx, input.id))
}

function requireWords({ text, cooked, photoId }: CommentSaid): void {
  if (text === '' && !cooked && photoId === null) throw new DomainError('comment_empty')
}

async function requireOwnPhoto(
  ctx: Context,
  personId: string,
  photoId: string | null,
): Promise<void> {
  if (photoId === null) return
  const [own] = await ctx.sql`
    SELECT 1 FROM photos WHERE id = ${photoId} AND person_id = ${personId} AND starts_with(id, 'pho_')`
  if (!own) throw new DomainError('photo_unknown')
}
