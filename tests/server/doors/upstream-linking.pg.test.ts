import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { IdentityView } from '../../../shared/wire/people.ts'
import type { TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { mailedToken } from '../../support/mail.ts'
import { refusal } from '../../support/refusal.ts'
import { me } from '../../support/signing-in.ts'
import { account, location, startUpstream, type Upstream } from '../../support/upstream.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = upstream.app
})
afterAll(() => upstream.stop())

async function verifiedPerson(email: string): Promise<Caller> {
  const caller = app.caller()
  await caller.signUp('Олена', email)
  await caller.mutate('people.verifyEmail', { token: await mailedToken(app, email, 'verify') })
  return caller
}

describe('An address that both sides know', () => {
  test('links the two when both have verified it', async () => {
    const owner = await verifiedPerson('both@example.org')
    const caller = app.caller()
    await upstream.goThrough(caller, account({ email: 'BOTH@example.org' }))
    expect((await me(caller))?.id).toBe((await me(owner))?.id ?? '')
  })

  test('links nothing when we have not verified it', async () => {
    await app.caller().signUp('Олена', 'ours@example.org')
    const caller = app.caller()
    const end = await upstream.goThrough(caller, account({ email: 'ours@example.org' }))
    expect(end).toBe('/login?error=email_unverified')
    expect(await me(caller)).toBeNull()
  })

  test('links nothing when the other side has not', async () => {
    await verifiedPerson('theirs@example.org')
    const caller = app.caller()
    const who = account({ email: 'theirs@example.org', email_verified: false })
    expect(await upstream.goThrough(caller, who)).toBe('/login?error=email_unverified')
    expect(await upstream.goThrough(caller, { ...who, sub: '77' }, 'github')).toBe(
      '/login?error=email_unverified',
    )
  })

  test('is not kept when the other side has not verified it', async () => {
    const caller = app.caller()
    await upstream.goThrough(caller, account({ email_verified: false }))
    expect((await me(caller))?.email).toBeNull()
  })
})

describe('Connecting a service in the settings', () => {
  test('adds a way in, and goes back to the settings', async () => {
    const caller = app.caller()
    const { id } = await caller.signUp()
    const who = account()
    expect(await upstream.goThrough(caller, who, 'google', '?return_to=/settings')).toBe(
      '/settings',
    )
    const identities = await caller.query<IdentityView[]>('people.identities')
    expect(identities).toMatchObject([{ provider: 'google', email: who.email }])
    const other = app.caller()
    await upstream.goThrough(other, who)
    expect((await me(other))?.id).toBe(id)
  })

  test('does not take a way in from somebody else', async () => {
    const who = account()
    await upstream.goThrough(app.caller(), who)
    const caller = app.caller()
    await caller.signUp()
    const end = await upstream.goThrough(caller, who, 'google', '?return_to=/settings')
    expect(end).toBe('/settings?error=identity_taken')
  })

  test('connects nobody when the account was switched on the way', async () => {
    const caller = app.caller()
    await caller.signUp()
    upstream.provider.account = account()
    const back = await upstream.leave(caller, 'google', '?return_to=/settings')
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
    await upstream.goThrough(withPassword, account())
    await withPassword.mutate('people.unlinkIdentity', { provider: 'google' })
    expect(await withPassword.query<unknown[]>('people.identities')).toEqual([])
    const without = app.caller()
    await upstream.goThrough(without, account())
    const last = without.mutate('people.unlinkIdentity', { provider: 'google' })
    expect(await refusal(last)).toBe('last_way_in')
    const never = without.mutate('people.unlinkIdentity', { provider: 'github' })
    expect(await refusal(never)).toBe('identity_unknown')
  })
})
