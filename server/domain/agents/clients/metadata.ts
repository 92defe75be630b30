import { DomainError } from '../../../kernel/errors.ts'
import { clientName } from './client-name.ts'
import { checkRedirectUri, redirectHost, splitLoopback } from './redirect-uri.ts'

export interface ClientMetadata {
  name: string
  redirectUris: string[]
  applicationType: 'web' | 'native'
  clientUri: string | null
}

/**
 * RFC 7591 §2. What we do not know is ignored, and secrets that are asked for are not given: §3.2.1
 * lets the server "replace any of the client's requested metadata values".
 */
export function readMetadata(body: unknown): ClientMetadata {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid('it has to be a JSON object')
  const metadata = body as Record<string, unknown>
  const redirectUris = readRedirectUris(metadata['redirect_uris'])
  return {
    name: readName(metadata['client_name'], redirectUris),
    redirectUris,
    applicationType: readApplicationType(metadata['application_type'], redirectUris),
    clientUri: readWebAddress(metadata['client_uri']),
  }
}

function readRedirectUris(value: unknown): string[] {
  if (!Array.isArray(value)) throw invalid('redirect_uris has to be an array of addresses')
  if (value.length < 1 || value.length > 10) throw invalid('redirect_uris holds 1 to 10 addresses')
  const uris = value.filter((one) => typeof one === 'string')
  if (uris.length < value.length) throw invalid('redirect_uris has to hold strings alone')
  for (const uri of uris) checkRedirectUri(uri)
  return [...new Set(uris)]
}

function readName(value: unknown, redirectUris: readonly string[]): string {
  if (value !== undefined && value !== null && typeof value !== 'string')
    throw invalid('client_name has to be a string')
  return clientName(value ?? '') || redirectHost(redirectUris[0] ?? '')
}

function readApplicationType(value: unknown, redirectUris: readonly string[]): 'web' | 'native' {
  if (value === 'web' || value === 'native') return value
  if (value !== undefined && value !== null) throw invalid('application_type can be web or native')
  const native = redirectUris.every((uri) => splitLoopback(uri) || !uri.startsWith('https:'))
  return native ? 'native' : 'web'
}

function readWebAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500) return null
  const url = URL.parse(value)
  return url?.protocol === 'https:' ? url.href : null
}

function invalid(reason: string): DomainError {
  return new DomainError('oauth_metadata_invalid', { reason })
}
