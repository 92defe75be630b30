import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { IdentityView } from '../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type OidcHouse, startOidcProvider } from '../../support/oidc-house.ts'
import { me } from '../../support/signing-in.ts'
import { location } from '../../support/upstream.ts'

let house: OidcHouse
let app: TestApp
beforeAll(async () => {
  house = await startOidcProvider('http://localhost:3000/auth/oidc/callback')
  app = await startTestApp({
    OIDC_ISSUER: house.issuer,
    OIDC_CLIENT_ID: house.clientId,
    OIDC_CLIENT_SECRET: house.clientSecret,
    OIDC_NAME: 'Домашній вхід',
  })
})
afterAll(async () => {
  await app.stop()
  house.stop()
})

/** Through both sides, as a browser goes; where it ends up with us. */
async function goThrough(caller = app.caller(), search = '', change = (_: URL) => {}) {
  const back = await house.agree(location(await caller.fetch(`/auth/oidc/start${search}`)))
  change(back)
  return { end: location(await caller.fetch(back.pathname + back.search)), caller }
}

describe('Signing in with an OpenID Connect service that the operator has named', () => {
  test('is offered under the name that it was given', async () => {
    expect(await app.caller().query<object>('people.waysIn')).toMatchObject({
      providers: [{ id: 'oidc', name: 'Домашній вхід' }],
    })
  })

  test('makes a person of a stranger, with the address that the service has verified', async () => {
    house.who = { sub: 'hanna', email: 'hanna@example.org', email_verified: true, name: 'Ганна' }
    const { end, caller } = await goThrough(undefined, '?return_to=/recipes')
    expect(end).toBe('/recipes')
    expect(await me(caller)).toMatchObject({
      displayName: 'Ганна',
      email: 'hanna@example.org',
      emailVerified: true,
    })
    house.who = { ...house.who, email: 'moved@example.org' }
    const again = await goThrough()
    expect((await me(again.caller))?.id).toBe((await me(caller))?.id ?? '')
    expect(await caller.query<IdentityView[]>('people.identities')).toMatchObject([
      { provider: 'oidc', name: 'Домашній вхід', email: 'hanna@example.org' },
    ])
  })

  test('keeps no address that the service has not verified, or of which it does not say', async () => {
    house.who = { sub: 'one', email: 'one@example.org', email_verified: false }
    expect((await me((await goThrough()).caller))?.email).toBeNull()
    house.who = { sub: 'two', email: 'two@example.org' }
    expect((await me((await goThrough()).caller))?.email).toBeNull()
  })

  test('links no account by an address that only one side has verified', async () => {
    await app.caller().signUp('Олена', 'olena@example.org')
    house.who = { sub: 'olena', email: 'olena@example.org', email_verified: true }
    expect((await goThrough()).end).toBe('/login?error=email_unverified')
  })

  test('is refused when the answer names another issuer, or none although the service names itself', async () => {
    house.who = { sub: 'three' }
    const mixed = await goThrough(undefined, '', (url) =>
      url.searchParams.set('iss', 'https://evil.example'),
    )
    expect(mixed.end).toBe('/login?error=provider_refused')
    const bare = await goThrough(undefined, '', (url) => url.searchParams.delete('iss'))
    expect(bare.end).toBe('/login?error=provider_refused')
  })

  test('is refused with the code of another sign-in, and with no state of ours', async () => {
    const other = await house.agree(location(await app.fetch('/auth/oidc/start')))
    const swapped = await goThrough(undefined, '', (url) =>
      url.searchParams.set('code', other.searchParams.get('code') ?? ''),
    )
    expect(swapped.end).toBe('/login?error=provider_refused')
    const planted = await goThrough(undefined, '', (url) => url.searchParams.set('state', 'theirs'))
    expect(planted.end).toBe('/login?error=sign_in_cancelled')
  })

  test('is refused when the service tells, on being asked, of somebody else than in its token', async () => {
    house.who = { sub: 'four' }
    house.toldOf = 'five'
    const { end } = await goThrough()
    house.toldOf = undefined
    expect(end).toBe('/login?error=provider_refused')
  })

  test('knows a person by the service too: the same name at another one is somebody else', async () => {
    house.who = { sub: 'hanna-again' }
    const { caller } = await goThrough()
    const [row] = await app.services.sql<{ subject: string }[]>`
      SELECT subject FROM identities WHERE person_id = ${(await me(caller))?.id ?? ''}`
    expect(row?.subject).toBe(`${house.issuer} hanna-again`)
  })

  test('sends a PKCE challenge and a nonce', async () => {
    const { searchParams } = new URL(location(await app.fetch('/auth/oidc/start')))
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('nonce')?.length).toBeGreaterThan(40)
    expect(searchParams.get('scope')).toBe('openid email profile')
  })
})

test('A service that does not answer is a sentence on the page of the sign-in', async () => {
  const { providers } = app.services.config
  const known = providers.oidc
  providers.oidc = { issuer: 'http://127.0.0.1:1', id: 'a', secret: 'b', name: 'Away' }
  expect(location(await app.fetch('/auth/oidc/start'))).toBe('/login?error=provider_unreachable')
  providers.oidc = known
})
