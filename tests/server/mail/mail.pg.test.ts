import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { lettersTo, mailedToken } from '../../support/mail.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'

describe('On the machine of whoever develops, mail', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    await app.caller().signUp('Дарина <b>', 'daryna@example.org')
    await app.services.background.settled()
  })
  afterAll(() => app.stop())

  test('is shown at /dev/mail, with its link and nothing that a name could slip in', async () => {
    const page = await (await app.fetch('/dev/mail')).text()
    expect(page).toContain(
      `/verify?token=${await mailedToken(app, 'daryna@example.org', 'verify')}`,
    )
    expect(page).toContain('Дарина &lt;b&gt;')
    expect(page).not.toContain('<b>')
  })

  test('is in the log with a link that can be followed', async () => {
    const token = await mailedToken(app, 'daryna@example.org', 'verify')
    expect(app.logged.some((line) => line.includes('mail.shown') && line.includes(token))).toBe(
      true,
    )
  })

  test('is not shown to another machine', async () => {
    expect((await app.fetch('/dev/mail', { address: '192.0.2.7' })).status).toBe(404)
  })

  test('is written in the language of its reader', async () => {
    const caller = app.caller()
    await caller.mutate('people.signUp', {
      email: 'emma@example.org',
      password: 'a quiet river runs deep',
      displayName: 'Emma',
      language: 'en',
    })
    const [letter] = await lettersTo(app, 'emma@example.org')
    expect(letter?.subject).toBe('Verify your address for Komora')
    const [ukrainian] = await lettersTo(app, 'daryna@example.org')
    expect(ukrainian?.subject).toBe('Підтвердьте свою пошту для Комори')
  })
})

describe('With SMTP configured, mail', () => {
  let smtp: TestSmtpServer
  let app: TestApp
  beforeAll(async () => {
    smtp = startSmtpServer()
    app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Komora <mail@komora.example>' })
    await app.caller().signUp('Остап', 'ostap@example.org')
    await app.services.background.settled()
  })
  afterAll(async () => {
    await app.stop()
    smtp.stop()
  })

  test('goes out to its reader from the configured sender', () => {
    const [letter = ''] = smtp.received
    expect(letter).toContain('To: ostap@example.org')
    expect(letter).toContain('From: Komora <mail@komora.example>')
    expect(decoded(letter)).toContain('http://localhost:3000/verify?token=kv_')
  })

  test('is shown nowhere else: no page, no token in the log', async () => {
    expect((await app.fetch('/dev/mail')).status).toBe(404)
    expect(app.logged.join('\n')).not.toContain('kv_')
  })
})

test('A server on a real address without SMTP says that mail is lost, and not what it said', async () => {
  const app = await startTestApp({ BASE_URL: 'https://komora.example' })
  await app.caller().signUp('Ніна', 'nina@example.org')
  await app.services.background.settled()
  expect((await app.fetch('/dev/mail')).status).toBe(404)
  expect(app.logged.some((line) => line.includes('mail.unsent'))).toBe(true)
  expect(app.logged.join('\n')).not.toContain('kv_')
  await app.stop()
})

test('A mail server that does not answer breaks nothing but the letter', async () => {
  const app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect((await app.caller().signUp()).displayName).toBe('Олена')
  await app.services.background.settled()
  expect(app.logged.some((line) => line.includes('background.failed'))).toBe(true)
  await app.stop()
})

/** The body travels as base64 or quoted-printable, as the library likes. */
function decoded(letter: string): string {
  const [head = '', ...rest] = letter.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return body.replace(/=\r\n/g, '').replace(/=3D/g, '=')
}
