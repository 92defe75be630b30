import { DomainError } from '../../../../kernel/errors.ts'
import type { AuthorizationCheck } from '../request.ts'

const longest = 4096

/** Comes before every other check that answers by redirect, because each of those answers carries it. */
export const checkState: AuthorizationCheck = (_ctx, request) => {
  const states = request.params.getAll('state')
  if (states.length > 1) throw new DomainError('oauth_parameter_repeated', { name: 'state' })
  const [state] = states
  if (state === undefined) return
  // Postgres cannot keep a null character, and no state needs one.
  if (state.length > longest || state.includes('\u0000'))
    throw new DomainError('oauth_parameter_invalid', { name: 'state' })
  request.state = state
}
