import type { FeedPage } from '../../../shared/wire/feed.ts'
import type { Services } from '../../context.ts'
import { feedPage } from '../../domain/feed/page.ts'
import { notModified, weakTag } from '../caching.ts'
import { contextOf, sessionToken } from '../context.ts'
import { plainError } from '../plain-error.ts'
import type { CachedPage, createFeedCache } from './feed-cache.ts'
import { readFeedQuery } from './feed-query.ts'

const encoder = new TextEncoder()

type FeedCache = ReturnType<typeof createFeedCache>

/** GET /api/social/feed */
export async function getFeed(
  services: Services,
  cache: FeedCache,
  request: Request,
): Promise<Response> {
  try {
    const anonymous = sessionToken(services, request) === null
    const search = searchOf(request.url)
    if (!anonymous)
      return answer(request, await readPage(services, request, search), 'private, no-store')
    const page =
      cache.get(search) ?? (await cache.make(search, () => readPage(services, request, search)))
    return answer(request, page, 'public, max-age=5, stale-while-revalidate=30')
  } catch (error) {
    return plainError(services.log, error)
  }
}

async function readPage(
  services: Services,
  request: Request,
  search: string,
): Promise<Omit<CachedPage, 'madeAt'>> {
  const params = new URLSearchParams(search)
  const query = readFeedQuery(params)
  const { items, nextBefore } = await feedPage(await contextOf(services, request), query)
  const body = encoder.encode(JSON.stringify({ items } satisfies FeedPage))
  if (nextBefore !== null) params.set('before', String(nextBefore))
  const next = `${services.config.baseUrl}/api/social/feed?${params}`
  return { body, etag: weakTag(body), link: nextBefore === null ? null : `<${next}>; rel="next"` }
}

function answer(
  request: Request,
  page: Omit<CachedPage, 'madeAt'>,
  cacheControl: string,
): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json;charset=utf-8',
    'cache-control': cacheControl,
    vary: 'Cookie',
    etag: page.etag,
  }
  if (page.link) headers['link'] = page.link
  if (notModified(request, page.etag)) return new Response(null, { status: 304, headers })
  return new Response(page.body, { headers })
}

function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
