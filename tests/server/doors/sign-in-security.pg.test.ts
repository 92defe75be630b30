import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createPasswordQueue } from '../../../server/password-queue.ts'
import type { Person, SessionView } from '../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { refusal } from '../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { passwords: createPasswordQueue() })
})
afterAll(() => app.stop())

const password = 'тиха вода греблю рве'

const me = (caller: Caller) => caller.query<Person | null>('people.me')

function signUp(secret: string): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.org`
  return app.caller().mutate('people.signUp', { email, password: secret, displayName: 'Олена' })
}

function signIn(email: string | null, secret: string, address?: string): Promise<Person> {
  return app.caller(address).mutate('people.signIn', { email, password: secret })
}

describe('A password', () => {
  test('has ten characters at least, however many bytes they are', async () => {
    expect(await refusal(signUp('дев’ятьїї'))).toBe('password_short')
    expect(await refusal(signUp('десятьїїїї'))).toBeNull()
    expect(await refusal(signUp('🥔'.repeat(9)))).toBe('password_short')
  })
  test('has a thousand characters at most', async () => {
    const long = 'вареники '.repeat(112).slice(0, 1000)
    expect(await refusal(signUp(long))).toBeNull()
    expect(await refusal(signUp(`${long}!`))).toBe('password_long')
  })
  test('is not one that everybody tries', async () => {
    expect(await refusal(signUp('password123'))).toBe('password_common')
    expect(await refusal(signUp('QwErTyUiOp'))).toBe('password_common')
    expect(await refusal(signUp('парольпароль'))).toBe('password_common')
    expect(await refusal(signUp('aaaaaaaaaaaa'))).toBe('password_common')
  })
  test('needs no digits, capitals or signs', async () => {
    expect(await refusal(signUp('тихенькаводичка'))).toBeNull()
  })
  test('is the same however a keyboard composes its letters', async () => {
    const { email } = await signUp('їжачок і йогурт'.normalize('NFC'))
    expect((await signIn(email, 'їжачок і йогурт'.normalize('NFD'))).email).toBe(email)
  })
  test('is stored as argon2id and never as itself', async () => {
    const { id } = await signUp(password)
    const [row] = await app.services.sql<{ password_hash: string }[]>`
      SELECT password_hash FROM people WHERE id = ${id}`
    expect(row?.password_hash).toStartWith('$argon2id$')
  })
})

test('Ten who sign up with one address at the same moment make one account', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, () => refusal(app.caller().signUp('Олена', 'at-once@example.org'))),
  )
  expect(all.filter((one) => one === null).length).toBe(1)
  expect(all.filter((one) => one === 'email_taken').length).toBe(9)
})

describe('A refused sign-in', () => {
  test('sounds the same for a stranger and for a wrong password', async () => {
    const { email } = await signUp(password)
    const told = async (call: Promise<unknown>) => call.catch((error: Error) => error.message)
    const wrong = await told(signIn(email, 'щось геть інше'))
    expect(wrong).toBe('Пошта або пароль не підходять.')
    expect(await told(signIn('nobody@example.org', password))).toBe(String(wrong))
  })

  test('costs the same: a hash is verified whether or not the person exists', async () => {
    const { email } = await signUp(password)
    const { verify } = Bun.password
    const verified: string[] = []
    Bun.password.verify = ((given: string, hash: string) => {
      verified.push(hash.split('$').slice(0, 4).join('$'))
      return verify(given, hash)
    }) as typeof verify
    await refusal(signIn(email, 'щось геть інше'))
    await refusal(signIn('nobody@example.org', 'щось геть інше'))
    Bun.password.verify = verify
    expect(verified.length).toBe(2)
    expect(verified[0]).toBe(verified[1] ?? '')
  })

  test('costs the same for a person who has no password', async () => {
    const { id, email } = await signUp(password)
    await app.services.sql`UPDATE people SET password_hash = NULL WHERE id = ${id}`
    expect(await refusal(signIn(email, password))).toBe('sign_in_refused')
  })

  test('slows the next tries down, and a while later lets the right password in', async () => {
    const { email } = await signUp(password)
    for (const guess of ['а', 'б', 'в', 'г', 'ґ']) {
      expect(await refusal(signIn(email, guess, '198.51.100.1'))).toBe('sign_in_refused')
    }
    expect(await refusal(signIn(email, password, '198.51.100.1'))).toBe('rate_limited')
    app.travel(3000)
    expect(await refusal(signIn(email, password, '198.51.100.1'))).toBeNull()
  })

  test('counts before the check: of twenty guesses sent at once only the first five are made', async () => {
    const { email } = await signUp(password)
    const guesses = Array.from({ length: 20 }, (_, n) =>
      refusal(signIn(email, `здогад ${n}`, '198.51.100.7')),
    )
    const answers = Object.groupBy(await Promise.all(guesses), String)
    expect(answers['sign_in_refused']?.length).toBe(5)
    expect(answers['rate_limited']?.length).toBe(15)
  })

  test('is not what a right password counts as, however often its owner signs in', async () => {
    const { email } = await signUp(password)
    for (let times = 0; times < 7; times += 1) {
      expect(await refusal(signIn(email, password, '198.51.100.8'))).toBeNull()
    }
    const [counted] = await app.services.sql<{ failures: number }[]>`
      SELECT coalesce(sum(failures), 0)::int AS failures FROM sign_in_failures
      WHERE key LIKE '% 198.51.100.8'`
    expect(counted?.failures).toBe(0)
  })

  test('locks nobody out: from elsewhere the owner gets in at once', async () => {
    const { email } = await signUp(password)
    for (const guess of ['а', 'б', 'в', 'г', 'ґ']) {
      await refusal(signIn(email, guess, '198.51.100.2'))
    }
    expect(await refusal(signIn(email, password, '198.51.100.2'))).toBe('rate_limited')
    expect(await refusal(signIn(email, password, '198.51.100.3'))).toBeNull()
  })

  test('for a whole account, guessed at from everywhere, waits half a minute at most', async () => {
    const { email } = await signUp(password)
    await app.services.sql`
      INSERT INTO sign_in_failures (key, failures, last_at)
      VALUES (${`account ${email}`}, 100000, ${app.services.now()})`
    expect(await refusal(signIn(email, password, '198.51.100.4'))).toBe('rate_limited')
    app.travel(31_000)
    expect(await refusal(signIn(email, password, '198.51.100.4'))).toBeNull()
  })
})

test('When too many passwords wait to be checked, the next is told 429 and when to come back', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      app.caller(`198.51.101.${n}`).fetch('/trpc/people.signIn', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${n}@example.org`, password: 'хибний' }),
      }),
    ),
  )
  const busy = crowd.filter((response) => response.status === 429)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect(await busy[0]?.json()).toMatchObject({
    error: { data: { reason: 'sign_in_busy', details: { seconds: 2 } } },
  })
})

describe('The address of a caller', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.77' }
  const guess = (house: TestApp, address: string, headers: object) =>
    house.fetch('/trpc/people.signIn', {
      method: 'POST',
      address,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'а' }),
    })
  const blamed = async (house: TestApp) => {
    const rows = await house.services.sql<{ key: string }[]>`
      SELECT key FROM sign_in_failures WHERE key LIKE 'address %'`
    return rows.map((row) => row.key)
  }

  test('is not what a header says, when nobody told us of a proxy', async () => {
    const house = await startTestApp()
    await guess(house, '192.0.2.10', forwarded)
    expect(await blamed(house)).toEqual(['address 192.0.2.10'])
    await house.stop()
  })

  test('is what a configured proxy says, and not what the caller said to the proxy', async () => {
    const house = await startTestApp({ TRUSTED_PROXIES: '192.0.2.1, 192.0.2.2' })
    await guess(house, '192.0.2.1', { 'x-forwarded-for': '1.2.3.4, 203.0.113.77, 192.0.2.2' })
    expect(await blamed(house)).toEqual(['address 203.0.113.77'])
    await house.stop()
  })

  test('is not what another neighbour says, when a proxy is configured', async () => {
    const house = await startTestApp({ TRUSTED_PROXIES: '192.0.2.1' })
    await guess(house, '192.0.2.10', forwarded)
    expect(await blamed(house)).toEqual(['address 192.0.2.10'])
    await house.stop()
  })
})

describe('A session', () => {
  test('is a new one at every sign-in, whatever id the browser brought', async () => {
    const { email } = await signUp(password)
    const victim = app.caller()
    victim.cookies.set('komora', 'ks_planted')
    await victim.mutate('people.signIn', { email, password })
    const first = victim.cookies.get('komora')
    expect(first).not.toBe('ks_planted')
    await victim.mutate('people.signIn', { email, password })
    expect(victim.cookies.get('komora')).not.toBe(first)
    const thief = app.caller()
    thief.cookies.set('komora', first ?? '')
    expect(await me(thief)).toBeNull()
  })

  test('is new after signing up too', async () => {
    const caller = app.caller()
    await caller.signUp()
    const first = caller.cookies.get('komora')
    await caller.signUp('Інша')
    const thief = app.caller()
    thief.cookies.set('komora', first ?? '')
    expect(await me(thief)).toBeNull()
  })

  test('ends at sign-out for whoever copied its cookie', async () => {
    const caller = app.caller()
    await caller.signUp()
    const copy = app.caller()
    copy.cookies.set('komora', caller.cookies.get('komora') ?? '')
    await caller.mutate('people.signOut')
    expect(await me(copy)).toBeNull()
  })

  test('can be ended by its person, and by nobody else', async () => {
    const { email } = await signUp(password)
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
    app.travel(-71 * day)
  })

  test('is stored as a hash, so that a stolen database opens nothing', async () => {
    const caller = app.caller()
    await caller.signUp()
    const rows = await app.services.sql`SELECT id, encode(token_hash, 'hex') FROM sessions`
    expect(JSON.stringify(rows)).not.toContain(caller.cookies.get('komora') ?? 'no cookie')
  })
})

const json = { 'content-type': 'application/json' }

describe('The cookie of a session', () => {
  const cookieOf = async (house: TestApp) => {
    const response = await house.fetch('/trpc/people.tryDemo', { method: 'POST', headers: json })
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

describe('A change asked for by another site’s page', () => {
  const post = (headers: Record<string, string>) =>
    app.fetch('/trpc/people.tryDemo', { method: 'POST', headers: { ...json, ...headers } })

  test('is refused', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ origin: 'null' })).status).toBe(403)
    expect((await post({ origin: 'http://localhost:3000.evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  })

  test('is not refused to our own pages, nor to programs that are no browser', async () => {
    expect((await post({ origin: 'http://localhost:3000' })).status).toBe(200)
    expect((await post({})).status).toBe(200)
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
