import { kitchenHeader } from '../../shared/kitchen-header.ts'
import { type Language, languages } from '../../shared/language/languages.ts'
import { findActor } from '../domain/people/sessions.ts'
import type { Context, Services } from '../kernel/context.ts'
import { languageFor } from '../kernel/language.ts'
import { readCookie, sessionCookieName } from './cookies.ts'
import { requestFacts } from './facts.ts'

/** What the domain is given for one request: the services, the person behind it, their language. */
export async function contextOf(services: Services, request: Request): Promise<Context> {
  const token = sessionToken(services, request)
  const shown = request.headers.get(kitchenHeader)
  const actor = token ? await findActor(services, token, shown) : null
  const language = languageOf(request, actor?.language)
  requestFacts(request).language = language
  return { ...anonymousContext(services, request), actor, language }
}

/** For doors where no cookie counts: whatever session comes along, nobody is behind the request. */
export function anonymousContext(services: Services, request: Request): Context {
  return {
    ...services,
    actor: null,
    language: languageOf(request),
    address: requestFacts(request).address,
    device: (request.headers.get('user-agent') ?? '').replace(/\p{Cc}/gu, '').slice(0, 200),
  }
}

export function sessionToken(services: Services, request: Request): string | null {
  return readCookie(request, sessionCookieName(services.config))
}

/** What whoever sent this reads; `own` is the language of the person behind it, where that is known. */
export function languageOf(request: Request, own?: Language | null): Language {
  const cookie = readCookie(request, 'language')
  return languageFor({
    own: own ?? requestFacts(request).language,
    chosen: languages.find((one) => one === cookie),
    accepted: request.headers.get('accept-language'),
  })
}

/** The same where a door failed before it knew who asks: without an answer, what the browser says counts. */
export async function languageOfReader(services: Services, request: Request): Promise<Language> {
  if (requestFacts(request).language === undefined)
    await contextOf(services, request).catch(() => null)
  return languageOf(request)
}
