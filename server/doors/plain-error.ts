import { asDomainError } from '../errors.ts'
import type { Log } from '../log.ts'
import { statusOf } from './status.ts'

/** The API's error object: always one sentence in Ukrainian, and nothing of what broke inside. */
export function plainError(log: Log, thrown: unknown): Response {
  const error = asDomainError(thrown)
  if (error.kind === 'internal') log.error('door.failed', { error: error.cause })
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (error.kind === 'too_many') headers.set('retry-after', String(error.details['seconds'] ?? 1))
  if (error.kind === 'unavailable') headers.set('retry-after', '2')
  return Response.json({ error: error.sentence('uk') }, { status: statusOf[error.kind], headers })
}
