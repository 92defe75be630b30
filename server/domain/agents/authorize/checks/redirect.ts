import { DomainError } from '../../../../kernel/errors.ts'
import { matchesRedirect } from '../../clients/redirect-uri.ts'
import type { AuthorizationCheck } from '../request.ts'

/**
 * RFC 6749 §4.1.2.1: "If the request fails due to a missing, invalid, or mismatching redirection
 * URI … the authorization server … MUST NOT automatically redirect the user-agent".
 */
export const checkRedirect: AuthorizationCheck = (_ctx, request) => {
  const uris = request.params.getAll('redirect_uri')
  if (uris.length > 1) throw new DomainError('oauth_parameter_repeated', { name: 'redirect_uri' })
  const [uri] = uris
  if (!uri) throw new DomainError('oauth_parameter_missing', { name: 'redirect_uri' })
  if (!request.client || !matchesRedirect(request.client.redirectUris, uri))
    throw new DomainError('oauth_redirect_unknown')
  request.redirectUri = uri
}
