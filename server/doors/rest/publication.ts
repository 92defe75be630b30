import { publicationSchema } from '../../../shared/wire/feed.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { notModified, weakTag } from '../caching.ts'
import type { Asked } from '../caller.ts'
import { sessionToken } from '../context.ts'

/** GET /api/social/{id} */
export async function getOnePublication(
  { services, request, caller }: Asked,
  id: string,
): Promise<Response> {
  const anonymous = sessionToken(services, request) === null
  const publication = await getPublication(await caller(), {
    publicationId: id,
  })
  const body = JSON.stringify(publicationSchema.parse(publication))
  const etag = weakTag(body)
  const headers = {
    'content-type': 'application/json;charset=utf-8',
    'cache-control': anonymous ? 'public, max-age=30' : 'private, no-store',
    vary: 'Cookie',
    etag,
  }
  if (anonymous && notModified(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}
