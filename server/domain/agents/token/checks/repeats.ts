import { DomainError } from '../../../../kernel/errors.ts'
import type { TokenCheck } from '../request.ts'

/** RFC 6749 §3.2: "Request and response parameters MUST NOT be included more than once." */
export const checkRepeats: TokenCheck = (_ctx, { form }) => {
  for (const name of new Set(form.keys())) {
    if (name !== 'resource' && form.getAll(name).length > 1)
      throw new DomainError('oauth_parameter_repeated', { name: name.slice(0, 60) })
  }
}
