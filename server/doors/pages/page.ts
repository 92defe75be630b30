import type { Services } from '../../context.ts'
import { me } from '../../domain/people/person.ts'
import { contextOf } from '../context.ts'
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
  const context = await contextOf(services, request)
  const person = context.actor ? await me(context) : null
  const { language, theme } = preferencesOf(request, person?.language)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const origin = services.config.baseUrl
  const rendered = await built.render({
    url: url.pathname + url.search,
    language,
    theme,
    origin,
    nonce,
    api: localApi({ ...context, language }, request),
  })
  if (rendered.head.redirect) return redirect(rendered.head.redirect)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': pagePolicy(nonce),
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Language',
  })
  // What an agent asked for, and that it did, is nobody else's business.
  if (url.pathname.startsWith('/mcp/')) headers.set('referrer-policy', 'no-referrer')
  if (rendered.status >= 500) headers.set('retry-after', '5')
  const html = document({
    rendered,
    files: built.filesOf(url.pathname, language),
    entry: built.entry,
    language,
    theme,
    nonce,
    origin,
  })
  const body = compressed(html, request.headers.get('accept-encoding'), headers)
  return new Response(body, { status: rendered.status, headers })
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-cache', vary: 'Cookie' },
  })
}
