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

describe('A password', () => {
  test('has ten characters at least, however many bytes they are', async () => {
    expect(await refusal(signUp(app, 'дев’ятьїї'))).toBe('password_short')
    expect(await refusal(signUp(app, 'десятьїїїї'))).toBeNull()
    expect(await refusal(signUp(app, '🥔'.repeat(9)))).toBe('password_short')
  })
  test('has a thousand characters at most', async () => {
    const long = 'вареники '.repeat(112).slice(0, 1000)
    expect(await refusal(signUp(app, long))).toBeNull()
    expect(await refusal(signUp(app, `${long}!`))).toBe('password_long')
  })
  test('is not one that everybody tries', async () => {
    expect(await refusal(signUp(app, 'password123'))).toBe('password_common')
    expect(await refusal(signUp(app, 'QwErTyUiOp'))).toBe('password_common')
    expect(await refusal(signUp(app, 'парольпароль'))).toBe('password_common')
    expect(await refusal(signUp(app, 'aaaaaaaaaaaa'))).toBe('password_common')
  })
  test('needs no digits, capitals or signs', async () => {
    expect(await refusal(signUp(app, 'тихенькаводичка'))).toBeNull()
  })
  test('is the same however a keyboard composes its letters', async () => {
    const { email } = await signUp(app, 'їжачок і йогурт'.normalize('NFC'))
    expect((await signIn(app, email, 'їжачок і йогурт'.normalize('NFD'))).email).toBe(email)
  })
  test('is stored as argon2id and never as itself', async () => {
    const { id } = await signUp(app, password)
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
