import type { Scope } from '../../../../shared/wire/scopes.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Client } from '../clients/client.ts'

/** An authorization request, filled in by one check after another. */
export interface AuthorizationRequest {
  readonly params: URLSearchParams
  client: Client | null
  redirectUri: string
  state: string | null
  codeChallenge: string
  scopes: Scope[]
  resource: string
}

export type AuthorizationCheck = (
  ctx: Context,
  request: AuthorizationRequest,
) => void | Promise<void>

export function newRequest(params: URLSearchParams): AuthorizationRequest {
  return {
    params,
    client: null,
    redirectUri: '',
    state: null,
    codeChallenge: '',
    scopes: [],
    resource: '',
  }
}
