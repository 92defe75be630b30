import type { Config } from '../kernel/config.ts'

/** On https the name itself makes the browser insist on Secure, Path=/ and no Domain. */
export function sessionCookieName(config: Config): string {
  return config.secureCookies ? '__Host-komora' : 'komora'
}

export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get('cookie')
  return header ? new Bun.CookieMap(header).get(name) : null
}

/** The most that browsers grant. The session itself ends sooner, a month after it was last used. */
export const longestCookie = 400 * 24 * 60 * 60

export function sessionCookie(config: Config, session: { token: string } | null): string {
  const age = session ? longestCookie : 0
  return cookie(config, sessionCookieName(config), session?.token ?? '', age)
}

export function cookie(config: Config, name: string, value: string, maxAge: number): string {
  const secure = config.secureCookies ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}
