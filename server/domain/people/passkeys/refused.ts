import { asDomainError, DomainError } from '../../../kernel/errors.ts'

/** The library throws for everything that does not agree. A lost database is not that. */
export function refused(error: unknown): never {
  const known = asDomainError(error)
  if (known.kind !== 'internal') throw known
  throw new DomainError('passkey_refused', {}, { cause: error })
}
