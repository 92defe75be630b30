import { DomainError } from '../../../../kernel/errors.ts'
import type { AuthorizationCheck } from '../request.ts'

export const checkResponseMode: AuthorizationCheck = (_ctx, { params }) => {
  const mode = params.get('response_mode')
  if (mode !== null && mode !== '' && mode !== 'query')
    throw new DomainError('oauth_parameter_invalid', { name: 'response_mode' })
}
