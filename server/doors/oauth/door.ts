import { Elysia } from 'elysia'
import type { Services } from '../../kernel/context.ts'
import type { Log } from '../../kernel/log.ts'
import { languageOf } from '../context.ts'
import { getAuthorize, refuseAuthorize } from './authorize.ts'
import { oauthError } from './errors.ts'
import { postRegister } from './register.ts'
import { postToken } from './token.ts'

const authorizePath = '/api/mcp/oauth/authorize'

/** The authorization server: who may ask, the question, and the tokens. */
export function oauthDoor(services: Services) {
  return new Elysia({ name: 'oauth' })
    .post('/api/mcp/oauth/register', ({ request }) => postRegister(services, request), {
      parse: 'none',
    })
    .get(authorizePath, ({ request }) => getAuthorize(services, request))
    .post('/api/mcp/oauth/token', ({ request }) => postToken(services, request), { parse: 'none' })
}

/** What was refused before any of these was reached, in words that a client understands. */
export function oauthRefusal(log: Log, error: unknown, request: Request): Response {
  const atAuthorize = URL.parse(request.url)?.pathname === authorizePath
  return atAuthorize ? refuseAuthorize(log, error, languageOf(request)) : oauthError(log, error)
}
