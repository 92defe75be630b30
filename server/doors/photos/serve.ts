import { DomainError } from '../../kernel/errors.ts'
import { photoSizeNames } from '../../photos/sizes.ts'
import { notModified } from '../caching.ts'
import type { Asked } from '../caller.ts'

/** GET /photos/{id}/{size}.webp */
export async function servePhoto(
  { services, request }: Asked,
  params: { id: string; file: string },
): Promise<Response> {
  const size = photoSizeNames.find((name) => params.file === `${name}.webp`)
  // The id becomes a part of a path, so it has to look exactly as we make them.
  if (!size || !/^pho_[0-9a-z]{26}$/.test(params.id)) throw new DomainError('photo_unknown')
  const etag = `"${params.id}-${size}"`
  const headers = {
    'content-type': 'image/webp',
    // A changed photo is another photo with another id.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  }
  const file = await services.photos.get(params.id, size)
  if (!file) throw new DomainError('photo_unknown')
  if (notModified(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(file, { headers })
}
