import { z } from 'zod'
import type { Config } from '../../kernel/config.ts'
import type { Services } from '../../kernel/context.ts'
import type { Secrets } from '../../upstream/provider.ts'
import { cookie, readCookie } from '../cookies.ts'

const life = 10 * 60

const ticketSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Who connects another way in; null for who signs in. */
  personId: z.string().nullable(),
  until: z.number(),
})

/** What a browser carries while its person is away at the other service. It cannot be read or made elsewhere. */
export type Ticket = Secrets & { returnTo: string; personId: string | null }

export function ticketCookie(services: Services, provider: string, ticket: Ticket): string {
  const until = services.now().getTime() + life * 1000
  const sealed = services.secrets.seal(JSON.stringify({ ...ticket, until }), purpose(provider))
  return cookie(services.config, cookieName(services.config), sealed, life)
}

/** null when there is none, or it is old, or it was made for another provider. */
export function readTicket(services: Services, provider: string, request: Request): Ticket | null {
  const sealed = readCookie(request, cookieName(services.config))
  const plain = sealed ? services.secrets.open(sealed, purpose(provider)) : null
  if (plain === null) return null
  const ticket = ticketSchema.parse(JSON.parse(plain))
  return ticket.until > services.now().getTime() ? ticket : null
}

export function noTicket(config: Config): string {
  return cookie(config, cookieName(config), '', 0)
}

function cookieName(config: Config): string {
  return config.secureCookies ? '__Host-komora-away' : 'komora-away'
}

function purpose(provider: string): string {
  return `upstream sign-in ${provider}`
}
