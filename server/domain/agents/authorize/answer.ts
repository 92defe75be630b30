import type { Config } from '../../../kernel/config.ts'

/**
 * The address that takes an answer to the client. It is put together as text: a parser would
 * rewrite what a client registered byte by byte. RFC 9207 §2 adds iss to every answer.
 */
export function answerTo(
  config: Config,
  redirectUri: string,
  state: string | null,
  answer: { code: string } | { error: string; error_description?: string },
): string {
  const values = { ...answer, ...(state !== null && { state }), iss: config.baseUrl }
  const query = Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return redirectUri + joint(redirectUri) + query
}

function joint(uri: string): string {
  if (!uri.includes('?')) return '?'
  return uri.endsWith('?') || uri.endsWith('&') ? '' : '&'
}
