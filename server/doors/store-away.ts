import type { Config } from '../kernel/config.ts'
import { cookie, readCookie } from './cookies.ts'

/** What a browser carries while its person is at a store's sign-in. */
export function awayCookie(config: Config, ticket: string | null): string {
  return cookie(config, nameIn(config), ticket ?? '', ticket === null ? 0 : 10 * 60)
}

export function awayTicket(config: Config, request: Request): string | null {
  return readCookie(request, nameIn(config))
}

function nameIn(config: Config): string {
  return config.secureCookies ? '__Host-komora-store' : 'komora-store'
}
