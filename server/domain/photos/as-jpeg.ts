import type { Context } from '../../kernel/context.ts'
import { asJpeg } from '../../photos/as-jpeg.ts'
import type { PhotoSize } from '../../photos/sizes.ts'

/** A stored photo for programs that know no WebP; null when its file is not there. */
export async function photoAsJpeg(
  ctx: Context,
  id: string,
  size: PhotoSize,
): Promise<Uint8Array | null> {
  const file = await ctx.photos.get(id, size)
  return file && asJpeg(new Uint8Array(await file.arrayBuffer()))
}
