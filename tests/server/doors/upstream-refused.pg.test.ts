import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { TestApp } from '../../support/app.ts'
import type { OpenIdProvider } from '../../support/openid-provider.ts'
import { me } from '../../support/signing-in.ts'
import { account, location, startUpstream, type Upstream } from '../../support/upstream.ts'

let upstream: Upstream
let app: TestApp
let provider: OpenIdProvider
beforeAll(async () => {
  upstream = await startUpstream()
  app = upstream.app
  provider = upstream.provider
})
afterAll(() => upstream.stop())
beforeEach(() => {
  provider.forge = (claims) => claims
  provider.strangeKey = false
})

describe('What comes back from another service', () => {
  const cancelled = '/login?error=sign_in_cancelled'
  const refused = '/login?error=provider_refused'

  test('is refused in a browser that did not leave', async () => {
    provider.account = account()
    const back = await upstream.leave(app.caller())
    const victim = app.caller()
    expect(location(await victim.fetch(back.pathname + back.search))).toBe(cancelled)
    expect(await me(victim)).toBeNull()
  })

  test('is refused with the state of another sign-in', async () => {
    const caller = app.caller()
    provider.account = account()
    const first = await upstream.leave(caller)
    await upstream.leave(caller)
    expect(location(await caller.fetch(first.pathname + first.search))).toBe(cancelled)
  })

  test('is refused a second time', async () => {
    const caller = app.caller()
    provider.account = account()
    const back = await upstream.leave(caller)
    await caller.fetch(back.pathname + back.search)
    expect(location(await caller.fetch(back.pathname + back.search))).toBe(cancelled)
  })

  test('is refused ten minutes later', async () => {
    const caller = app.caller()
    provider.account = account()
    const back = await upstream.leave(caller)
    app.travel(10 * 60 * 1000 + 1)
    expect(location(await caller.fetch(back.pathname + back.search))).toBe(cancelled)
  })

  test('is refused at another service’s door', async () => {
    const caller = app.caller()
    provider.account = account()
    const back = await upstream.leave(caller, 'google')
    expect(location(await caller.fetch(`/auth/github/callback${back.search}`))).toBe(cancelled)
  })

  test('is a sentence, not a fault, when the person said no', async () => {
    const caller = app.caller()
    const back = await upstream.leave(caller)
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
    expect(location(await caller.fetch(back.pathname + back.search))).toBe(cancelled)
  })

  test('is refused when the code was put in by somebody else, for PKCE does not agree', async () => {
    provider.account = account()
    const attacker = await upstream.leave(app.caller())
    const victim = app.caller()
    const back = await upstream.leave(victim)
    back.searchParams.set('code', attacker.searchParams.get('code') ?? '')
    expect(location(await victim.fetch(back.pathname + back.search))).toBe(refused)
  })

  test('is refused when the token carries another nonce', async () => {
    provider.forge = (claims) => ({ ...claims, nonce: 'another' })
    expect(await upstream.goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token has no nonce', async () => {
    provider.forge = ({ nonce: _, ...claims }) => claims
    expect(await upstream.goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is for another client', async () => {
    provider.forge = (claims) => ({ ...claims, aud: 'somebody-else' })
    expect(await upstream.goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is for several clients and was given to another', async () => {
    provider.forge = (claims) => ({ ...claims, aud: [String(claims.aud), 'other'], azp: 'other' })
    expect(await upstream.goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is from another issuer', async () => {
    provider.forge = (claims) => ({ ...claims, iss: 'https://evil.example' })
    expect(await upstream.goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is over', async () => {
    provider.forge = (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })
    expect(await upstream.goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token was signed with a key that is not the service’s', async () => {
    provider.strangeKey = true
    expect(await upstream.goThrough(app.caller(), account())).toBe(refused)
  })
})
