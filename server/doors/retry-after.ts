import type { DomainError } from '../errors.ts'

/** RFC 9110 §10.2.3: how long a caller should wait before another try, when waiting helps. */
export function secondsToWait(error: DomainError): number | null {
  if (error.kind === 'unavailable') return 2
  const seconds = error.details['seconds']
  if (seconds !== undefined) return Number(seconds)
  return error.kind === 'too_many' ? 1 : null
}
