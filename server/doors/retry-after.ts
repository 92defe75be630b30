import type { DomainError } from '../kernel/errors.ts'

/** RFC 9110 §10.2.3: how long a caller should wait before another try, when waiting helps. */
export function secondsToWait(error: DomainError): number | null {
  const seconds = error.details['seconds']
  if (seconds !== undefined) return Number(seconds)
  if (error.kind === 'unavailable') return 2
  return error.kind === 'too_many' ? 1 : null
}
