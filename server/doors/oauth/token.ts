import { exchange } from '../../domain/agents/token/exchange.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { readText } from '../body.ts'
import { anonymousContext } from '../context.ts'
import { oauthError } from './errors.ts'

const largestBody = 16 * 1024

/** POST /api/mcp/oauth/token */
export async function postToken(services: Services, request: Request): Promise<Response> {
  try {
    const form = await readForm(request)
    const answer = await exchange(anonymousContext(services, request), form)
    return Response.json(answer, { headers: { 'cache-control': 'no-store', pragma: 'no-cache' } })
  } catch (error) {
    return oauthError(services.log, error)
  }
}

/** RFC 6749 §3.2: parameters come in the body, in "application/x-www-form-urlencoded" form alone. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new DomainError('oauth_form_needed')
  // §2.3.1: credentials "MUST NOT be included in the request URI".
  if (new URL(request.url).search !== '') throw new DomainError('oauth_query_refused')
  if (request.headers.has('authorization')) throw new DomainError('oauth_client_secret')
  return new URLSearchParams(await readText(request, largestBody))
}
