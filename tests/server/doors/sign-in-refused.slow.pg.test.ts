import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createPasswordQueue } from '../../../server/kernel/password-queue.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/caller.ts'
import { refusal } from '../../support/refusal.ts'
import { signIn, signUp } from '../../support/signing-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { passwords: createPasswordQueue() })
})
afterAll(() => app.stop())

describe('A refused sign-in', () => {
  test('sounds the same for a stranger and for a wrong password', async () => {
    const { email } = await signUp(app, password)
    const told = async (call: Promise<unknown>) => call.catch((error: Error) => error.message)
    const wrong = await told(signIn(app, email, 'щось геть інше'))
    expect(wrong).toBe('Пошта або пароль не підходять.')
    expect(await told(signIn(app, 'nobody@example.org', password))).toBe(String(wrong))
  })

  test('costs the same: a hash is verified whether or not the person exists', async () => {
    const { email } = await signUp(app, password)
    const { verify } = Bun.password
    const verified: string[] = []
    Bun.password.verify = ((given: string, hash: string) => {
      verified.push(hash.split('$').slice(0, 4).join('$'))
      return verify(given, hash)
    }) as typeof verify
    await refusal(signIn(app, email, 'щось геть інше'))
    await refusal(signIn(app, 'nobody@example.org', 'щось геть інше'))
    Bun.password.verify = verify
    expect(verified.length).toBe(2)
    expect(verified[0]).toBe(verified[1] ?? '')
  })

  test('costs the same for a person who has no password', async () => {
    const { id, email } = await signUp(app, password)
    await app.services.sql`UPDATE people SET password_hash = NULL WHERE id = ${id}`
    expect(await refusal(signIn(app, email, password))).toBe('sign_in_refused')
  })

  test('slows the next tries down, and a while later lets the right password in', async () => {
    const { email } = await signUp(app, password)
    for (const guess of ['а', 'б', 'в', 'г', 'ґ']) {
      expect(await refusal(signIn(app, email, guess, '198.51.100.1'))).toBe('sign_in_refused')
    }
    expect(await refusal(signIn(app, email, password, '198.51.100.1'))).toBe('sign_in_slowed')
    app.travel(3000)
    expect(await refusal(signIn(app, email, password, '198.51.100.1'))).toBeNull()
  })

  test('counts before the check: of twenty guesses sent at once only the first five are made', async () => {
    const { email } = await signUp(app, password)
    const guesses = Array.from({ length: 20 }, (_, n) =>
      refusal(signIn(app, email, `здогад ${n}`, '198.51.100.7')),
    )
    const answers = Object.groupBy(await Promise.all(guesses), String)
    expect(answers['sign_in_refused']?.length).toBe(5)
    expect(answers['sign_in_slowed']?.length).toBe(15)
  })

  test('is not what a right password counts as, however often its owner signs in', async () => {
    const { email } = await signUp(app, password)
    for (let times = 0; times < 7; times += 1) {
      expect(await refusal(signIn(app, email, password, '198.51.100.8'))).toBeNull()
    }
    const [counted] = await app.services.sql<{ failures: number }[]>`
      SELECT coalesce(sum(failures), 0)::int AS failures FROM sign_in_failures
      WHERE key LIKE '% 198.51.100.8'`
    expect(counted?.failures).toBe(0)
  })

  test('locks nobody out: from elsewhere the owner gets in at once', async () => {
    const { email } = await signUp(app, password)
    for (const guess of ['а', 'б', 'в', 'г', 'ґ']) {
      await refusal(signIn(app, email, guess, '198.51.100.2'))
    }
    expect(await refusal(signIn(app, email, password, '198.51.100.2'))).toBe('sign_in_slowed')
    expect(await refusal(signIn(app, email, password, '198.51.100.3'))).toBeNull()
  })

  test('for a whole account, guessed at from everywhere, waits half a minute at most', async () => {
    const { email } = await signUp(app, password)
    const address = '198.51.100.4'
    await app.services.sql`
      INSERT INTO sign_in_failures (key, failures, last_at)
      SELECT key, failures, ${app.services.now()} FROM (VALUES
        (${`account ${email}`}, 100000), (${`others ${email}`}, 100000),
        (${`both ${email} ${address}`}, 3)) AS counted (key, failures)`
    expect(await refusal(signIn(app, email, password, address))).toBe('sign_in_slowed')
    app.travel(31_000)
    expect(await refusal(signIn(app, email, password, address))).toBeNull()
    app.travel(-31_000)
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
