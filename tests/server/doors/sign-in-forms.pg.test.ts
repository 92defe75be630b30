import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Caller, password } from '../../support/caller.ts'
import { me } from '../../support/signing-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

function post(caller: Caller, path: string, fields: Record<string, string>, headers = {}) {
  return caller.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

describe('A form sent without scripts', () => {
  test('signs in and goes on to the page that was wanted', async () => {
    const { email } = await app.caller().signUp()
    const caller = app.caller()
    const fields = { email: email ?? '', password, return_to: '/recipes' }
    const response = await post(caller, '/login', fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/recipes')
    expect((await me(caller))?.email).toBe(email)
  })

  test('with a wrong password comes back to the form, which knows why and where to', async () => {
    const { email } = await app.caller().signUp()
    const caller = app.caller()
    const fields = { email: email ?? '', password: 'щось геть інше', return_to: '/recipes' }
    const response = await post(caller, '/login', fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/login?error=sign_in_refused&return_to=%2Frecipes',
    )
    expect(await me(caller)).toBeNull()
  })

  test('registers', async () => {
    const caller = app.caller()
    const fields = { email: 'form@example.org', password, display_name: 'Форма' }
    expect((await post(caller, '/register', fields)).headers.get('location')).toBe('/')
    expect((await me(caller))?.displayName).toBe('Форма')
  })

  test('says what is wrong with a registration', async () => {
    await app.caller().signUp('Є', 'taken@example.org')
    const at = async (fields: Record<string, string>) =>
      (await post(app.caller(), '/register', fields)).headers.get('location')
    const good = { email: 'new@example.org', password, display_name: 'Хтось' }
    expect(await at({ ...good, email: 'taken@example.org' })).toBe('/register?error=email_taken')
    expect(await at({ ...good, password: 'коротко' })).toBe('/register?error=password_short')
    expect(await at({ ...good, email: 'не пошта' })).toBe('/register?error=input_invalid')
  })

  test('signs out', async () => {
    const caller = app.caller()
    await caller.signUp()
    const response = await post(caller, '/logout', {})
    expect(response.status).toBe(303)
    expect(caller.cookies.has('komora')).toBe(false)
    expect(await me(caller)).toBeNull()
  })

  test('never leads to another site', async () => {
    const { email } = await app.caller().signUp()
    for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const fields = { email: email ?? '', password, return_to: evil }
      expect((await post(app.caller(), '/login', fields)).headers.get('location')).toBe('/')
      const wrong = await post(app.caller(), '/login', { ...fields, password: 'щось інше' })
      expect(wrong.headers.get('location')).toBe('/login?error=sign_in_refused')
    }
  })

  test('brings back, sealed, what was typed, and never a password or what nobody asked for', async () => {
    const caller = app.caller()
    const email = 'olena@example.org'
    await post(caller, '/login', { email, password: 'таємниця', note: 'зайве' })
    const sealed = caller.cookies.get('komora-typed') ?? ''
    expect(sealed).not.toContain('olena')
    const typed = app.services.secrets.open(sealed, 'typed form') ?? ''
    expect(JSON.parse(typed)).toEqual({ email })
  })

  test('repeats no token that is longer than any of ours', async () => {
    const fields = { token: 'k'.repeat(201), password: 'коротко' }
    const { headers } = await post(app.caller(), '/reset', fields)
    expect(headers.get('location')).toStartWith('/reset?error=')
  })

  test('is refused from a page of another site', async () => {
    const { email } = await app.caller().signUp()
    const caller = app.caller()
    const fields = { email: email ?? '', password }
    const response = await post(caller, '/login', fields, { origin: 'https://evil.example' })
    expect(response.headers.get('location')).toBe('/login?error=origin_refused')
    expect(caller.cookies.size).toBe(0)
  })

  test('from another site does not sign anybody out', async () => {
    const caller = app.caller()
    await caller.signUp()
    await post(caller, '/logout', {}, { origin: 'https://evil.example' })
    await post(caller, '/logout', {}, { origin: 'null' })
    expect(await me(caller)).not.toBeNull()
  })

  test('has to be a form', async () => {
    const response = await post(app.caller(), '/login', {}, { 'content-type': 'text/plain' })
    expect(response.headers.get('location')).toBe('/login?error=input_invalid')
  })

  test('has to be of a form’s size', async () => {
    const fields = { email: 'a@example.org', password: 'а'.repeat(40_000) }
    const response = await post(app.caller(), '/login', fields)
    expect(response.headers.get('location')).toBe('/login?error=body_too_large')
  })
})
