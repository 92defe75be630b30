import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function refused(language: string) {
  const response = await app.fetch('/trpc/people.signUp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ email: 'olena', password: 'тиха вода', displayName: 'Олена' }),
  })
  return { status: response.status, body: await response.json() }
}

test('An input that does not fit is refused with a sentence in the caller’s language and the field’s name', async () => {
  const { status, body } = await refused('uk')
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: {
      message: 'Поле «пошта» має бути адресою пошти, як-от olena@example.com.',
      data: { reason: 'input_invalid', details: { path: 'email', field: 'пошта' } },
    },
  })
  expect((await refused('en')).body).toMatchObject({
    error: { message: 'The field “email” has to be an email address, such as olena@example.com.' },
  })
})
