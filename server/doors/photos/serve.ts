import { photoInShape } from '../../domain/photos/shape.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fileOf, type PhotoPart, photoShapeNames, typeOf } from '../../photos/shapes.ts'
import { photoSizeNames } from '../../photos/sizes.ts'
import { notModified } from '../caching.ts'
import type { Asked } from '../caller.ts'

const parts: readonly PhotoPart[] = [...photoSizeNames, ...photoShapeNames]

/** GET /photos/{id}/{size or shape}.webp, and og.jpg */
export async function servePhoto(
  { services, request }: Asked,
  params: { id: string; file: string },
): Promise<Response> {
  const part = parts.find((name) => params.file === fileOf(name))
  // The id becomes a part of a path, so it has to look exactly as we make them.
  if (!part || !/^pho_[0-9a-z]{26}$/.test(params.id)) throw new DomainError('photo_unknown')
  const etag = `"${params.id}-${part}"`
  const headers = {
    'content-type': typeOf(part),
    // A changed photo is another photo with another id.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  }
  const shape = photoShapeNames.find((name) => name === part)
  const file = shape
    ? await photoInShape(services, params.id, shape)
    : await services.photos.get(params.id, part)
  if (!file) throw new DomainError('photo_unknown')
  if (notModified(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(file, { headers })
}
