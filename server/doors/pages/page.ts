import { type PageHead, readerHeader, readerOf } from '../../../shared/pages.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { asDomainError, DomainError } from '../../kernel/errors.ts'
import { anonymousContext, contextOf } from '../context.ts'
import { readTyped } from '../typed.ts'
import type { Built } from './built.ts'
import { compressed } from './compressed.ts'
import { document } from './document.ts'
import { pageTag } from './pageTag.ts'
import { pagePolicy } from './policy.ts'
import { preferencesOf, readingAsked } from './preferences.ts'

/** The procedures, answered in this process; the composition gives it, since doors do not meet. */
export type LocalApi = (context: Context, request: Request) => unknown

/** Renders the page of an address for the person who asks. */
export async function renderPage(
  services: Services,
  built: Built,
  localApi: LocalApi,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url)
  // Whoever takes it for an address alone would take what follows for a host.
  if (url.pathname.startsWith('//')) throw new DomainError('path_unknown')
  const { context, error } = await whoAsks(services, request)
  const { language, theme, reading } = preferencesOf(request)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const origin = services.config.baseUrl
  const [typed, typedOnce] = readTyped(services, request)
  const rendered = await built.render({
    url: url.pathname + url.search,
    language,
    theme,
    reading,
    currency: services.config.currency,
    origin,
    nonce,
    api: localApi(context, request),
    typed,
    fault: error && { passing: error.kind === 'unavailable', sentence: error.sentence(language) },
  })
  if (rendered.head.redirect) return redirect(rendered.head.redirect)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': pagePolicy(nonce),
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Language, Accept',
    link: linksFor(rendered.head),
  })
  // Where nobody knows who asks, a device must not take them for somebody else and drop what it keeps.
  if (!error) headers.set(readerHeader, readerOf(context.actor))
  for (const cookie of typedOnce) headers.append('set-cookie', cookie)
  const kept = readingAsked(url, services.config.secureCookies)
  if (kept) headers.append('set-cookie', kept)
  // What an agent asked for, and that it did, is nobody else's business; nor is the key in a shared link.
  if (/^\/(mcp|shared)\//.test(url.pathname)) headers.set('referrer-policy', 'no-referrer')
  // What is behind such a link may be closed at any moment, and is kept nowhere.
  if (url.pathname === '/shared/recipe') headers.set('cache-control', 'no-store')
  if (rendered.status >= 500 || rendered.status === 429) headers.set('retry-after', '5')
  const html = document({
    rendered,
    files: built.filesOf(url.pathname, language),
    entry: built.entry,
    language,
    theme,
    currency: services.config.currency,
    nonce,
    origin,
  })
  const { status } = rendered
  // What one person reads, and what sets a cookie, is made anew each time.
  const forAnybody = status === 200 && !context.actor && !error && !headers.has('set-cookie')
  return compressed(request, html, {
    headers,
    status,
    tag: forAnybody ? pageTag(html, nonce) : undefined,
  })
}

/** Nobody, and why, when it cannot be found out: even then the answer is a page. */
async function whoAsks(services: Services, request: Request) {
  try {
    return { context: await contextOf(services, request), error: undefined }
  } catch (thrown) {
    const error = asDomainError(thrown)
    if (error.kind === 'internal') services.log.error('page.failed', { error: error.cause })
    return { context: anonymousContext(services, request), error }
  }
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-cache', vary: 'Cookie' },
  })
}

/** RFC 8288: for programs that read a page's headers before its words. */
function linksFor({ hidden, markdown }: PageHead): string {
  return [
    '</llms.txt>; rel="describedby"; type="text/plain"',
    '</.well-known/api-catalog>; rel="api-catalog"',
    '</openapi.json>; rel="service-desc"; type="application/openapi+json"',
    '</developers>; rel="service-doc"',
    '</sitemap.xml>; rel="sitemap"',
    '</.well-known/ard.json>; rel="ard"',
    ...(markdown && !hidden ? [`<${markdown}>; rel="alternate"; type="text/markdown"`] : []),
  ].join(', ')
}
