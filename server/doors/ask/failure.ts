import { asDomainError, DomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { secondsToWait } from '../retry-after.ts'
import { version } from './meta.ts'

export type FailureCode =
  | 'INVALID_JSON'
  | 'INVALID_QUERY'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_ERROR'

/** NLWeb's failure object. What broke inside stays inside. */
export function failure(
  code: FailureCode,
  message: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { _meta: { response_type: 'failure', version }, error: { code, message } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/** Whatever was thrown, as NLWeb says it: the one error map of this door. */
export function askFailure(log: Log, thrown: unknown): Response {
  const error = asDomainError(thrown)
  const sentence = error.sentence('uk')
  const seconds = secondsToWait(error)
  const wait: Record<string, string> = seconds === null ? {} : { 'retry-after': String(seconds) }
  switch (error.kind) {
    case 'invalid':
      return failure('INVALID_JSON', sentence, 400)
    case 'too_large':
      return failure('INVALID_QUERY', sentence, 413)
    case 'too_many':
      return failure('TOO_MANY_REQUESTS', sentence, 429, wait)
    case 'unavailable':
      return failure('SERVICE_UNAVAILABLE', sentence, 503, wait)
    case 'unauthenticated':
    case 'forbidden':
    case 'not_found':
    case 'method_not_allowed':
    case 'conflict':
    case 'gone':
    case 'unsupported':
    case 'unprocessable':
    case 'internal':
      log.error('ask.failed', { error: error.cause ?? error })
      return failure('INTERNAL_ERROR', new DomainError('internal').sentence('uk'), 500)
  }
}
