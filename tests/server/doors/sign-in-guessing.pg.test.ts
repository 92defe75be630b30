import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { DomainError } from '../../../server/kernel/errors.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/caller.ts'
import { refusal } from '../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const someone = async () => (await app.caller().signUp()).email ?? ''
const guess = (email: string, address: string, secret = 'здогад') =>
  refusal(app.caller(address).mutate('people.signIn', { email, password: secret }))

/** Guesses so many times in turn, and tells what came of it. */
async function guesses(times: number, ask: (at: number) => Promise<string | null>) {
  const answers: (string | null)[] = []
  for (let at = 0; at < times; at += 1) answers.push(await ask(at))
  return Object.fromEntries(
    Map.groupBy(answers, String)
      .entries()
      .map(([k, v]) => [k, v.length]),
  )
}

describe('Guessing a password', () => {
  test('from one address at many accounts is slowed down after a hundred, own sign-ins or not', async () => {
    const address = '198.51.100.20'
    const own = await someone()
    const told = await guesses(99, (at) => guess(`${at}@example.org`, address))
    expect(told).toEqual({ sign_in_refused: 99 })
    expect(await guess(own, address, password)).toBeNull()
    expect(await guess('one-more@example.org', address)).toBe('sign_in_refused')
    expect(await guess('and-one@example.org', address)).toBe('sign_in_slowed')
  })

  test('begins anew after the right one, and after a day', async () => {
    const [email, address] = [await someone(), '198.51.100.21']
    const four = () => guesses(4, () => guess(email, address))
    expect(await four()).toEqual({ sign_in_refused: 4 })
    expect(await guess(email, address, password)).toBeNull()
    expect(await four()).toEqual({ sign_in_refused: 4 })
    app.travel(25 * 60 * 60 * 1000)
    expect(await four()).toEqual({ sign_in_refused: 4 })
  })

  test('is not what it was when the server was too busy to look', async () => {
    const { passwords } = app.services
    const email = await someone()
    app.services.passwords = {
      ...passwords,
      verify: () => Promise.reject(new DomainError('sign_in_busy', { seconds: 2 })),
    }
    const told = await guesses(8, () => guess(email, '198.51.100.22', password))
    app.services.passwords = passwords
    expect(told).toEqual({ sign_in_busy: 8 })
    expect(await guess(email, '198.51.100.22', password)).toBeNull()
  })

  test('behind a proxy that names ports is counted by the address alone', async () => {
    const house = await startTestApp({ TRUSTED_PROXIES: '192.0.2.1' })
    for (const hop of ['203.0.113.9:1024', '203.0.113.9:1025', '[2001:db8::9]:1024'])
      await house.fetch('/trpc/people.signIn', {
        method: 'POST',
        address: '192.0.2.1',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': hop },
        body: JSON.stringify({ email: 'nobody@example.org', password: 'а' }),
      })
    const rows = await house.services.sql<{ key: string; failures: number }[]>`
      SELECT key, failures FROM sign_in_failures WHERE key LIKE 'address %' ORDER BY key`
    expect(rows.map((row) => [row.key, row.failures])).toEqual([
      ['address 2001:db8:0:0::/64', 1],
      ['address 203.0.113.9', 2],
    ])
    await house.stop()
  })
})
