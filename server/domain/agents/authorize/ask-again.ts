import type { Scope } from '../../../../shared/wire/scopes.ts'

export interface KeptRequest {
  client_id: string
  redirect_uri: string
  scopes: readonly Scope[]
  state: string | null
  code_challenge: string
  resource: string
}

/**
 * Where the same question is asked anew. A request belongs to the session that opened it, so that
 * whoever signs in as somebody else has to begin again; the program does not.
 */
export function askAgainPath(request: KeptRequest): string {
  const params = new URLSearchParams({
    response_type: 'code',
    client_id: request.client_id,
    redirect_uri: request.redirect_uri,
    scope: request.scopes.join(' '),
    code_challenge: request.code_challenge,
    code_challenge_method: 'S256',
    resource: request.resource,
  })
  if (request.state !== null) params.set('state', request.state)
  return `/api/mcp/oauth/authorize?${params}`
}
