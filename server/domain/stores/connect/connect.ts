import { z } from 'zod'
import type { StoreAbility, StoreView } from '../../../../shared/wire/stores.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { newToken } from '../../../kernel/secrets.ts'
import { openSession } from '../session.ts'
import { comesBackByHand, findStore, knownStores, type Store, viewOf } from '../stores.ts'
import { connectionOf, keep } from './kept.ts'
import { authorizeUrl, exchange, findIssuer, giveBack, registerClient } from './oauth.ts'
import { ownMachine, readPasted } from './pasted.ts'

const away = z.object({
  store: z.string(),
  state: z.string(),
  verifier: z.string(),
  clientId: z.string(),
  issuer: z.string(),
  personId: z.string(),
  returnTo: z.string(),
  until: z.number(),
})
/** What the browser carries while its person is at the store's sign-in; it is sealed. */
const purpose = 'store connection under way'
const life = 10 * 60_000

export async function storeViews(ctx: Context): Promise<StoreView[]> {
  const { personId } = signedIn(ctx)
  const rows = await ctx.sql<{ store: string; lapsed: boolean; cannot: StoreAbility[] }[]>`
    SELECT store, lapsed, cannot FROM store_connections WHERE person_id = ${personId}`
  return knownStores(ctx).map((store) => {
    const row = rows.find((one) => one.store === store.id)
    if (row) return viewOf(ctx, store, row.lapsed ? 'lapsed' : 'connected', row.cannot)
    return viewOf(ctx, store, 'off')
  })
}

/** Where the person says yes, and what their browser has to bring back from there. */
export async function beginConnecting(
  ctx: Context,
  input: { store: string; returnTo: string },
): Promise<{ redirectTo: string; ticket: string }> {
  const { personId } = signedIn(ctx)
  const store = findStore(ctx, input.store)
  const redirect = redirectOf(ctx, store)
  const leaving = { state: newToken('st'), verifier: newToken('ve') }
  return orRefused(ctx, store, async () => {
    const server = await findIssuer(ctx, store)
    const clientId = store.clientId ?? (await clientFor(ctx, store, server, redirect))
    const ticket = {
      store: store.id,
      ...leaving,
      clientId,
      issuer: server.issuer,
      personId,
      returnTo: input.returnTo,
      until: ctx.now().getTime() + life,
    }
    return {
      redirectTo: await authorizeUrl(store, server, clientId, redirect, leaving),
      ticket: ctx.secrets.seal(JSON.stringify(ticket), purpose),
    }
  })
}

/** What a browser brought back; null when it is not ours, or too old. */
export function readTicket(ctx: Context, sealed: string | null) {
  const plain = sealed === null ? null : ctx.secrets.open(sealed, purpose)
  const ticket = plain === null ? null : away.parse(JSON.parse(plain))
  return ticket && ticket.until > ctx.now().getTime() ? ticket : null
}

/** The same browser and the same person as at the beginning; then the tools are compared with what we know. */
export async function finishConnecting(
  ctx: Context,
  name: string,
  ticket: ReturnType<typeof readTicket>,
  search: URLSearchParams,
): Promise<void> {
  if (!ticket || ticket.store !== name || ctx.actor?.personId !== ticket.personId)
    throw new DomainError('store_cancelled')
  if (search.has('error') || search.get('state') !== ticket.state)
    throw new DomainError('store_cancelled')
  const store = findStore(ctx, name)
  const { clientId, issuer, personId } = ticket
  const tokens = await orRefused(ctx, store, () =>
    exchange(ctx, store, clientId, issuer, redirectOf(ctx, store), search, ticket),
  )
  await keep(ctx, personId, store, tokens)
  const session = openSession(ctx, await connectionOf(ctx, personId, store))
  try {
    const cannot = await session.compareTools()
    await ctx.sql`
      UPDATE store_connections SET cannot = ${cannot}
      WHERE person_id = ${personId} AND store = ${store.id}`
  } catch (error) {
    await ctx.sql`
      DELETE FROM store_connections WHERE person_id = ${personId} AND store = ${store.id}`
    throw error
  } finally {
    await session.close()
  }
}

/** What the address says at which the person's browser stopped; a wrong one may be followed by the right one. */
export function pastedSearch(
  ctx: Context,
  input: { store: string; address: string },
  ticket: ReturnType<typeof readTicket>,
): URLSearchParams {
  const store = findStore(ctx, input.store)
  if (ticket?.store !== store.id || ctx.actor?.personId !== ticket.personId)
    throw new DomainError('pasted_too_late')
  return readPasted(input.address, {
    redirect: redirectOf(ctx, store),
    state: ticket.state,
    storeUrls: [store.url, ticket.issuer],
  })
}

export async function disconnectStore(ctx: Context, input: { store: string }): Promise<null> {
  const { personId } = signedIn(ctx)
  const store = findStore(ctx, input.store)
  const connection = await connectionOf(ctx, personId, store).catch(() => null)
  await ctx.sql`DELETE FROM store_connections WHERE person_id = ${personId} AND store = ${store.id}`
  if (connection)
    ctx.background.run('store.give-back', () =>
      giveBack(ctx, store, connection.tokens).catch(() => {}),
    )
  return null
}

function redirectOf(ctx: Context, store: Store): string {
  const base = comesBackByHand(ctx, store) ? ownMachine : ctx.config.baseUrl
  return `${base}/stores/${store.id}/callback`
}

async function clientFor(
  ctx: Context,
  store: Store,
  server: Awaited<ReturnType<typeof findIssuer>>,
  redirect: string,
): Promise<string> {
  const { issuer } = server
  const [known] = await ctx.sql<{ client_id: string }[]>`
    SELECT client_id FROM store_clients WHERE issuer = ${issuer} AND redirect = ${redirect}`
  // A practice store that was started anew has forgotten whom it knew.
  if (known && !store.practice) return known.client_id
  const clientId = await registerClient(ctx, store, server, redirect)
  await ctx.sql`
    INSERT INTO store_clients (issuer, redirect, client_id) VALUES (${issuer}, ${redirect}, ${clientId})
    ON CONFLICT (issuer, redirect) DO UPDATE SET client_id = excluded.client_id`
  return clientId
}

/** What goes wrong between us and the store's sign-in is the store's refusal; its words stay in the log. */
async function orRefused<T>(ctx: Context, store: Store, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    ctx.log.warn('store.refused', { store: store.id, why: (cause as Error).name })
    throw new DomainError('store_refused', {}, { cause })
  }
}
