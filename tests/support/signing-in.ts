import type { Person } from '../../shared/wire/people.ts'
import type { TestApp } from './app.ts'
import type { Caller } from './caller.ts'

export const me = (caller: Caller) => caller.query<Person | null>('people.me')

/** Somebody new, with an address of their own and the password that is looked at. */
export function signUp(app: TestApp, password: string): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.org`
  return app.caller().mutate('people.signUp', { email, password, displayName: 'Олена' })
}

/** From a browser that has no session yet. */
export function signIn(
  app: TestApp,
  email: string | null,
  password: string,
  address?: string,
): Promise<Person> {
  return app.caller(address).mutate('people.signIn', { email, password })
}

/** Another browser, with the cookie of somebody's session in it. */
export function holding(app: TestApp, cookie: string | undefined): Caller {
  if (!cookie) throw new Error('There is no cookie to hold: the session has not begun.')
  const thief = app.caller()
  thief.cookies.set('komora', cookie)
  return thief
}
