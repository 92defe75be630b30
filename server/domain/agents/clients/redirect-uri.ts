import { DomainError } from '../../../kernel/errors.ts'
import { isAppScheme } from './app-schemes.ts'

const longest = 2048

/** Checked as text, since a parser would already have repaired what is wrong with it. */
export function checkRedirectUri(uri: string): void {
  const reason = faultOf(uri)
  if (reason) throw new DomainError('oauth_redirect_invalid', { uri: uri.slice(0, 100), reason })
}

function faultOf(uri: string): string | null {
  if (uri.length > longest) return `over ${longest} characters`
  if (!/^[\x21-\x7e]+$/.test(uri) || /[\\"<>^`{|}]/.test(uri)) return 'characters outside RFC 3986'
  if (uri.includes('*')) return 'a wildcard'
  // RFC 6749 §3.1.2: "The endpoint URI MUST NOT include a fragment component."
  if (uri.includes('#')) return 'a fragment'
  const url = URL.parse(uri)
  if (!url) return 'not an absolute URI'
  const [, authority, path = ''] = /^[^:]+:(?:\/\/([^/?]*))?([^?]*)/.exec(uri) ?? []
  if (authority?.includes('@')) return 'user information'
  if (hasDisguisedPath(path)) return 'a path that servers read in different ways'
  if (url.protocol === 'https:') return isPlainHost(authority, url) ? null : 'an unusual host'
  if (url.protocol === 'http:') return splitLoopback(uri) ? null : 'http is only for loopback'
  if (!isAppScheme(url.protocol))
    return `the scheme ${url.protocol} is not taken; https is, http on loopback, or one of your application with a dot, such as com.example.app:/callback`
  return /^[a-z][a-z0-9+.-]*:\/\S/.test(uri) ? null : 'not an address of an application'
}

/** `..;/`, encoded slashes and dots mean one thing to a proxy and another to the server behind it. */
function hasDisguisedPath(path: string): boolean {
  return (
    /%2f|%5c|%2e|;/i.test(path) || path.split('/').some((part) => part === '..' || part === '.')
  )
}

function isPlainHost(authority: string | undefined, url: URL): boolean {
  return authority?.toLowerCase().replace(/:443$/, '') === url.host && url.hostname !== ''
}

/**
 * RFC 8252 §7.3: "The authorization server MUST allow any port to be specified at the time of the
 * request for loopback IP redirect URIs." Everything around the port, or null off loopback.
 */
export function splitLoopback(uri: string): readonly [host: string, rest: string] | null {
  const match = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?((?:[/?].*)?)$/.exec(uri)
  if (!match || Number(match[2] ?? 80) > 65_535) return null
  return [match[1] ?? '', match[3] ?? '']
}

/**
 * RFC 9700 §4.1.3: exact string matching, but for the port of a loopback address. What would not be registered today
 * is no place to send anybody to, whenever it was registered.
 */
export function matchesRedirect(registered: readonly string[], given: string): boolean {
  if (faultOf(given) !== null) return false
  if (registered.includes(given)) return true
  const loopback = splitLoopback(given)
  if (!loopback) return false
  return registered.some((one) => {
    const own = splitLoopback(one)
    return own !== null && own[0] === loopback[0] && own[1] === loopback[1]
  })
}

/** What a person is shown of it: where the answer goes. */
export function redirectHost(uri: string): string {
  const url = URL.parse(uri)
  if (!url) return uri.slice(0, 100)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : `${url.protocol}//`
}
