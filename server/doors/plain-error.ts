import type { Language } from '../../shared/language/languages.ts'
import { asDomainError } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import { secondsToWait } from './retry-after.ts'
import { statusOf } from './status.ts'

/** The API's error object: one sentence, Ukrainian for programs, and nothing of what broke inside. */
export function plainError(log: Log, thrown: unknown, language: Language = 'uk'): Response {
  const error = asDomainError(thrown)
  if (error.needsOperator) log.error('door.failed', { error: error.cause })
  const headers = new Headers({ 'cache-control': 'no-store' })
  const seconds = secondsToWait(error)
  if (seconds !== null) headers.set('retry-after', String(seconds))
  const status = statusOf[error.kind]
  return Response.json({ error: error.sentence(language) }, { status, headers })
}
