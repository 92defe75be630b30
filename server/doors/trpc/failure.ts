import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { asDomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { languageOf } from '../context.ts'
import { secondsToWait } from '../retry-after.ts'
import { statusOf } from '../status.ts'
import { trpcCodeOf } from './errors.ts'

/** What ends before tRPC, in the shape that it has: so the application shows the sentence to its person. */
export function trpcFailure(log: Log, thrown: unknown, request: Request): Response {
  const error = asDomainError(thrown)
  if (error.needsOperator) log.error('trpc.failed', { error: error.cause })
  const headers = new Headers({ 'cache-control': 'no-store' })
  const seconds = secondsToWait(error)
  if (seconds !== null) headers.set('retry-after', String(seconds))
  const code = trpcCodeOf[error.kind]
  const httpStatus = statusOf[error.kind]
  const said = {
    message: error.sentence(languageOf(request)),
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { code, httpStatus, reason: error.code, details: error.details },
  }
  return Response.json({ error: said }, { status: httpStatus, headers })
}
