import { Elysia } from 'elysia'
import type { Context, Services } from '../kernel/context.ts'
import { contextOf } from './context.ts'
import { plainError } from './plain-error.ts'
import { sessionError } from './session-error.ts'

/** What a handler is given beside Elysia's own things. */
export interface Asked {
  services: Services
  request: Request
  /** Who is behind the request. It is asked for late: a cached answer needs nobody. */
  caller: () => Promise<Context>
}

function caller(services: Services) {
  return new Elysia().derive({ as: 'scoped' }, ({ request }) => ({
    services,
    caller: () => contextOf(services, request),
  }))
}

/** For the public API: what a handler throws is said in its error object. */
export function publicCaller(services: Services) {
  return caller(services).onError({ as: 'scoped' }, ({ error }) => plainError(services.log, error))
}

/** For the application's own doors: what a handler throws is said in the person's language, with its code. */
export function sessionCaller(services: Services) {
  return caller(services).onError({ as: 'scoped' }, ({ error, request }) =>
    sessionError(services, request, error),
  )
}
