import type { Language } from '../../../shared/language/languages.ts'
import { answerTo } from '../../domain/agents/authorize/answer.ts'
import { type AuthorizationStep, authorize } from '../../domain/agents/authorize/authorize.ts'
import type { Services } from '../../kernel/context.ts'
import { asDomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { anonymousContext, contextOf } from '../context.ts'
import { oauthReason } from './errors.ts'
import { refusalPage, strangerPage } from './refusal-page.ts'

/** GET /api/mcp/oauth/authorize */
export async function getAuthorize(services: Services, request: Request): Promise<Response> {
  let { language } = anonymousContext(services, request)
  try {
    const ctx = await contextOf(services, request)
    language = ctx.language
    const { search, searchParams, pathname } = new URL(request.url)
    const step = await authorize(ctx, searchParams)
    const place = placeOf(services, step, pathname + search)
    if (step.kind !== 'refused_to_stranger') return redirect(place)
    return strangerPage(step, place, language)
  } catch (error) {
    return refuseAuthorize(services.log, error, language)
  }
}

/** A person's browser is here, so what goes wrong is a page. */
export function refuseAuthorize(log: Log, thrown: unknown, language: Language): Response {
  const error = asDomainError(thrown)
  if (error.needsOperator) log.error('authorize.failed', { error: error.cause })
  return refusalPage(error, language)
}

function placeOf(services: Services, step: AuthorizationStep, here: string): string {
  const { baseUrl } = services.config
  switch (step.kind) {
    case 'refused':
    case 'refused_to_stranger':
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
