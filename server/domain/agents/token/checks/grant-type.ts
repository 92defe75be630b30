import { DomainError } from '../../../../kernel/errors.ts'
import type { TokenCheck } from '../request.ts'

export const checkGrantType: TokenCheck = (_ctx, request) => {
  const type = request.form.get('grant_type')
  if (!type) throw new DomainError('oauth_parameter_missing', { name: 'grant_type' })
  if (type !== 'authorization_code' && type !== 'refresh_token')
    throw new DomainError('oauth_grant_type')
  request.grantType = type
}
