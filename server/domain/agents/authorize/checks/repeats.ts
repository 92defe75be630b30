import { DomainError } from '../../../../kernel/errors.ts'
import type { AuthorizationCheck } from '../request.ts'

/**
 * RFC 6749 §3.1: "Request and response parameters MUST NOT be included more than once." RFC 8707 §2
 * lets resource alone appear several times.
 */
export const checkRepeats: AuthorizationCheck = (_ctx, { params }) => {
  for (const name of new Set(params.keys())) {
    if (name !== 'resource' && params.getAll(name).length > 1)
      throw new DomainError('oauth_parameter_repeated', { name: name.slice(0, 60) })
  }
}
