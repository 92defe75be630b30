import { publicationSchema } from '../../../shared/wire/feed.ts'
import type { Services } from '../../context.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { notModified, weakTag } from '../caching.ts'
import { contextOf, sessionToken } from '../context.ts'
import { plainError } from '../plain-error.ts'

/** GET /api/social/{id} */
export async function getOnePublication(
  services: Services,
  request: Request,
  id: string,
): Promise<Response> {
  try {
    const anonymous = sessionToken(services, request) === null
    const publication = await getPublication(await contextOf(services, request), {
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
  } catch (error) {
    return plainError(services.log, error)
  }
}
