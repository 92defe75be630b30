import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { newId } from '../../../kernel/ids.ts'
import { countUse } from '../../limits/count-use.ts'
import type { AuthorizationRequest } from './request.ts'

const lifeOfRequest = 15 * 60 * 1000

/** Keeps the request here, so that the page can name it but change nothing of it. */
export async function keepRequest(ctx: Context, request: AuthorizationRequest): Promise<string> {
  const actor = signedIn(ctx)
  if (!request.client) throw new Error('A request is kept only after its client was found.')
  await countUse(ctx, 'consent', actor.personId)
  const id = newId('con')
  const now = ctx.now()
  await ctx.sql`
    INSERT INTO consent_requests (id, session_id, person_id, client_id, redirect_uri, scopes, state,
      code_challenge, resource, created_at, expires_at)
    VALUES (${id}, ${actor.sessionId}, ${actor.personId}, ${request.client.id}, ${request.redirectUri},
      ${request.scopes}, ${request.state}, ${request.codeChallenge}, ${request.resource}, ${now},
      ${new Date(now.getTime() + lifeOfRequest)})`
  return id
}
