import type { LinePicture } from '../../../shared/wire/shopping.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { followLink } from '../open-links/open-links.ts'
import { addPictureOfLine } from '../photos/add.ts'

/** Where a picture is shown: to the kitchen, or with the secret of a link to whoever holds it. */
export function pictureOfLine(id: string, key?: string): LinePicture {
  const secret = key ? `?key=${key}` : ''
  const path = (size: string) => `/photos/of-line/${id}/${size}.webp${secret}`
  return { id, small: path('small'), large: path('large') }
}

/** A picture of what is meant takes the place of the one that the line had. */
export async function addPicture(
  ctx: Context,
  lineId: string,
  bytes: Uint8Array,
): Promise<LinePicture> {
  await ownLine(ctx, lineId)
  const id = await addPictureOfLine(ctx, bytes, lineId)
  await setPicture(ctx, { id: lineId, pictureId: id })
  return pictureOfLine(id)
}

/** One that was made for this line, so that a change can be taken back; or none. */
export async function setPicture(
  ctx: Context,
  input: { id: string; pictureId: string | null },
): Promise<{ id: string }> {
  await ownLine(ctx, input.id)
  const { sql } = ctx
  // By primary keys.
  const set = await sql`
    UPDATE shopping_lines SET picture_id = ${input.pictureId}, updated_at = ${ctx.now()}
    WHERE id = ${input.id} AND (${input.pictureId}::text IS NULL OR EXISTS (
      SELECT 1 FROM photos f WHERE f.id = ${input.pictureId} AND f.line_id = ${input.id}))`
  if (set.count === 0) throw new DomainError('photo_unknown')
  return { id: input.id }
}

/** Whether whoever asks may see it: cooks in the kitchen of its list, or holds the link of that list. */
export async function maySeePicture(
  ctx: Context,
  id: string,
  key: string | null,
): Promise<boolean> {
  // shopping_lines_picture
  const [line] = await ctx.sql<{ list_id: string; kitchen_id: string }[]>`
    SELECT l.id AS list_id, l.kitchen_id FROM shopping_lines i JOIN shopping_lists l ON l.id = i.list_id
    WHERE i.picture_id = ${id} AND i.removed_at IS NULL AND l.removed_at IS NULL`
  if (!line) return false
  if (key !== null) return (await followLink(ctx, key)).listId === line.list_id
  return ctx.actor?.kitchenId === line.kitchen_id
}

async function ownLine(ctx: Context, id: string): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  const [line] = await ctx.sql`
    SELECT 1 FROM shopping_lines i JOIN shopping_lists l ON l.id = i.list_id
    WHERE i.id = ${id} AND l.kitchen_id = ${kitchenId} AND i.removed_at IS NULL AND l.removed_at IS NULL`
  if (!line) throw new DomainError('line_unknown')
}
