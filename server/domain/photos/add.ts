import type { Photo } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { newId } from '../../kernel/ids.ts'
import type { Crop, RenderedPhoto } from '../../photos/render.ts'
import { drawPhoto } from './drawing.ts'
import { dropPhotos } from './drop.ts'
import { photoPaths } from './paths.ts'

/** Keeps a photo for the actor. A recipe may refer to it from now on; unused, it is gone in a day. */
export async function addPhoto(ctx: Context, bytes: Uint8Array, crop?: Crop): Promise<Photo> {
  const { personId } = signedIn(ctx)
  const rendered = await drawPhoto(bytes, turnOf(ctx), crop)
  return photoPaths(await keepPhoto(ctx, personId, rendered))
}

/** A picture beside a line of a list: it is shown to nobody by its id alone. */
export async function addPictureOfLine(
  ctx: Context,
  bytes: Uint8Array,
  lineId: string,
): Promise<string> {
  const { personId } = signedIn(ctx)
  const rendered = await drawPhoto(bytes, turnOf(ctx))
  return keepPhoto(ctx, personId, rendered, lineId)
}

/** Each person has a turn of their own; all who only try it out share that of one. */
function turnOf(ctx: Context): string {
  const { personId, demo } = signedIn(ctx)
  return demo ? 'guests' : personId
}

/** The row comes first: if the files cannot be written, it is known what to clear away. */
export async function keepPhoto(
  ctx: Pick<Context, 'sql' | 'photos' | 'notices' | 'now' | 'log'>,
  personId: string,
  { width, height, files }: RenderedPhoto,
  lineId: string | null = null,
): Promise<string> {
  const id = newId(lineId ? 'pic' : 'pho')
  await ctx.sql`
    INSERT INTO photos (id, person_id, width, height, line_id, created_at)
    VALUES (${id}, ${personId}, ${width}, ${height}, ${lineId}, ${ctx.now()})`
  try {
    await ctx.photos.put(id, files)
  } catch (error) {
    await dropPhotos(ctx, [id])
    throw error
  }
  return id
}
