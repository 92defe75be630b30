import type { Config } from '../../config.ts'
import { DomainError } from '../../errors.ts'

/** RFC 9457 for a path, or a method on a path, that this API does not have. */
export function unknownPath(
  config: Config,
  request: Request,
  allowed: readonly string[],
): Response {
  const url = new URL(request.url)
  const error =
    allowed.length > 0
      ? new DomainError('method_not_allowed', { method: request.method.slice(0, 20) })
      : new DomainError('path_unknown')
  const status = allowed.length > 0 ? 405 : 404
  const problem = {
    type: `${config.baseUrl}/developers#${status === 405 ? 'method-not-allowed' : 'unknown-path'}`,
    title: status === 405 ? 'Method Not Allowed' : 'Not Found',
    status,
    detail: error.sentence('uk'),
    instance: url.pathname.slice(0, 500),
  }
  return Response.json(problem, {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(allowed.length > 0 && { allow: allowed.join(', ') }),
    },
  })
}
