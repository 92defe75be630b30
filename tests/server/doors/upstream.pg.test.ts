import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Person } from '../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { holding, me } from '../../support/signing-in.ts'
import { account, location, startUpstream, type Upstream } from '../../support/upstream.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = upstream.app
})
afterAll(() => upstream.stop())

describe('Signing in with another service', () => {
  test('makes a person of a stranger, and brings them back to where they were', async () => {
    const caller = app.caller()
    const who = account()
    expect(await upstream.goThrough(caller, who, 'google', '?return_to=/recipes')).toBe('/recipes')
    expect(await me(caller)).toMatchObject({
      displayName: 'Ганна',
      email: who.email,
      emailVerified: true,
      hasPassword: false,
    })
  })

  test('knows them again by their subject, whatever their address has become', async () => {
    const first = app.caller()
    const who = account()
    await upstream.goThrough(first, who)
    const again = app.caller()
    await upstream.goThrough(again, { ...who, email: 'moved@example.org' })
    expect((await me(again))?.id).toBe((await me(first))?.id ?? '')
  })

  test('works with a service that has an API instead of signed tokens', async () => {
    const caller = app.caller()
    const who = account()
    await upstream.goThrough(caller, who, 'github')
    expect(await me(caller)).toMatchObject({ displayName: 'Ганна', email: who.email })
  })

  test('keeps everything that a trial kitchen made', async () => {
    const guest = app.caller()
    const before = await guest.mutate<Person>('people.tryDemo')
    await upstream.goThrough(guest, account())
    expect(await me(guest)).toMatchObject({ id: before.id, demo: false, displayName: 'Ганна' })
  })

  test('never goes on to another site', async () => {
    const caller = app.caller()
    expect(await upstream.goThrough(caller, account(), 'google', '?return_to=//evil.example')).toBe(
      '/',
    )
  })

  test('is not offered when it is not set up', async () => {
    const bare = await startTestApp()
    const response = await bare.fetch('/auth/google/start')
    expect(location(response)).toBe('/login?error=provider_unknown')
    expect(location(await bare.fetch('/auth/evil/callback?code=1&state=2'))).toBe(
      '/login?error=provider_unknown',
    )
    await bare.stop()
  })
})

test('Leaving sends a state, a nonce and a PKCE challenge, bound to a cookie that scripts cannot read', async () => {
  const response = await app.fetch('/auth/google/start')
  const { searchParams } = new URL(location(response))
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('nonce')?.length).toBeGreaterThan(40)
  expect(searchParams.get('state')?.length).toBeGreaterThan(40)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^komora-away=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
  expect(cookie).not.toContain(searchParams.get('state') ?? '')
})

test('A sign-in starts a new session, never the one that the browser brought', async () => {
  const planted = app.caller()
  await planted.mutate('people.tryDemo')
  const known = account()
  await upstream.goThrough(app.caller(), known)
  const before = planted.cookies.get('komora')
  await upstream.goThrough(planted, known)
  expect(planted.cookies.get('komora')).not.toBe(before)
  expect(await me(holding(app, before))).toBeNull()
})

test('No code, token or secret of a sign-in is ever in the log', async () => {
  const caller = app.caller()
  upstream.provider.account = account()
  const back = await upstream.leave(caller)
  await caller.fetch(back.pathname + back.search)
  const all = app.logged.join('\n')
  expect(all).not.toContain(back.searchParams.get('code') ?? 'no code')
  expect(all).not.toContain(back.searchParams.get('state') ?? 'no state')
  expect(all).not.toContain('g-secret')
})
