import { DomainError } from '../../../../errors.ts'
import { knownClient } from '../../clients/client.ts'
import type { TokenCheck } from '../request.ts'

/** RFC 6749 §3.2.1: a public client "MUST send its client_id"; it has nothing else to prove itself with. */
export const checkClient: TokenCheck = async (ctx, request) => {
  const id = request.form.get('client_id')
  if (!id) throw new DomainError('oauth_parameter_missing', { name: 'client_id' })
  const client = await knownClient(ctx.sql, id)
  if (!client) throw new DomainError('oauth_client_unknown')
  request.clientId = client.id
}
