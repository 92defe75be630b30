import type { ErrorCode } from '../../../shared/errors.ts'

/** On to a page of ours. The address that is left behind may hold a code, so it is told to nobody. */
export function seeOther(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    location: to,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  for (const one of cookies) headers.append('set-cookie', one)
  return new Response(null, { status: 303, headers })
}

/** The page that asked, told what went wrong; the page has the sentence for it. */
export function withError(path: string, error: ErrorCode, returnTo = '/'): string {
  const [page = '/', ...rest] = path.split('?')
  const search = new URLSearchParams(rest.join('?').split('#')[0])
  search.set('error', error)
  if (returnTo !== '/') search.set('return_to', returnTo)
  return `${page.split('#')[0]}?${search}`
}
