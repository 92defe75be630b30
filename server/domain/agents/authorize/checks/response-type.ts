import { DomainError } from '../../../../kernel/errors.ts'
import type { AuthorizationCheck } from '../request.ts'

export const checkResponseType: AuthorizationCheck = (_ctx, { params }) => {
  const type = params.get('response_type')
  if (!type) throw new DomainError('oauth_parameter_missing', { name: 'response_type' })
  if (type !== 'code') throw new DomainError('oauth_response_type')
}
