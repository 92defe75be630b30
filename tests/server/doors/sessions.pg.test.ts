import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { SessionView } from '../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/caller.ts'
import { refusal } from '../../support/refusal.ts'
import { holding, me, signUp } from '../../support/signing-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('A session', () => {
  test('is a new one at every sign-in, whatever id the browser brought', async () => {
    const { email } = await signUp(app, password)
    const victim = holding(app, 'ks_planted')
    await victim.mutate('people.signIn', { email, password })
    const first = victim.cookies.get('komora')
    expect(first).not.toBe('ks_planted')
    await victim.mutate('people.signIn', { email, password })
    expect(victim.cookies.get('komora')).not.toBe(first)
    expect(await me(holding(app, first))).toBeNull()
  })

  test('is new after signing up too', async () => {
    const caller = app.caller()
    await caller.signUp()
    const first = caller.cookies.get('komora')
    await caller.signUp('Інша')
    expect(await me(holding(app, first))).toBeNull()
  })

  test('ends at sign-out for whoever copied its cookie', async () => {
    const caller = app.caller()
    await caller.signUp()
    const copy = holding(app, caller.cookies.get('komora'))
    await caller.mutate('people.signOut')
    expect(await me(copy)).toBeNull()
  })

  test('can be ended by its person, and by nobody else', async () => {
    const { email } = await signUp(app, password)
    const [one, two, stranger] = [app.caller(), app.caller(), app.caller()]
    await one.mutate('people.signIn', { email, password })
    await two.mutate('people.signIn', { email, password })
    await stranger.signUp()
    const all = await one.query<SessionView[]>('people.sessions')
    const current = (await two.query<SessionView[]>('people.sessions')).find((s) => s.current)
    expect(all.length).toBe(3)
    const input = { id: current?.id }
    expect(await refusal(stranger.mutate('people.endSession', input))).toBe('session_unknown')
    await one.mutate('people.endSession', input)
    expect(await me(two)).toBeNull()
    await one.mutate('people.endOtherSessions')
    expect((await one.query<SessionView[]>('people.sessions')).length).toBe(1)
  })

  test('lives thirty days after its last use, and no longer', async () => {
    const caller = app.caller()
    await caller.signUp()
    const day = 24 * 60 * 60 * 1000
    app.travel(20 * day)
    expect(await me(caller)).not.toBeNull()
    app.travel(20 * day)
    expect(await me(caller)).not.toBeNull()
    app.travel(31 * day)
    expect(await me(caller)).toBeNull()
  })

  test('is stored as a hash, so that a stolen database opens nothing', async () => {
    const caller = app.caller()
    await caller.signUp()
    const rows = await app.services.sql`SELECT id, encode(token_hash, 'hex') FROM sessions`
    expect(JSON.stringify(rows)).not.toContain(caller.cookies.get('komora') ?? 'no cookie')
  })
})

describe('The cookie of a session', () => {
  const cookieOf = async (house: TestApp) => {
    const response = await house.fetch('/trpc/people.tryDemo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    return response.headers.getSetCookie()[0] ?? ''
  }

  test('cannot be read by scripts, nor sent along by another site', async () => {
    expect(await cookieOf(app)).toMatch(
      /^komora=ks_[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
  })

  test('outlives the thirty days, so that using the session can move its end', async () => {
    const age = Number(/Max-Age=(\d+)/.exec(await cookieOf(app))?.[1])
    expect(age).toBeGreaterThan(365 * 24 * 60 * 60)
  })

  test('on https is bound to this host, and to https', async () => {
    const house = await startTestApp({ BASE_URL: 'https://komora.example' })
    expect(await cookieOf(house)).toMatch(
      /^__Host-komora=ks_[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
    const response = await house.fetch('/healthz')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
    await house.stop()
  })
})

test('Neither passwords nor session tokens are ever in the log', async () => {
  const caller = app.caller()
  const { email } = await caller.signUp()
  await caller.mutate('people.signIn', { email, password })
  await refusal(caller.mutate('people.signIn', { email, password: 'таємниця не та' }))
  const all = app.logged.filter((line) => !line.includes('mail.shown')).join('\n')
  expect(app.logged.length).toBeGreaterThan(5)
  expect(all).not.toContain(password)
  expect(all).not.toContain('таємниця')
  expect(all).not.toMatch(/k[srivt]_[\w-]{20,}/)
})
