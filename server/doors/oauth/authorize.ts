import type { Services } from '../../context.ts'
import { answerTo } from '../../domain/agents/authorize/answer.ts'
import { type AuthorizationStep, authorize } from '../../domain/agents/authorize/authorize.ts'
import { asDomainError } from '../../errors.ts'
import { contextOf } from '../context.ts'
import { oauthReason } from './errors.ts'
import { refusalPage } from './refusal-page.ts'

/** GET /api/mcp/oauth/authorize */
export async function getAuthorize(services: Services, request: Request): Promise<Response> {
  const ctx = await contextOf(services, request)
  try {
    const { search, searchParams, pathname } = new URL(request.url)
    return redirect(placeOf(services, await authorize(ctx, searchParams), pathname + search))
  } catch (thrown) {
    const error = asDomainError(thrown)
    if (error.needsOperator) services.log.error('authorize.failed', { error: error.cause })
    return refusalPage(error, ctx.language)
  }
}

function placeOf(services: Services, step: AuthorizationStep, here: string): string {
  const { baseUrl } = services.config
  switch (step.kind) {
    case 'refused':
      return answerTo(services.config, step.redirectUri, step.state, {
        error: oauthReason(step.error),
        error_description: step.error.sentence('en'),
      })
    case 'sign_in':
      return `${baseUrl}/login?return_to=${encodeURIComponent(here)}`
    case 'consent':
      return `${baseUrl}/mcp/consent?request=${encodeURIComponent(step.requestId)}`
  }
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
