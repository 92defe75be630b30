import { asDomainError } from '../errors.ts'
import type { Log } from '../log.ts'
import { secondsToWait } from './retry-after.ts'
import { statusOf } from './status.ts'

/** The API's error object: always one sentence in Ukrainian, and nothing of what broke inside. */
export function plainError(log: Log, thrown: unknown): Response {
  const error = asDomainError(thrown)
  if (error.needsOperator) log.error('door.failed', { error: error.cause })
  const headers = new Headers({ 'cache-control': 'no-store' })
  const seconds = secondsToWait(error)
  if (seconds !== null) headers.set('retry-after', String(seconds))
  return Response.json({ error: error.sentence('uk') }, { status: statusOf[error.kind], headers })
}
