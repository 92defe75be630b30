import type { Services } from '../../kernel/context.ts'
import { newToken } from '../../kernel/secrets.ts'
import { findProvider } from '../../upstream/find-provider.ts'
import { contextOf } from '../context.ts'
import { safeReturnTo } from '../return-to.ts'
import { seeOther, withError } from './see-other.ts'
import { ticketCookie } from './ticket.ts'

/** GET /auth/:provider/start. Who is signed in adds a way in; anybody else signs in. */
export async function startUpstream(
  services: Services,
  request: Request,
  name: string,
): Promise<Response> {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('return_to'))
  const provider = findProvider(services.config, name)
  if (!provider) return seeOther(withError('/login', 'provider_unknown', returnTo))
  // A link on another site must not begin to connect anything to whoever follows it.
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none')
    return seeOther(`/login?${new URLSearchParams({ return_to: returnTo })}`)
  const { actor } = await contextOf(services, request)
  const ticket = {
    state: newToken('st'),
    nonce: newToken('no'),
    verifier: newToken('ve'),
    returnTo,
    personId: actor && !actor.demo ? actor.personId : null,
  }
  try {
    const away = await provider.leave(ticket)
    return seeOther(away.href, [ticketCookie(services, name, ticket)])
  } catch (error) {
    services.log.warn('sign-in.unreachable', { provider: name, error })
    const back = ticket.personId ? returnTo : '/login'
    return seeOther(withError(back, 'provider_unreachable', ticket.personId ? '/' : returnTo))
  }
}
