import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import type { SessionView } from '../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Caller, password } from '../../support/caller.ts'
import { lettersTo, mailedToken } from '../../support/mail.ts'
import { refusal } from '../../support/refusal.ts'
import { me } from '../../support/signing-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

let travelled = 0
const travel = (seconds: number) => {
  travelled += seconds
  app.travel(seconds * 1000)
}
afterEach(() => travel(-travelled))

const hour = 3600
const crowd = Array.from({ length: 20 }, (_, n) => `203.0.113.${n + 1}`)

/** An owner with a verified address, who has signed out of the device that they hold. */
async function owner() {
  const device = app.caller('198.51.100.1')
  const { email } = await device.signUp()
  const address = email ?? ''
  await device.mutate('people.verifyEmail', { token: await mailedToken(app, address, 'verify') })
  await device.mutate('people.signOut')
  return { device, email: address }
}

const enter = (caller: Caller, email: string, secret = password) =>
  refusal(caller.mutate('people.signIn', { email, password: secret }))

/** Tries at once, and says for how long to wait; null when the guess was looked at. */
async function guess(email: string, address: string): Promise<number | null> {
  const response = await app.caller(address).fetch('/trpc/people.signIn', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'здогад' }),
  })
  const seconds = response.headers.get('retry-after')
  return seconds === null ? null : Number(seconds)
}

/** Everybody tries again as soon as they are let, for so many seconds; how many guesses were looked at. */
async function attack(email: string, addresses: readonly string[], seconds: number) {
  const nextAt = new Map(addresses.map((address) => [address, 0]))
  let now = 0
  let looked = 0
  for (;;) {
    const [address = '', at = 0] = [...nextAt].toSorted((a, b) => a[1] - b[1])[0] ?? []
    if (at >= seconds) break
    travel(at - now)
    now = at
    const wait = await guess(email, address)
    if (wait === null) looked += 1
    nextAt.set(address, at + (wait ?? 0))
  }
  travel(seconds - now)
  return looked
}

describe('While twenty addresses guess at one account as fast as they are let', () => {
  test('its owner gets in at once on a device that they have signed in on before', async () => {
    const { device, email } = await owner()
    for (let minute = 0; minute < 5; minute += 1) {
      await attack(email, crowd, 60)
      expect(await enter(device, email)).toBeNull()
      await device.mutate('people.signOut')
    }
  })

  test('no more than 180 guesses an hour are looked at after the first fifty, and a new device gets in at once', async () => {
    const { email } = await owner()
    const first = await attack(email, crowd, hour)
    const second = await attack(email, crowd, hour)
    expect(first).toBeGreaterThan(50)
    expect(first).toBeLessThanOrEqual(50 + 180)
    expect(second).toBeGreaterThan(0)
    expect(second).toBeLessThanOrEqual(180)
    expect(await enter(app.caller('192.0.2.55'), email)).toBeNull()
  })

  test('a fresh address for every guess gains no more: sixty in an hour, and then one in half a minute', async () => {
    const { email } = await owner()
    let looked = 0
    for (let n = 0; n < 200; n += 1) if ((await guess(email, `100.64.${n}.1`)) === null) looked += 1
    // An hour may have begun anew meanwhile.
    expect(looked).toBeGreaterThanOrEqual(50 + 60 + 1)
    expect(looked).toBeLessThanOrEqual(50 + 2 * 60 + 1)
  })

  test('a link by mail lets its owner in from anywhere, once', async () => {
    const { email } = await owner()
    // Until it is so: an hour may begin anew meanwhile.
    let wait: number | null = null
    for (let n = 0; n < 400 && wait === null; n += 1)
      wait = await guess(email, `100.65.${n % 200}.${1 + Math.floor(n / 200)}`)
    expect(wait).not.toBeNull()
    const phone = app.caller('100.65.7.9')
    expect(await enter(phone, email)).toBe('sign_in_slowed')
    await form(phone, { email })
    const token = await mailedToken(app, email, 'login/link')
    expect(await form(phone, { token })).toBe('/')
    expect((await me(phone))?.email).toBe(email)
    expect(await form(app.caller(), { token })).toContain('error=link_spent')
  })
})

const form = async (caller: Caller, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  const response = await caller.fetch('/login/link', { method: 'POST', body })
  return response.headers.get('location')
}

describe('A burst of wrong passwords', () => {
  test('is counted before any is looked at, from one address, from many, and on a known device', async () => {
    const { device, email } = await owner()
    const { passwords } = app.services
    let looked = 0
    app.services.passwords = {
      ...passwords,
      verify: async (...given) => {
        looked += 1
        return passwords.verify(...given)
      },
    }
    const burst = (ask: (at: number) => Promise<unknown>) =>
      Promise.all(Array.from({ length: 60 }, (_, at) => ask(at)))
    await burst(() => guess(email, '192.0.2.60'))
    expect(looked).toBe(5)
    await burst(() => enter(device, email, 'здогад'))
    expect(looked).toBe(5 + 10)
    app.services.passwords = passwords
  })
})

describe('A known device', () => {
  /** Nobody else may try, and this device may. */
  async function besieged() {
    const { device, email } = await owner()
    const address = device.cookies.get('komora-device') ?? ''
    for (let n = 0; n < 200; n += 1) await guess(email, `100.66.${n}.1`)
    return { device, email, cookie: address }
  }

  /** A try with this device’s cookie, from an address that has no turn left. */
  const withCookie = (cookie: string, email: string) => {
    const caller = app.caller('100.66.3.1')
    caller.cookies.set('komora-device', cookie)
    return enter(caller, email)
  }

  test('is known by a cookie that nobody can make, and that is no sign-in', async () => {
    const { email, cookie } = await besieged()
    expect(await withCookie(cookie, email)).toBeNull()
    expect(await withCookie(`${cookie.slice(0, -4)}AAAA`, email)).toBe('sign_in_slowed')
    const thief = app.caller()
    thief.cookies.set('komora-device', cookie)
    expect(await me(thief)).toBeNull()
  })

  test('is known for its own people alone', async () => {
    const { email } = await besieged()
    const { device: other } = await owner()
    expect(await withCookie(other.cookies.get('komora-device') ?? '', email)).toBe('sign_in_slowed')
  })

  test('of a household is known for each who has signed in on it', async () => {
    const { device, email } = await besieged()
    await device.signUp('Друга людина')
    await device.mutate('people.signOut')
    expect(await withCookie(device.cookies.get('komora-device') ?? '', email)).toBeNull()
  })

  test('is slowed down by its own wrong guesses, and by nobody else’s', async () => {
    const { device, email } = await owner()
    for (let n = 0; n < 10; n += 1)
      expect(await enter(device, email, 'здогад')).toBe('sign_in_refused')
    expect(await enter(device, email)).toBe('sign_in_slowed')
    expect(await enter(app.caller('192.0.2.61'), email)).toBeNull()
    travel(3)
    expect(await enter(device, email)).toBeNull()
  })

  test('is forgotten when the password changes, and when its session is ended from elsewhere', async () => {
    const { device: lost, email, cookie } = await besieged()
    expect(await enter(lost, email)).toBeNull()
    const home = app.caller('192.0.2.62')
    home.cookies.set('komora-device', cookie)
    expect(await enter(home, email)).toBeNull()
    const theirs = await home.query<SessionView[]>('people.sessions')
    const away = theirs.find((one) => !one.current)?.id
    await home.mutate('people.endSession', { id: away })
    expect(await withCookie(cookie, email)).toBe('sign_in_slowed')
    const own = home.cookies.get('komora-device') ?? ''
    expect(await withCookie(own, email)).toBeNull()
    const next = 'нова річка тече швидко'
    await home.mutate('people.changePassword', { current: password, next })
    const caller = app.caller('100.66.3.1')
    caller.cookies.set('komora-device', own)
    expect(await enter(caller, email, next)).toBe('sign_in_slowed')
    caller.cookies.set('komora-device', home.cookies.get('komora-device') ?? '')
    expect(await enter(caller, email, next)).toBeNull()
  })
})

describe('A link that signs in', () => {
  test('is asked for with the same answer whether or not there is an account', async () => {
    const { email } = await owner()
    const there = await form(app.caller(), { email })
    expect(await form(app.caller(), { email: 'nobody@example.org' })).toBe(there)
    expect(await lettersTo(app, 'nobody@example.org')).toEqual([])
  })

  test('goes to one address a few times an hour, however many ask, account or not', async () => {
    const { email } = await owner()
    for (const address of [email, 'flooded@example.org']) {
      for (const from of crowd.slice(0, 5))
        expect(await form(app.caller(from), { email: address })).toContain('sent=1')
      const another = app.caller('203.0.113.99')
      expect(await form(another, { email: address.toUpperCase() })).toContain('rate_limited')
      expect(await refusal(another.mutate('people.requestReset', { email: address }))).toBeNull()
    }
  })

  test('is a link to a new password for an address that nobody has proved', async () => {
    const { email } = await app.caller().signUp()
    await form(app.caller(), { email: email ?? '' })
    expect(await mailedToken(app, email ?? '', 'reset')).toStartWith('kr_')
    const texts = (await lettersTo(app, email ?? '')).map((letter) => letter.text)
    expect(texts.join()).not.toContain('/login/link')
  })

  test('ends with the password, with an hour, and never by being opened alone', async () => {
    const { email } = await owner()
    const asked = async () => {
      await form(app.caller(), { email })
      return mailedToken(app, email, 'login/link')
    }
    const token = await asked()
    const reader = app.caller()
    await reader.fetch(`/login/link?token=${token}`)
    expect(await me(reader)).toBeNull()
    travel(hour + 1)
    expect(await form(reader, { token })).toContain('link_spent')
    const second = await asked()
    await app.caller().mutate('people.requestReset', { email })
    const reset = await mailedToken(app, email, 'reset')
    await app
      .caller()
      .mutate('people.resetPassword', { token: reset, password: 'ще одна річка тече' })
    expect(await form(reader, { token: second })).toContain('link_spent')
  })
})
