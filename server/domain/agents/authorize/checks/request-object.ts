import { DomainError } from '../../../../kernel/errors.ts'
import type { AuthorizationCheck } from '../request.ts'

/** OpenID Connect Core §6: a server that takes no request objects says so, and fetches nothing. */
export const checkRequestObject: AuthorizationCheck = (_ctx, { params }) => {
  if (params.has('request')) throw new DomainError('oauth_request_object')
  if (params.has('request_uri')) throw new DomainError('oauth_request_uri')
}
