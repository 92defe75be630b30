import { isScope, type Scope, scopes } from '../../../../../shared/wire/scopes.ts'
import { DomainError } from '../../../../kernel/errors.ts'
import type { AuthorizationCheck } from '../request.ts'

/** RFC 6749 §3.3: the server "MUST either process the request using a pre-defined default value or fail". */
export const checkScope: AuthorizationCheck = (_ctx, request) => {
  request.scopes = readScopes(request.params.get('scope')) ?? ['service.read']
}

/** Each scope once, in our order; null when none is named. */
export function readScopes(text: string | null): Scope[] | null {
  const named = (text ?? '').split(' ').filter(Boolean)
  if (named.length === 0) return null
  const unknown = named.find((one) => !isScope(one))
  if (unknown !== undefined)
    throw new DomainError('oauth_scope_unknown', { scope: unknown.slice(0, 60) })
  return scopes.filter((scope) => named.includes(scope))
}
