import { DomainError } from '../../../../kernel/errors.ts'
import type { AuthorizationCheck } from '../request.ts'

/**
 * OAuth 2.1 §4.1.1: code_challenge is REQUIRED. RFC 7636 §4.3 would make a missing method mean
 * "plain", which is not offered.
 */
export const checkPkce: AuthorizationCheck = (_ctx, request) => {
  const challenge = request.params.get('code_challenge')
  if (!challenge) throw new DomainError('oauth_parameter_missing', { name: 'code_challenge' })
  if (request.params.get('code_challenge_method') !== 'S256')
    throw new DomainError('oauth_challenge_method')
  // BASE64URL of a SHA-256: always 43 characters, of which the last carries four bits alone.
  if (!/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/.test(challenge))
    throw new DomainError('oauth_parameter_invalid', { name: 'code_challenge' })
  request.codeChallenge = challenge
}
