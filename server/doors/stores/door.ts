import { Elysia } from 'elysia'
import { finishConnecting, readTicket } from '../../domain/stores/connect/connect.ts'
import type { Services } from '../../kernel/context.ts'
import { asDomainError, DomainError } from '../../kernel/errors.ts'
import { contextOf } from '../context.ts'
import { seeOther, withError } from '../sign-in/see-other.ts'
import { awayCookie, awayTicket } from '../store-away.ts'

/** The way back from a grocery store, and the practice stores that live here themselves. */
export function storesDoor(services: Services) {
  return new Elysia({ name: 'stores' })
    .get('/stores/:store/callback', ({ request, params }) =>
      comeBack(services, request, params.store),
    )
    .get('/practice/*', ({ request }) => practise(services, request))
    .post('/practice/*', ({ request }) => practise(services, request), { parse: 'none' })
}

/** Whatever happens, what the browser carried is used up. */
async function comeBack(services: Services, request: Request, store: string): Promise<Response> {
  const spent = awayCookie(services.config, null)
  const ctx = await contextOf(services, request)
  const ticket = readTicket(ctx, awayTicket(services.config, request))
  const to = ticket?.returnTo ?? '/settings'
  try {
    await finishConnecting(ctx, store, ticket, new URL(request.url).searchParams)
    return seeOther(to, [spent])
  } catch (error) {
    const domain = asDomainError(error)
    if (domain.needsOperator) services.log.error('store.failed', { error: domain.cause })
    return seeOther(withError(to, domain.code), [spent])
  }
}

async function practise(services: Services, request: Request): Promise<Response> {
  const answer = await services.practice(request)
  if (!answer) throw new DomainError('path_unknown')
  return answer
}
