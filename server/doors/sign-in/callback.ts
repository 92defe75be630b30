import { countUse } from '../../domain/limits/count-use.ts'
import { connectUpstream, signInUpstream } from '../../domain/people/upstream.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { asDomainError, DomainError } from '../../kernel/errors.ts'
import { sameSecret } from '../../kernel/secrets.ts'
import { findProvider } from '../../upstream/find-provider.ts'
import type { UpstreamPerson, UpstreamProvider } from '../../upstream/provider.ts'
import { contextOf } from '../context.ts'
import { sessionCookies } from '../session-cookies.ts'
import { seeOther, withError } from './see-other.ts'
import { noTicket, readTicket, type Ticket } from './ticket.ts'

/** GET /auth/:provider/callback. Whatever happens, the ticket is used up. */
export async function finishUpstream(
  services: Services,
  request: Request,
  name: string,
): Promise<Response> {
  const spent = noTicket(services.config)
  const ticket = readTicket(services, name, request)
  try {
    const ctx = await contextOf(services, request)
    await countUse(ctx, 'signIn')
    const provider = findProvider(services.config, name)
    if (!provider) throw new DomainError('provider_unknown')
    const { searchParams } = new URL(request.url)
    if (!ticket || !isOurs(searchParams, ticket)) throw new DomainError('sign_in_cancelled')
    const who = await ask(ctx, provider, searchParams, ticket)
    return seeOther(ticket.returnTo, [spent, ...(await letIn(ctx, request, name, who, ticket))])
  } catch (error) {
    const { code, kind, cause } = asDomainError(error)
    if (kind === 'internal') services.log.error('sign-in.failed', { error: cause })
    const back = ticket?.personId
      ? withError(ticket.returnTo, code)
      : withError('/login', code, ticket?.returnTo)
    return seeOther(back, [spent])
  }
}

/** RFC 6749, 10.12: the state must come back to the browser that left with it. */
function isOurs(search: URLSearchParams, ticket: Ticket): boolean {
  return sameSecret(search.get('state') ?? '', ticket.state)
}

async function ask(
  ctx: Context,
  provider: UpstreamProvider,
  search: URLSearchParams,
  ticket: Ticket,
): Promise<UpstreamPerson> {
  const code = search.get('code')
  if (!code || search.has('error')) throw new DomainError('sign_in_cancelled')
  try {
    return await provider.comeBack({ code, issuer: search.get('iss') }, ticket)
  } catch (error) {
    ctx.log.warn('sign-in.refused', { provider: provider.name, error })
    throw new DomainError('provider_refused', {}, { cause: error })
  }
}

/** The cookies of whoever is in now. Connecting changes nothing about the session. */
async function letIn(
  ctx: Context,
  request: Request,
  name: string,
  who: UpstreamPerson,
  ticket: Ticket,
): Promise<string[]> {
  if (ticket.personId === null) {
    const { session } = await signInUpstream(ctx, name, who)
    return sessionCookies(ctx, request, session)
  }
  // Signed out or switched meanwhile: it is not clear any more whom to connect.
  if (ctx.actor?.personId !== ticket.personId) throw new DomainError('sign_in_cancelled')
  await connectUpstream(ctx, name, who)
  return []
}
