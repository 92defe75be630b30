import type { Config } from '../../kernel/config.ts'

/** Nothing may be run, framed or loaded; a page that needs more sets its own policy first. */
const strictest = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export function setSecurityHeaders(config: Config, path: string, response: Response): void {
  const { headers, status } = response
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy'))
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  // What a 304 says replaces what came with the kept page, whose scripts carry the nonce of that day.
  if (status !== 304 && !headers.has('content-security-policy'))
    headers.set('content-security-policy', strictest)
  if (config.secureCookies)
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  // What follows speaks to browsers that show a document; to programs it would only be weight.
  if (path.startsWith('/api/')) return
  headers.set('x-frame-options', 'DENY')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
}
