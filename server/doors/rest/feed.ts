import type { ErrorCode } from '../../../shared/errors.ts'
import type { FeedPage } from '../../../shared/wire/feed.ts'
import { feedParameters } from '../../../shared/wire/feed-parameters.ts'
import { feedPage } from '../../domain/feed/page.ts'
import type { FeedPageQuery } from '../../domain/feed/page-query.ts'
import { DomainError } from '../../kernel/errors.ts'
import { notModified, weakTag } from '../caching.ts'
import type { Asked } from '../caller.ts'
import { sessionToken } from '../context.ts'
import type { CachedPage, createFeedCache } from './feed-cache.ts'

const encoder = new TextEncoder()

type FeedCache = ReturnType<typeof createFeedCache>

/** GET /api/social/feed */
export async function getFeed(cache: FeedCache, asked: Asked): Promise<Response> {
  const { services, request } = asked
  const anonymous = sessionToken(services, request) === null
  const search = searchOf(request.url)
  if (!anonymous) return answer(request, await readPage(asked, search), 'private, no-store')
  const page = cache.get(search) ?? (await cache.make(search, () => readPage(asked, search)))
  return answer(request, page, 'public, max-age=5, stale-while-revalidate=30')
}

async function readPage(
  { services, caller }: Asked,
  search: string,
): Promise<Omit<CachedPage, 'madeAt'>> {
  const params = new URLSearchParams(search)
  const query = readQuery(params)
  const { items, nextBefore } = await feedPage(await caller(), query)
  const body = encoder.encode(JSON.stringify({ items } satisfies FeedPage))
  if (nextBefore !== null) params.set('before', String(nextBefore))
  const next = `${services.config.baseUrl}/api/social/feed?${params}`
  return { body, etag: weakTag(body), link: nextBefore === null ? null : `<${next}>; rel="next"` }
}

function readQuery(params: URLSearchParams): FeedPageQuery {
  // Of a parameter that is sent twice, the first counts.
  const given = Object.fromEntries([...params].reverse())
  const { data, error } = feedParameters.safeParse(given)
  if (data) return data
  throw new DomainError((error.issues[0]?.message ?? 'input_invalid') as ErrorCode)
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
