import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Person } from '../../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { password } from '../../../support/caller.ts'
import { lettersTo, mailedToken } from '../../../support/mail.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const hour = 60 * 60 * 1000
const fresh = 'нова річка тече швидко'

async function askedFor(email: string) {
  const owner = app.caller()
  await owner.signUp('Олена', email)
  await app.caller().mutate('people.requestReset', { email })
  return { owner, token: await mailedToken(app, email, 'reset') }
}

describe('Asking for a new password', () => {
  test('is answered the same whether or not the address has an account', async () => {
    await app.caller().signUp('Є', 'there@example.org')
    const there = await app.caller().mutate('people.requestReset', { email: 'there@example.org' })
    const absent = await app.caller().mutate('people.requestReset', { email: 'no@example.org' })
    expect(there).toEqual(absent)
    expect(await lettersTo(app, 'no@example.org')).toEqual([])
  })

  test('is answered before anybody looks whether there is an account', async () => {
    await app.caller().signUp('Ж', 'slow@example.org')
    await app.services.background.settled()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { run } = app.services.background
    app.services.background.run = (name, work) => run(name, (ended) => held.then(() => work(ended)))
    expect(
      await app.caller().mutate<unknown>('people.requestReset', { email: 'slow@example.org' }),
    ).toEqual({ sent: true })
    letGo()
    app.services.background.run = run
    expect((await lettersTo(app, 'slow@example.org')).length).toBe(2)
  })

  test('is limited for one address of mail, account or not', async () => {
    const ask = (email: string, from: string) =>
      app.caller(from).mutate('people.requestReset', { email })
    for (const last of [1, 2, 3, 4, 5]) await ask('flood@example.org', `203.0.113.${last}`)
    expect(await refusal(ask('FLOOD@example.org', '203.0.113.6'))).toBe('rate_limited')
    expect(await refusal(ask('other@example.org', '203.0.113.6'))).toBeNull()
  })
})

describe('A link to a new password', () => {
  test('signs its reader in and everybody else out', async () => {
    const { owner, token } = await askedFor('one@example.org')
    const browser = app.caller()
    const person = await browser.mutate<Person>('people.resetPassword', { token, password: fresh })
    expect(person.email).toBe('one@example.org')
    expect(person.emailVerified).toBe(true)
    expect(await owner.query('people.me')).toBeNull()
    expect((await browser.query<Person>('people.me')).id).toBe(person.id)
    await app.caller().mutate('people.signIn', { email: 'one@example.org', password: fresh })
  })

  test('works once', async () => {
    const { token } = await askedFor('two@example.org')
    await app.caller().mutate('people.resetPassword', { token, password: fresh })
    const again = app.caller().mutate('people.resetPassword', { token, password: `${fresh}!` })
    expect(await refusal(again)).toBe('link_spent')
  })

  test('works once even when used ten times at the same moment', async () => {
    const { token } = await askedFor('ten@example.org')
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        refusal(app.caller().mutate('people.resetPassword', { token, password: `${fresh} ${n}` })),
      ),
    )
    expect(all.filter((one) => one === null).length).toBe(1)
    expect(all.filter((one) => one === 'link_spent').length).toBe(9)
  })

  test('is over after an hour', async () => {
    const { token } = await askedFor('three@example.org')
    app.travel(hour + 1000)
    const late = app.caller().mutate('people.resetPassword', { token, password: fresh })
    expect(await refusal(late)).toBe('link_spent')
  })

  test('is kept as a hash alone, and never reaches the log except as the letter itself', async () => {
    const { token } = await askedFor('four@example.org')
    const rows = await app.services.sql`SELECT * FROM mail_links`
    expect(JSON.stringify(rows)).not.toContain(token)
    await app.caller().mutate('people.resetPassword', { token, password: fresh })
    const others = app.logged.filter((line) => !line.includes('mail.shown'))
    expect(others.join('\n')).not.toContain(token)
    expect(app.logged.join('\n')).not.toContain(fresh)
  })

  test('does not verify an address, and a link that verifies does not reset', async () => {
    const { token } = await askedFor('five@example.org')
    expect(await refusal(app.caller().mutate('people.verifyEmail', { token }))).toBe('link_spent')
    const verify = await mailedToken(app, 'five@example.org', 'verify')
    const reset = app.caller().mutate('people.resetPassword', { token: verify, password: fresh })
    expect(await refusal(reset)).toBe('link_spent')
  })

  test('stays usable after a password that is too short', async () => {
    const { token } = await askedFor('six@example.org')
    const short = app.caller().mutate('people.resetPassword', { token, password: 'коротко' })
    expect(await refusal(short)).toBe('password_short')
    const long = app.caller().mutate('people.resetPassword', { token, password: fresh })
    expect(await refusal(long)).toBeNull()
  })

  test('costs no hash when the token is made up', async () => {
    const { hash } = app.services.passwords
    let hashes = 0
    app.services.passwords.hash = (password) => {
      hashes += 1
      return hash(password)
    }
    const made = app.caller().mutate('people.resetPassword', { token: 'kr_x', password: fresh })
    expect(await refusal(made)).toBe('link_spent')
    app.services.passwords.hash = hash
    expect(hashes).toBe(0)
  })

  test('takes away what a stranger added before the address was verified', async () => {
    const stranger = app.caller()
    const { id } = await stranger.signUp('Чужий', 'victim@example.org')
    await app.services.sql`
      INSERT INTO identities (provider, subject, person_id) VALUES ('github', '666', ${id})`
    await app.caller().mutate('people.requestReset', { email: 'victim@example.org' })
    const token = await mailedToken(app, 'victim@example.org', 'reset')
    const owner = app.caller()
    await owner.mutate('people.resetPassword', { token, password: fresh })
    expect(await owner.query<unknown[]>('people.identities')).toEqual([])
  })
})

describe('A link to verify an address', () => {
  test('verifies it, in whatever browser its owner is signed in', async () => {
    const owner = app.caller()
    await owner.signUp('Яна', 'yana@example.org')
    expect((await owner.query<Person>('people.me')).emailVerified).toBe(false)
    const token = await mailedToken(app, 'yana@example.org', 'verify')
    const phone = app.caller()
    await phone.mutate('people.signIn', { email: 'yana@example.org', password })
    await phone.mutate('people.verifyEmail', { token })
    expect((await owner.query<Person>('people.me')).emailVerified).toBe(true)
    expect(await refusal(app.caller().mutate('people.verifyEmail', { token }))).toBe('link_spent')
  })

  test('is sent again when asked for, until it is not needed', async () => {
    const owner = app.caller()
    await owner.signUp('Зоя', 'zoia@example.org')
    await owner.mutate('people.resendVerification')
    expect((await lettersTo(app, 'zoia@example.org')).length).toBe(2)
    const token = await mailedToken(app, 'zoia@example.org', 'verify')
    await owner.mutate('people.verifyEmail', { token })
    await owner.mutate('people.resendVerification')
    expect((await lettersTo(app, 'zoia@example.org')).length).toBe(2)
  })
})
