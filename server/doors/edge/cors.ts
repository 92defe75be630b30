/** Paths that programs on other sites may read, without any cookie. Session routes never are. */
const open = [
  '/api/social/',
  '/ask',
  '/.well-known/',
  '/api/mcp',
  '/api/docs-mcp',
  '/api/a2a',
  '/openapi.json',
] as const
/** The consent step belongs to the browser of a signed-in person. */
const closed = ['/api/mcp/oauth/authorize'] as const

export function openToOthers(path: string): boolean {
  if (closed.some((prefix) => path.startsWith(prefix))) return false
  return open.some((prefix) => path.startsWith(prefix))
}

export function withCors(headers: Headers): void {
  headers.set('access-control-allow-origin', '*')
  headers.set(
    'access-control-expose-headers',
    'WWW-Authenticate, Mcp-Session-Id, Link, ETag, Deprecation, Sunset, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id',
  )
}

export function answerPreflight(path: string): Response {
  const methods =
    path.startsWith('/api/social/') || path.startsWith('/.well-known/') ? 'GET' : 'GET, POST'
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-allow-headers':
        'A2A-Version, Authorization, Content-Type, If-None-Match, Last-Event-ID, Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
      'access-control-max-age': '86400',
    },
  })
}
