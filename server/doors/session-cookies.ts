import { deviceAfter } from '../domain/people/known-devices.ts'
import type { NewSession } from '../domain/people/sessions.ts'
import type { Config } from '../kernel/config.ts'
import type { Services } from '../kernel/context.ts'
import { cookie, longestCookie, readCookie, sessionCookie } from './cookies.ts'

/** For whoever has just signed in: their session, and that this device is theirs from now on. */
export function sessionCookies(
  services: Services,
  request: Request,
  session: NewSession,
): string[] {
  return [
    sessionCookie(services.config, session),
    deviceCookie(services, request, session.personId),
  ]
}

export function deviceCookie(services: Services, request: Request, personId: string): string {
  const value = deviceAfter(services, sealedDevice(services, request), personId)
  return cookie(services.config, cookieName(services.config), value, longestCookie)
}

export function sealedDevice(
  { config }: Pick<Services, 'config'>,
  request: Request,
): string | null {
  return readCookie(request, cookieName(config))
}

function cookieName(config: Config): string {
  return config.secureCookies ? '__Host-komora-device' : 'komora-device'
}
