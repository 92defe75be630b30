import { DomainError } from '../../../../kernel/errors.ts'
import { findClient } from '../../clients/find.ts'
import type { AuthorizationCheck } from '../request.ts'

export const checkClient: AuthorizationCheck = async (ctx, request) => {
  const ids = request.params.getAll('client_id')
  if (ids.length > 1) throw new DomainError('oauth_parameter_repeated', { name: 'client_id' })
  if (!ids[0]) throw new DomainError('oauth_parameter_missing', { name: 'client_id' })
  request.client = await findClient(ctx, ids[0])
}
