import type { Services } from '../kernel/context.ts'
import { asDomainError } from '../kernel/errors.ts'
import { languageOfReader } from './context.ts'
import { secondsToWait } from './retry-after.ts'
import { statusOf } from './status.ts'

/** For the application's plain HTTP doors: a sentence in the person's language, and the code that pages go by. */
export async function sessionError(
  services: Services,
  request: Request,
  thrown: unknown,
): Promise<Response> {
  const error = asDomainError(thrown)
  if (error.needsOperator) services.log.error('door.failed', { error: error.cause })
  const headers = new Headers({ 'cache-control': 'no-store' })
  const seconds = secondsToWait(error)
  if (seconds !== null) headers.set('retry-after', String(seconds))
  const language = await languageOfReader(services, request)
  const body = { error: error.sentence(language), reason: error.code }
  return Response.json(body, { status: statusOf[error.kind], headers })
}
