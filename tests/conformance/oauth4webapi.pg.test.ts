import { afterAll, beforeAll, expect, test } from 'bun:test'
import * as oauth from 'oauth4webapi'
import { redirectUri } from '../support/agent.ts'
import type { Caller } from '../support/caller.ts'
import { type ServedApp, serveTestApp } from '../support/served.ts'

let app: ServedApp
let person: Caller
beforeAll(async () => {
  app = await serveTestApp()
  person = app.caller()
  await person.signUp()
})
afterAll(() => app.stop())

/** A strict client without exceptions, but for plain http, which loopback is. */
const plain = { [oauth.allowInsecureRequests]: true }

test('a strict OAuth client goes the whole way, headlessly', async () => {
  const resource = new URL('/api/mcp', app.url)
  const protectedResource = await oauth.processResourceDiscoveryResponse(
    resource,
    await oauth.resourceDiscoveryRequest(resource, plain),
  )
  const issuer = new URL(protectedResource.authorization_servers?.[0] ?? '')
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { ...plain, algorithm: 'oauth2' }),
  )
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(
      server,
      { redirect_uris: [redirectUri], client_name: 'Strict', token_endpoint_auth_method: 'none' },
      plain,
    ),
  )
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const address = new URL(server.authorization_endpoint ?? '')
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope: 'service.read service.drafts',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    resource: protectedResource.resource,
    state,
  }).toString()

  const asked = await person.fetch(address.pathname + address.search)
  const requestId = new URL(asked.headers.get('location') ?? '').searchParams.get('request')
  const { redirectTo } = await person.mutate<{ redirectTo: string }>('agents.decide', {
    requestId,
    allow: true,
  })
  const answer = oauth.validateAuthResponse(server, client, new URL(redirectTo), state)
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      answer,
      redirectUri,
      verifier,
      plain,
    ),
  )
  expect(tokens.scope).toBe('service.read service.drafts')
  const refreshed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      tokens.refresh_token ?? '',
      plain,
    ),
  )
  const response = await oauth.protectedResourceRequest(
    refreshed.access_token,
    'POST',
    resource,
    new Headers({ 'content-type': 'application/json' }),
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    plain,
  )
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
})
