import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const origin = 'http://localhost:3000'

describe('an address that was made up', () => {
  test('of a woven picture is woven like any other, however absurd', async () => {
    for (const seed of ['%25E0', '%00', 'pub_%00', 'rec_%00', '..%2f..%2fx', 'я'.repeat(900)]) {
      const answer = await app.fetch(`/woven/${seed}.svg?ratio=__proto__`)
      expect([seed, answer.status]).toEqual([seed, 200])
      expect(await answer.text()).not.toContain('script')
    }
  })

  test('of a preview is not found, since drawing one takes a second of work', async () => {
    for (const seed of ['%25E0', 'anything', 'pub_00000000000000000000000000', 'pub_%00']) {
      expect([seed, (await app.fetch(`/og/${seed}.png`)).status]).toEqual([seed, 404])
    }
  })

  test('of a file that is none is not drawn as a page, since files are not counted', async () => {
    for (const path of ['/photos', '/photos/x', '/photos/a/b/c', '/imports', '/imports/x']) {
      const { status, headers } = await app.fetch(path)
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        404,
        'application/json;charset=utf-8',
      ])
    }
    for (const path of ['/assets/a/b', '/woven/a/b.svg', '/woven', '/assets'])
      expect([path, (await app.fetch(path)).status]).toEqual([path, 404])
  })

  test('of a page that begins like a file’s is counted as a page', async () => {
    for (const path of ['/photosynthesis', '/imports-of-mine', '/readyzz', '/woven', '/assets']) {
      const { headers } = await app.fetch(path)
      expect([path, headers.get('ratelimit-policy')]).toEqual([path, '"pages";q=3000;w=60'])
    }
  })

  test('with escapes that spell nothing is not found, at every door that reads a name', async () => {
    const cook = app.caller()
    await cook.signUp()
    for (const before of [
      '/woven/',
      '/og/',
      '/assets/',
      '/api/social/',
      '/photos/',
      '/export/recipes/',
      '/docs/agents/',
      '/auth/',
    ]) {
      const path = `${before}%E0%A4%A${before === '/photos/' ? '/large.webp' : before === '/auth/' ? '/start' : ''}`
      expect([path, (await cook.fetch(path)).status]).toEqual([path, 404])
    }
  })

  test('is told apart from a fault of ours, in words and not in those of a framework', async () => {
    const answer = await app.fetch('/nowhere', { method: 'PROPFIND' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'Такого шляху немає.' })
  })
})

test('a preview that a crowd looks at is drawn once: nobody waits in line for another', async () => {
  const cook = app.caller()
  await cook.signUp()
  const id = await cook.publish()
  const crowd = Array.from({ length: 40 }, async () => (await app.fetch(`/og/${id}.png`)).status)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]))
})

describe('the form for language and theme', () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.fetch('/preferences', { method: 'POST', headers: { origin, ...headers }, body })

  test('that is no form is a mistake of the caller', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(400)
    expect((await send('x', { 'content-type': 'multipart/form-data; boundary=y' })).status).toBe(
      400,
    )
  })

  test('keeps only what there is, and splits no header', async () => {
    const answer = await send(
      new URLSearchParams({
        language: 'uk\r\nSet-Cookie: a=b',
        theme: '__proto__',
        return_to: '/рецепти',
      }),
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('location')).toBe(encodeURI('/рецепти'))
  })
})

test('a body without an end is read to the limit of its door and no further', async () => {
  const chunk = new Uint8Array(64 * 1024).fill(0x20)
  const most = 40 * 1024 * 1024
  const json = 'application/json'
  const form = 'application/x-www-form-urlencoded'
  const cook = app.caller()
  await cook.signUp()
  for (const [path, type] of [
    ['/preferences', form],
    ['/login', form],
    ['/register', form],
    ['/trpc/people.signIn', json],
    ['/ask', json],
    ['/api/mcp', json],
    ['/api/docs-mcp', json],
    ['/api/mcp/oauth/register', json],
    ['/api/mcp/oauth/token', form],
    ['/photos', 'image/png'],
  ] as const) {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.byteLength
        if (sent > most) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const answer = await cook.fetch(path, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    // A form says so on its page.
    expect([path, answer.status]).toEqual([
      path,
      ['/login', '/register'].includes(path) ? 303 : 413,
    ])
    expect(sent).toBeLessThan(most)
  }
})
