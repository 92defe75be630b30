import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { IdentityView, Person } from '../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { mailedToken } from '../../support/mail.ts'
import {
  type Account,
  client,
  githubClient,
  OpenIdProvider,
} from '../../support/openid-provider.ts'
import { refusal } from '../../support/refusal.ts'

let provider: OpenIdProvider
let app: TestApp
beforeAll(async () => {
  provider = await OpenIdProvider.start()
  app = await startTestApp({ ...client, ...githubClient })
  provider.serve(app)
})
afterAll(async () => {
  await app.stop()
  provider.stop()
})
beforeEach(() => {
  provider.forge = (claims) => claims
  provider.strangeKey = false
})

let subjects = 1000
function account(more: Partial<Account> = {}): Account {
  subjects += 1
  const sub = String(subjects)
  return { sub, email: `u${sub}@example.org`, email_verified: true, name: 'Ганна', ...more }
}

const location = (response: Response) => response.headers.get('location') ?? ''

/** From us to the provider and to its door back, not yet through it. */
async function leave(caller: Caller, name = 'google', search = ''): Promise<URL> {
  const away = await caller.fetch(`/auth/${name}/start${search}`)
  const agreed = await fetch(location(away), { redirect: 'manual' })
  return new URL(location(agreed))
}

/** All the way; where the browser ends up. */
async function goThrough(caller: Caller, who: Account, name = 'google', search = '') {
  provider.account = who
  const back = await leave(caller, name, search)
  return location(await caller.fetch(back.pathname + back.search))
}

const me = (caller: Caller) => caller.query<Person | null>('people.me')

async function verifiedPerson(email: string): Promise<Caller> {
  const caller = app.caller()
  await caller.signUp('Олена', email)
  await caller.mutate('people.verifyEmail', { token: await mailedToken(app, email, 'verify') })
  return caller
}

describe('Signing in with another service', () => {
  test('makes a person of a stranger, and brings them back to where they were', async () => {
    const caller = app.caller()
    const who = account()
    expect(await goThrough(caller, who, 'google', '?return_to=/recipes')).toBe('/recipes')
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
    await goThrough(first, who)
    const again = app.caller()
    await goThrough(again, { ...who, email: 'moved@example.org' })
    expect((await me(again))?.id).toBe((await me(first))?.id ?? '')
  })

  test('works with a service that has an API instead of signed tokens', async () => {
    const caller = app.caller()
    const who = account()
    await goThrough(caller, who, 'github')
    expect(await me(caller)).toMatchObject({ displayName: 'Ганна', email: who.email })
  })

  test('keeps everything that a trial kitchen made', async () => {
    const guest = app.caller()
    const before = await guest.mutate<Person>('people.tryDemo')
    await goThrough(guest, account())
    expect(await me(guest)).toMatchObject({ id: before.id, demo: false, displayName: 'Ганна' })
  })

  test('never goes on to another site', async () => {
    const caller = app.caller()
    expect(await goThrough(caller, account(), 'google', '?return_to=//evil.example')).toBe('/')
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

describe('An address that both sides know', () => {
  test('links the two when both have verified it', async () => {
    const owner = await verifiedPerson('both@example.org')
    const caller = app.caller()
    await goThrough(caller, account({ email: 'BOTH@example.org' }))
    expect((await me(caller))?.id).toBe((await me(owner))?.id ?? '')
  })

  test('links nothing when we have not verified it', async () => {
    await app.caller().signUp('Олена', 'ours@example.org')
    const caller = app.caller()
    const end = await goThrough(caller, account({ email: 'ours@example.org' }))
    expect(end).toBe('/login?error=email_unverified')
    expect(await me(caller)).toBeNull()
  })

  test('links nothing when the other side has not', async () => {
    await verifiedPerson('theirs@example.org')
    const caller = app.caller()
    const who = account({ email: 'theirs@example.org', email_verified: false })
    expect(await goThrough(caller, who)).toBe('/login?error=email_unverified')
    expect(await goThrough(caller, { ...who, sub: '77' }, 'github')).toBe(
      '/login?error=email_unverified',
    )
  })

  test('is not kept when the other side has not verified it', async () => {
    const caller = app.caller()
    await goThrough(caller, account({ email_verified: false }))
    expect((await me(caller))?.email).toBeNull()
  })
})

describe('Connecting a service in the settings', () => {
  test('adds a way in, and goes back to the settings', async () => {
    const caller = app.caller()
    const { id } = await caller.signUp()
    const who = account()
    expect(await goThrough(caller, who, 'google', '?return_to=/settings')).toBe('/settings')
    const identities = await caller.query<IdentityView[]>('people.identities')
    expect(identities).toMatchObject([{ provider: 'google', email: who.email }])
    const other = app.caller()
    await goThrough(other, who)
    expect((await me(other))?.id).toBe(id)
  })

  test('does not take a way in from somebody else', async () => {
    const who = account()
    await goThrough(app.caller(), who)
    const caller = app.caller()
    await caller.signUp()
    const end = await goThrough(caller, who, 'google', '?return_to=/settings')
    expect(end).toBe('/settings?error=identity_taken')
  })

  test('connects nobody when the account was switched on the way', async () => {
    const caller = app.caller()
    await caller.signUp()
    provider.account = account()
    const back = await leave(caller, 'google', '?return_to=/settings')
    await caller.signUp('Інша')
    const end = location(await caller.fetch(back.pathname + back.search))
    expect(end).toBe('/settings?error=sign_in_cancelled')
    expect(await caller.query<IdentityView[]>('people.identities')).toEqual([])
  })

  test('does not begin from a link on another site', async () => {
    const caller = app.caller()
    await caller.signUp()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await caller.fetch('/auth/google/start?return_to=/settings', { headers })
    expect(location(response)).toBe('/login?return_to=%2Fsettings')
  })

  test('can be undone while another way in is left, and not when it is the last', async () => {
    const withPassword = app.caller()
    await withPassword.signUp()
    await goThrough(withPassword, account())
    await withPassword.mutate('people.unlinkIdentity', { provider: 'google' })
    expect(await withPassword.query<unknown[]>('people.identities')).toEqual([])
    const without = app.caller()
    await goThrough(without, account())
    const last = without.mutate('people.unlinkIdentity', { provider: 'google' })
    expect(await refusal(last)).toBe('last_way_in')
    const never = without.mutate('people.unlinkIdentity', { provider: 'github' })
    expect(await refusal(never)).toBe('identity_unknown')
  })
})

describe('What comes back from another service', () => {
  const cancelled = '/login?error=sign_in_cancelled'
  const refused = '/login?error=provider_refused'

  test('is refused in a browser that did not leave', async () => {
    provider.account = account()
    const back = await leave(app.caller())
    const victim = app.caller()
    expect(location(await victim.fetch(back.pathname + back.search))).toBe(cancelled)
    expect(await me(victim)).toBeNull()
  })

  test('is refused with the state of another sign-in', async () => {
    const caller = app.caller()
    provider.account = account()
    const first = await leave(caller)
    await leave(caller)
    expect(location(await caller.fetch(first.pathname + first.search))).toBe(cancelled)
  })

  test('is refused a second time', async () => {
    const caller = app.caller()
    provider.account = account()
    const back = await leave(caller)
    await caller.fetch(back.pathname + back.search)
    expect(location(await caller.fetch(back.pathname + back.search))).toBe(cancelled)
  })

  test('is refused ten minutes later', async () => {
    const caller = app.caller()
    provider.account = account()
    const back = await leave(caller)
    app.travel(10 * 60 * 1000 + 1)
    expect(location(await caller.fetch(back.pathname + back.search))).toBe(cancelled)
    app.travel(-10 * 60 * 1000 - 1)
  })

  test('is refused at another service’s door', async () => {
    const caller = app.caller()
    provider.account = account()
    const back = await leave(caller, 'google')
    expect(location(await caller.fetch(`/auth/github/callback${back.search}`))).toBe(cancelled)
  })

  test('is a sentence, not a fault, when the person said no', async () => {
    const caller = app.caller()
    const back = await leave(caller)
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
    expect(location(await caller.fetch(back.pathname + back.search))).toBe(cancelled)
  })

  test('is refused when the code was put in by somebody else, for PKCE does not agree', async () => {
    provider.account = account()
    const attacker = await leave(app.caller())
    const victim = app.caller()
    const back = await leave(victim)
    back.searchParams.set('code', attacker.searchParams.get('code') ?? '')
    expect(location(await victim.fetch(back.pathname + back.search))).toBe(refused)
  })

  test('is refused when the token carries another nonce', async () => {
    provider.forge = (claims) => ({ ...claims, nonce: 'another' })
    expect(await goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token has no nonce', async () => {
    provider.forge = ({ nonce: _, ...claims }) => claims
    expect(await goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is for another client', async () => {
    provider.forge = (claims) => ({ ...claims, aud: 'somebody-else' })
    expect(await goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is for several clients and was given to another', async () => {
    provider.forge = (claims) => ({ ...claims, aud: [String(claims.aud), 'other'], azp: 'other' })
    expect(await goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is from another issuer', async () => {
    provider.forge = (claims) => ({ ...claims, iss: 'https://evil.example' })
    expect(await goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token is over', async () => {
    provider.forge = (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })
    expect(await goThrough(app.caller(), account())).toBe(refused)
  })

  test('is refused when the token was signed with a key that is not the service’s', async () => {
    provider.strangeKey = true
    expect(await goThrough(app.caller(), account())).toBe(refused)
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
  await goThrough(app.caller(), known)
  const before = planted.cookies.get('komora')
  await goThrough(planted, known)
  expect(planted.cookies.get('komora')).not.toBe(before)
  const thief = app.caller()
  thief.cookies.set('komora', before ?? '')
  expect(await me(thief)).toBeNull()
})

test('No code, token or secret of a sign-in is ever in the log', async () => {
  const caller = app.caller()
  provider.account = account()
  const back = await leave(caller)
  await caller.fetch(back.pathname + back.search)
  const all = app.logged.join('\n')
  expect(all).not.toContain(back.searchParams.get('code') ?? 'no code')
  expect(all).not.toContain(back.searchParams.get('state') ?? 'no state')
  expect(all).not.toContain('g-secret')
})
