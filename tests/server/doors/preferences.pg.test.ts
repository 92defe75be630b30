import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { TestApp } from '../../support/app.ts'
import { startBuiltApp } from '../../support/built.ts'

setDefaultTimeout(120_000)

let app: TestApp
beforeAll(async () => {
  app = await startBuiltApp()
})
afterAll(() => app.stop())

describe('language and theme', () => {
  test('are set by a plain form, which goes back to a page of ours and nowhere else', async () => {
    const send = (return_to: string) =>
      app.fetch('/preferences', {
        method: 'POST',
        headers: { origin: 'http://localhost:3000' },
        body: new URLSearchParams({ language: 'en', theme: 'dark', return_to }),
      })
    const answer = await send('/recipes?tag=a')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/recipes?tag=a')
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    expect(cookies).toEqual(['language=en', 'theme=dark'])
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect((await send(path)).headers.get('location')).toBe('/')
  })

  test('are spoken to whoever is signed in, though they had chosen another language before', async () => {
    const reader = await app.signedUp()
    await reader.mutate('people.update', { language: 'uk' })
    await reader.fetch('/preferences', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams({ language: 'en', return_to: '/settings' }),
    })
    expect(await (await reader.fetch('/settings')).text()).toContain('<html lang="en"')
  })

  test('cannot be set by a form on another site', async () => {
    const answer = await app.fetch('/preferences', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ theme: 'dark' }),
    })
    expect(answer.status).toBe(403)
  })
})
