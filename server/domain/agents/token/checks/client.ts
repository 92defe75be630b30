import type { Context } from '../../../../kernel/context.ts'
import { DomainError } from '../../../../kernel/errors.ts'
import { knownClient } from '../../clients/client.ts'
import type { TokenCheck } from '../request.ts'

/** RFC 6749 §3.2.1: a public client "MUST send its client_id"; it has nothing else to prove itself with. */
export const checkClientId: TokenCheck = (_ctx, request) => {
  const id = request.form.get('client_id')
  if (!id) throw new DomainError('oauth_parameter_missing', { name: 'client_id' })
  if (id.includes('\u0000')) throw new DomainError('oauth_client_unknown')
  request.clientId = id
}

/** Whatever else is wrong with its request, an unknown client is told that it is unknown. */
export async function refuseUnknownClient(ctx: Context, clientId: string): Promise<void> {
  if (!(await knownClient(ctx.sql, clientId))) throw new DomainError('oauth_client_unknown')
}
