import * as oauth from 'oauth4webapi'
import type { Services } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import type { Store } from '../stores.ts'

const patience = 8_000

export interface Tokens {
  access: string
  refresh: string | null
  clientId: string
  issuer: string
  /** Milliseconds; null when the store does not say. */
  expires: number | null
}

type Ask = Pick<Services, 'storeFetch' | 'now'>

interface Wanted {
  method: string
  headers: Record<string, string>
  body?: string | URLSearchParams | undefined
  signal?: AbortSignal
}

function options({ storeFetch }: Ask, store: Store) {
  return {
    [oauth.customFetch]: (url: string, { body, ...init }: Wanted) =>
      storeFetch(store.url, url, { ...init, ...(body !== undefined && { body }) }),
    // The one store that may answer without TLS is one on this machine; the fetch sees to that.
    [oauth.allowInsecureRequests]: true,
    signal: () => AbortSignal.timeout(patience),
  } as const
}

/** Whom the store lets people say yes to. */
export async function findIssuer(ask: Ask, store: Store): Promise<oauth.AuthorizationServer> {
  const resource = new URL(store.url)
  const described = await oauth.processResourceDiscoveryResponse(
    resource,
    await oauth.resourceDiscoveryRequest(resource, options(ask, store)),
  )
  const [issuer] = described.authorization_servers ?? []
  if (!issuer) throw new DomainError('store_changed')
  return discover(ask, store, issuer)
}

async function discover(ask: Ask, store: Store, issuer: string) {
  const url = new URL(issuer)
  const response = await oauth.discoveryRequest(url, {
    algorithm: 'oauth2',
    ...options(ask, store),
  })
  return oauth.processDiscoveryResponse(url, response)
}

export async function registerClient(
  ask: Ask,
  store: Store,
  server: oauth.AuthorizationServer,
  redirect: string,
): Promise<string> {
  const response = await oauth.dynamicClientRegistrationRequest(
    server,
    {
      client_name: 'Komora',
      redirect_uris: [redirect],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    options(ask, store),
  )
  const { client_id } = await oauth.processDynamicClientRegistrationResponse(response)
  return client_id
}

export interface Leaving {
  state: string
  verifier: string
}

export async function authorizeUrl(
  store: Store,
  server: oauth.AuthorizationServer,
  clientId: string,
  redirect: string,
  { state, verifier }: Leaving,
): Promise<string> {
  const url = new URL(server.authorization_endpoint ?? '')
  const search = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    resource: store.url,
    ...(store.scopes.length > 0 && { scope: store.scopes.join(' ') }),
  }
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  return url.href
}

/** The tokens for the code that came back. */
export async function exchange(
  ask: Ask,
  store: Store,
  clientId: string,
  issuer: string,
  redirect: string,
  search: URLSearchParams,
  { state, verifier }: Leaving,
): Promise<Tokens> {
  const server = await discover(ask, store, issuer)
  const client = { client_id: clientId }
  const checked = oauth.validateAuthResponse(server, client, search, state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    checked,
    redirect,
    verifier,
    { ...options(ask, store), additionalParameters: { resource: store.url } },
  )
  const said = await oauth.processAuthorizationCodeResponse(server, client, response)
  return tokensOf(ask, said, { clientId, issuer, refresh: null })
}

/** null when the store will not renew: the person has to allow it anew. */
export async function renew(ask: Ask, store: Store, tokens: Tokens): Promise<Tokens | null> {
  if (tokens.refresh === null) return null
  const server = await discover(ask, store, tokens.issuer)
  const client = { client_id: tokens.clientId }
  const more = { ...options(ask, store), additionalParameters: { resource: store.url } }
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    oauth.None(),
    tokens.refresh,
    more,
  )
  try {
    const said = await oauth.processRefreshTokenResponse(server, client, response)
    // Some give no new one: then the old goes on.
    return tokensOf(ask, said, tokens)
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500) return null
    throw error
  }
}

/** As far as the store wants to hear it; whoever disconnects is not kept waiting for its answer. */
export async function giveBack(ask: Ask, store: Store, tokens: Tokens): Promise<void> {
  const server = await discover(ask, store, tokens.issuer)
  if (!server.revocation_endpoint) return
  const client = { client_id: tokens.clientId }
  const token = tokens.refresh ?? tokens.access
  await oauth.revocationRequest(server, client, oauth.None(), token, options(ask, store))
}

function tokensOf(
  { now }: Ask,
  said: oauth.TokenEndpointResponse,
  before: Pick<Tokens, 'clientId' | 'issuer' | 'refresh'>,
): Tokens {
  return {
    access: said.access_token,
    refresh: said.refresh_token ?? before.refresh,
    clientId: before.clientId,
    issuer: before.issuer,
    expires: said.expires_in === undefined ? null : now().getTime() + said.expires_in * 1000,
  }
}
