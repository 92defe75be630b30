import { photoInShape } from '../../domain/photos/shape.ts'
import { maySeePicture } from '../../domain/shopping/pictures.ts'
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
  const shape = photoShapeNames.find((name) => name === part)
  const file = shape
    ? await photoInShape(services, params.id, shape)
    : await services.photos.get(params.id, part)
  return answer(request, `${params.id}-${part}`, file, {
    'content-type': typeOf(part),
    // A changed photo is another photo with another id.
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

/** GET /photos/of-line/{id}/{size}.webp, to whoever may read the list */
export async function servePictureOfLine(
  { services, request, caller }: Asked,
  params: { id: string; file: string },
): Promise<Response> {
  const size = photoSizeNames.find((name) => params.file === fileOf(name))
  if (!size || !/^pic_[0-9a-z]{26}$/.test(params.id)) throw new DomainError('photo_unknown')
  const key = new URL(request.url).searchParams.get('key')
  if (!(await maySeePicture(await caller(), params.id, key))) throw new DomainError('photo_unknown')
  const file = await services.photos.get(params.id, size)
  return answer(request, `${params.id}-${size}`, file, {
    'content-type': typeOf(size),
    // Asked for anew each time: a link may have been closed meanwhile.
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
  })
}

/** A picture opened by itself is a page of this server, which may do nothing. */
function answer(
  request: Request,
  version: string,
  file: BodyInit | null | undefined,
  about: Record<string, string>,
): Response {
  if (!file) throw new DomainError('photo_unknown')
  const etag = `"${version}"`
  const headers = {
    ...about,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    etag,
  }
  if (notModified(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(file, { headers })
}
