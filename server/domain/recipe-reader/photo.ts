import type { Photo } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { addPhoto } from '../photos/add.ts'

const largestImage = 15 * 1024 * 1024

/** The page's picture as a photo of the person; a recipe without one is still worth having. */
export async function importPhoto(ctx: Context, urls: readonly string[]): Promise<Photo | null> {
  for (const url of urls.slice(0, 2)) {
    try {
      const image = await ctx.safeFetch(url, {
        maxBytes: largestImage,
        // The page took its time before; the person is waiting for all of it.
        timeoutMs: 6000,
        redirects: 5,
        accept: ['image/', 'application/octet-stream'],
      })
      return await addPhoto(ctx, image.bytes)
    } catch (error) {
      ctx.log.debug('import.photo-left', { error })
    }
  }
  return null
}
