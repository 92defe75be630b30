import { languages, preferredLanguage } from '../../shared/language/languages.ts'
import type { Context, Services } from '../context.ts'
import { findActor } from '../domain/people/sessions.ts'
import { readCookie, sessionCookieName } from './cookies.ts'
import { factsOf } from './facts.ts'

/** What the domain is given for one request: the services, the person behind it, their language. */
export async function contextOf(services: Services, request: Request): Promise<Context> {
  const token = sessionToken(services, request)
  const actor = token ? await findActor(services, token) : null
  return { ...anonymousContext(services, request), actor }
}

/** For doors where no cookie counts: whatever session comes along, nobody is behind the request. */
export function anonymousContext(services: Services, request: Request): Context {
  return {
    ...services,
    actor: null,
    language: languageOf(request),
    address: factsOf(request).address,
    device: (request.headers.get('user-agent') ?? '').replace(/\p{Cc}/gu, '').slice(0, 200),
  }
}

export function sessionToken(services: Services, request: Request): string | null {
  return readCookie(request, sessionCookieName(services.config))
}

/** The language chosen in the application, else the first that the browser prefers. */
export function languageOf(request: Request) {
  const chosen = readCookie(request, 'language')
  return (
    languages.find((one) => one === chosen) ??
    preferredLanguage(request.headers.get('accept-language'))
  )
}
