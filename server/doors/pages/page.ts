import { guest, readerHeader } from '../../../shared/pages.ts'
import type { Services } from '../../context.ts'
import { me } from '../../domain/people/person.ts'
import { asDomainError, DomainError } from '../../errors.ts'
import { anonymousContext, contextOf } from '../context.ts'
import { readTyped } from '../typed.ts'
import type { Built } from './built.ts'
import { compressed } from './compressed.ts'
import { document } from './document.ts'
import type { LocalApi } from './door.ts'
import { pagePolicy } from './policy.ts'
import { preferencesOf } from './preferences.ts'

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
  const { context, person, error } = await whoAsks(services, request)
  const { language, theme } = preferencesOf(request, person?.language)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const origin = services.config.baseUrl
  const [typed, typedOnce] = readTyped(services, request)
  const rendered = await built.render({
    url: url.pathname + url.search,
    language,
    theme,
    currency: services.config.currency,
    origin,
    nonce,
    api: localApi({ ...context, language }, request),
    typed,
    fault: error && { passing: error.kind === 'unavailable', sentence: error.sentence(language) },
  })
  if (rendered.head.redirect) return redirect(rendered.head.redirect)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': pagePolicy(nonce),
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Language',
    [readerHeader]: person?.id ?? guest,
  })
  for (const cookie of typedOnce) headers.append('set-cookie', cookie)
  // What an agent asked for, and that it did, is nobody else's business.
  if (url.pathname.startsWith('/mcp/')) headers.set('referrer-policy', 'no-referrer')
  if (rendered.status >= 500) headers.set('retry-after', '5')
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
  const body = compressed(html, request.headers.get('accept-encoding'), headers)
  return new Response(body, { status: rendered.status, headers })
}

/** Nobody, and why, when it cannot be found out: even then the answer is a page. */
async function whoAsks(services: Services, request: Request) {
  try {
    const context = await contextOf(services, request)
    return { context, person: context.actor ? await me(context) : null, error: undefined }
  } catch (thrown) {
    const error = asDomainError(thrown)
    if (error.kind === 'internal') services.log.error('page.failed', { error: error.cause })
    return { context: anonymousContext(services, request), person: null, error }
  }
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-cache', vary: 'Cookie' },
  })
}
