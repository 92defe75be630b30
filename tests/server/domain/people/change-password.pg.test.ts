import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Person } from '../../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { password as current } from '../../../support/caller.ts'
import { lettersTo, mailedToken } from '../../../support/mail.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const next = 'нова річка тече швидко'

describe('Changing a password', () => {
  test('needs the current one', async () => {
    const caller = app.caller()
    await caller.signUp()
    expect(await refusal(caller.mutate('people.changePassword', { next }))).toBe('password_wrong')
    const wrong = caller.mutate('people.changePassword', { current: 'щось геть інше', next })
    expect(await refusal(wrong)).toBe('password_wrong')
  })

  test('ends the other sessions, and this one goes on under a new id', async () => {
    const caller = app.caller()
    const { email } = await caller.signUp()
    const elsewhere = app.caller()
    await elsewhere.mutate('people.signIn', { email, password: current })
    const before = caller.cookies.get('komora')
    await caller.mutate('people.changePassword', { current, next })
    expect(caller.cookies.get('komora')).not.toBe(before)
    expect((await caller.query<Person>('people.me')).email).toBe(email)
    expect(await elsewhere.query('people.me')).toBeNull()
    const thief = app.caller()
    thief.cookies.set('komora', before ?? '')
    expect(await thief.query('people.me')).toBeNull()
  })

  test('is told to its owner by mail', async () => {
    const caller = app.caller()
    await caller.signUp('Соломія', 'solomiia@example.org')
    await caller.mutate('people.changePassword', { current, next })
    // Letters are sent beside the work, so that the one for signing up may come after it.
    const subjects = (await lettersTo(app, 'solomiia@example.org')).map(({ subject }) => subject)
    expect(subjects).toContain('Пароль до Комори змінено')
  })

  test('makes a mailed link to reset the old one useless', async () => {
    const caller = app.caller()
    await caller.signUp('Роман', 'roman@example.org')
    await app.caller().mutate('people.requestReset', { email: 'roman@example.org' })
    const token = await mailedToken(app, 'roman@example.org', 'reset')
    await caller.mutate('people.changePassword', { current, next })
    const late = app.caller().mutate('people.resetPassword', { token, password: `${next} ще` })
    expect(await refusal(late)).toBe('link_spent')
  })

  test('slows down whoever guesses the current one from an open browser', async () => {
    const caller = app.caller('198.51.100.9')
    await caller.signUp()
    for (const guess of ['а', 'б', 'в', 'г', 'ґ']) {
      const call = caller.mutate('people.changePassword', { current: guess, next })
      expect(await refusal(call)).toBe('password_wrong')
    }
    const right = caller.mutate('people.changePassword', { current, next })
    expect(await refusal(right)).toBe('sign_in_slowed')
  })

  test('is not for a trial kitchen', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    expect(await refusal(guest.mutate('people.changePassword', { next }))).toBe('demo_cannot')
  })
})
