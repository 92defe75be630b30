import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { PasskeyView, Person } from '../../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { Authenticator, type AuthenticatorSettings } from '../../../support/authenticator.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

interface Options {
  challenge: string
  user: { id: string }
  rpId: string
  allowCredentials?: unknown[]
}

async function withPasskey(settings: AuthenticatorSettings = {}) {
  const caller = app.caller()
  const person = await caller.signUp()
  const authenticator = await Authenticator.make(settings)
  return { caller, person, authenticator, passkey: await add(caller, authenticator) }
}

async function add(caller: Caller, authenticator: Authenticator): Promise<PasskeyView> {
  const options = await caller.mutate<Options>('people.passkeyRegistrationOptions')
  const response = await authenticator.create(options)
  return caller.mutate('people.passkeyRegister', { name: 'Ноутбук', response })
}

async function enter(caller: Caller, authenticator: Authenticator): Promise<Person> {
  const options = await caller.mutate<Options>('people.passkeySignInOptions')
  return caller.mutate('people.passkeySignIn', { response: await authenticator.get(options) })
}

describe('A passkey', () => {
  test('signs its owner in, by itself, in another browser', async () => {
    const { person, authenticator } = await withPasskey()
    const browser = app.caller()
    expect((await enter(browser, authenticator)).id).toBe(person.id)
    expect((await browser.query<Person>('people.me')).id).toBe(person.id)
  })

  test('is listed with its name and last use', async () => {
    const { caller, authenticator } = await withPasskey()
    const [fresh] = await caller.query<PasskeyView[]>('people.passkeys')
    expect(fresh).toMatchObject({ name: 'Ноутбук', lastUsedAt: null })
    await enter(app.caller(), authenticator)
    const [used] = await caller.query<PasskeyView[]>('people.passkeys')
    expect(used?.lastUsedAt).toBeNumber()
  })

  test('is asked for without naming any, so that nobody learns who has one', async () => {
    const options = await app.caller().mutate<Options>('people.passkeySignInOptions')
    expect(options.allowCredentials ?? []).toEqual([])
    expect(options.rpId).toBe('localhost')
  })

  test('opens nothing after it was removed', async () => {
    const { caller, authenticator, passkey } = await withPasskey()
    await caller.mutate('people.passkeyRemove', { id: passkey.id })
    expect(await refusal(enter(app.caller(), authenticator))).toBe('passkey_refused')
  })

  test('cannot be removed by somebody else', async () => {
    const { passkey } = await withPasskey()
    const stranger = app.caller()
    await stranger.signUp()
    const call = stranger.mutate('people.passkeyRemove', { id: passkey.id })
    expect(await refusal(call)).toBe('passkey_unknown')
  })

  test('cannot be removed when it is the only way in', async () => {
    const { caller, person, passkey } = await withPasskey()
    await app.services.sql`UPDATE people SET password_hash = NULL WHERE id = ${person.id}`
    const call = caller.mutate('people.passkeyRemove', { id: passkey.id })
    expect(await refusal(call)).toBe('last_way_in')
    expect((await caller.query<PasskeyView[]>('people.passkeys')).length).toBe(1)
  })

  test('of two, the last cannot be removed even when both go at the same moment', async () => {
    const { caller, person, passkey } = await withPasskey()
    const second = await add(caller, await Authenticator.make())
    await app.services.sql`UPDATE people SET password_hash = NULL WHERE id = ${person.id}`
    const both = await Promise.all(
      [passkey.id, second.id].map((id) => refusal(caller.mutate('people.passkeyRemove', { id }))),
    )
    expect(both.toSorted()).toEqual(['last_way_in', null])
  })

  test('is not offered to a trial kitchen', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    const call = guest.mutate('people.passkeyRegistrationOptions')
    expect(await refusal(call)).toBe('demo_cannot')
  })

  test('is not offered where the address is a bare number, which no passkey can be bound to', async () => {
    const numbered = await startTestApp({ BASE_URL: 'http://127.0.0.1:3000' })
    expect(await numbered.caller().query<object>('people.waysIn')).toMatchObject({
      passkeys: false,
    })
    expect(await app.caller().query<object>('people.waysIn')).toMatchObject({ passkeys: true })
    await numbered.stop()
  })
})

describe('What an authenticator signed', () => {
  test('is taken once, also from a key that never counts', async () => {
    const { authenticator } = await withPasskey({ counts: false })
    const options = await app.caller().mutate<Options>('people.passkeySignInOptions')
    const response = await authenticator.get(options)
    await app.caller().mutate('people.passkeySignIn', { response })
    const replay = app.caller().mutate('people.passkeySignIn', { response })
    expect(await refusal(replay)).toBe('passkey_refused')
    expect(await refusal(enter(app.caller(), authenticator))).toBeNull()
  })

  test('is refused when we never asked for it', async () => {
    const { authenticator } = await withPasskey()
    const response = await authenticator.get({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA' })
    const call = app.caller().mutate('people.passkeySignIn', { response })
    expect(await refusal(call)).toBe('passkey_refused')
  })

  test('is refused when it comes late', async () => {
    const { authenticator } = await withPasskey()
    const options = await app.caller().mutate<Options>('people.passkeySignInOptions')
    const response = await authenticator.get(options)
    app.travel(6 * 60 * 1000)
    const call = app.caller().mutate('people.passkeySignIn', { response })
    expect(await refusal(call)).toBe('passkey_refused')
  })

  test('is refused when it was asked for by a person who was adding a passkey', async () => {
    const { caller, authenticator } = await withPasskey()
    const options = await caller.mutate<Options>('people.passkeyRegistrationOptions')
    const response = await authenticator.get(options)
    const call = app.caller().mutate('people.passkeySignIn', { response })
    expect(await refusal(call)).toBe('passkey_refused')
  })

  test('is refused when another person asked to add it', async () => {
    const owner = app.caller()
    await owner.signUp()
    const thief = app.caller()
    await thief.signUp()
    const options = await owner.mutate<Options>('people.passkeyRegistrationOptions')
    const response = await (await Authenticator.make()).create(options)
    const call = thief.mutate('people.passkeyRegister', { name: '', response })
    expect(await refusal(call)).toBe('passkey_refused')
  })

  test('is refused on a page of another site', async () => {
    const call = withPasskey({ origin: 'https://komora.evil.example' })
    expect(await refusal(call)).toBe('passkey_refused')
  })

  test('is refused for another site’s name', async () => {
    expect(await refusal(withPasskey({ rpId: 'evil.example' }))).toBe('passkey_refused')
  })

  test('is refused when its owner was not verified', async () => {
    expect(await refusal(withPasskey({ verifiesOwner: false }))).toBe('passkey_refused')
  })

  test('is refused when signed with another key', async () => {
    const { authenticator } = await withPasskey()
    const other = await Authenticator.make()
    other.credentialId.set(authenticator.credentialId)
    expect(await refusal(enter(app.caller(), other))).toBe('passkey_refused')
  })

  test('is refused when its counter went back, as a copied key’s does', async () => {
    const { authenticator } = await withPasskey()
    await enter(app.caller(), authenticator)
    await enter(app.caller(), authenticator)
    authenticator.counter = 0
    expect(await refusal(enter(app.caller(), authenticator))).toBe('passkey_refused')
  })

  test('is refused when it says to be another person’s', async () => {
    const { authenticator } = await withPasskey()
    const { authenticator: other } = await withPasskey()
    authenticator.userHandle = other.userHandle
    expect(await refusal(enter(app.caller(), authenticator))).toBe('passkey_refused')
    authenticator.userHandle = null
    expect(await refusal(enter(app.caller(), authenticator))).toBeNull()
  })

  test('is refused for a credential that somebody else has already', async () => {
    const { authenticator } = await withPasskey()
    const thief = app.caller()
    await thief.signUp()
    expect(await refusal(add(thief, authenticator))).toBe('passkey_refused')
  })

  test('is refused, not broken, when it is nonsense', async () => {
    const response = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    }
    const { caller } = await withPasskey()
    const call = caller.mutate('people.passkeyRegister', { response })
    expect(await refusal(call)).toBe('passkey_refused')
  })
})
