import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { getAuthorize } from './authorize.ts'
import { postRegister } from './register.ts'
import { postToken } from './token.ts'

/** The authorization server: who may ask, the question, and the tokens. */
export function oauthDoor(services: Services) {
  return new Elysia({ name: 'oauth' })
    .post('/api/mcp/oauth/register', ({ request }) => postRegister(services, request), {
      parse: 'none',
    })
    .get('/api/mcp/oauth/authorize', ({ request }) => getAuthorize(services, request))
    .post('/api/mcp/oauth/token', ({ request }) => postToken(services, request), { parse: 'none' })
}
