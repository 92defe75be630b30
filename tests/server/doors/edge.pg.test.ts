import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { limitRules } from '../../../server/domain/limits/rules.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { beginMinute } from '../../support/counting.ts'
import { serveTestApp } from '../../support/served.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const feed = '/api/social/feed?before=1'

describe('every answer', () => {
  test('forbids sniffing, framing and scripts', async () => {
    const { headers } = await app.fetch(feed)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
  })

  test('of ours that a browser shows keeps windows of other sites away from its own', async () => {
    for (const path of ['/offline', '/trpc/people.me', '/nowhere']) {
      const { headers } = await app.fetch(path)
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('x-frame-options'), path).toBe('DENY')
    }
  })

  test('of the application’s own API is kept by nobody, refused or not', async () => {
    const person = await app.signedUp()
    const paths = ['people.me', 'people.sessions', 'no.such', 'recipes.get?input=%7B']
    const asked = paths.map((path) => person.fetch(`/trpc/${path}`))
    const answers = await Promise.all([...asked, app.fetch('/trpc/people.sessions')])
    expect(answers.map((one) => one.status)).toEqual([200, 200, 404, 400, 401])
    for (const { headers, url } of answers)
      expect(headers.get('cache-control'), url).toBe('no-store')
  })

  test('carries the name under which it stands in the log', async () => {
    const { headers } = await app.fetch(feed)
    const id = headers.get('x-request-id') ?? 'none'
    expect(app.logged.some((line) => line.includes(id))).toBe(true)
  })

  test('asks for https only where it is on https', async () => {
    const secure = await startTestApp({ BASE_URL: 'https://komora.test' })
    const { headers } = await secure.fetch(feed)
    await secure.stop()
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect((await app.fetch(feed)).headers.get('strict-transport-security')).toBeNull()
  })

  test('to HEAD is that to GET without its body', async () => {
    const served = await serveTestApp()
    const get = await fetch(served.url + feed)
    const head = await fetch(served.url + feed, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'etag', 'cache-control'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
    expect(head.headers.get('content-length')).toBe(String((await get.bytes()).length))
    await served.stop()
  })
})

describe('programs on other sites', () => {
  test('may read the feed, without credentials', async () => {
    const { headers } = await app.fetch(feed, { headers: { origin: 'https://elsewhere.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
  })

  test('are told so before they ask', async () => {
    const response = await app.fetch(feed, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('GET')
  })

  test('may not call the application’s own API', async () => {
    const response = await app.fetch('/trpc/people.me', {
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('cannot change anything with a person’s cookie', async () => {
    const person = app.caller()
    await person.signUp()
    const forged = person.fetch('/trpc/people.signOut', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect((await forged).status).toBe(403)
    const withoutOrigin = await app.fetch('/trpc/people.signOut', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(withoutOrigin.status).toBe(403)
    expect(await person.query<object | null>('people.me')).not.toBeNull()
  })
})

describe('A change asked for by another site’s page', () => {
  const post = (headers: Record<string, string>) =>
    app.fetch('/trpc/people.tryDemo', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('is refused', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ origin: 'null' })).status).toBe(403)
    expect((await post({ origin: 'http://localhost:3000.evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  })

  test('is not refused to our own pages, nor to programs that are no browser', async () => {
    expect((await post({ origin: 'http://localhost:3000' })).status).toBe(200)
    expect((await post({})).status).toBe(200)
  })
})

describe('an address that asks too much', () => {
  test('is told to wait, while others go on', async () => {
    beginMinute(app)
    const busy = '192.0.2.7'
    let last = await app.fetch(feed, { address: busy })
    for (let n = 0; n < limitRules.read.limit && last.status === 200; n += 1) {
      last = await app.fetch(feed, { address: busy })
    }
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await app.fetch(feed, { address: '192.0.2.8' })).status).toBe(200)
  })

  test('sees beforehand how much is left', async () => {
    const { headers } = await app.fetch(feed, { address: '192.0.2.9' })
    expect(headers.get('ratelimit-policy')).toBe('"feed";q=3000;w=60')
    expect(headers.get('ratelimit')).toMatch(/^"feed";r=2999;t=\d+$/)
  })

  test('cannot hide behind a forwarded address that no proxy of ours wrote', async () => {
    const { headers } = await app.fetch(feed, {
      address: '192.0.2.10',
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    const again = await app.fetch(feed, {
      address: '192.0.2.10',
      headers: { 'x-forwarded-for': '198.51.100.2' },
    })
    expect(headers.get('ratelimit')).toContain('r=2999')
    expect(again.headers.get('ratelimit')).toContain('r=2998')
  })
})

test('behind proxies of ours the caller is who spoke to the first of them, whatever they said themselves', async () => {
  const behind = await startTestApp({ TRUSTED_PROXIES: '10.0.0.1,10.0.0.2' })
  const left = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    const answer = await behind.fetch(feed, { address: '10.0.0.1', headers })
    return Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
  }
  expect(await left('203.0.113.9, 10.0.0.2')).toBe(2999)
  // The caller writes the front of the line, each time another.
  expect(await left('198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe(2998)
  expect(await left('10.0.0.2, 198.51.100.2, 203.0.113.9')).toBe(2997)
  expect(await left('198.51.100.3, 203.0.113.9:4711, 10.0.0.2')).toBe(2996)
  // One that says nothing useful speaks for itself.
  expect(await left('unknown')).toBe(2999)
  expect(await left('<script>, 10.0.0.2')).toBe(2998)
  await behind.stop()
})

describe('an IPv6 address', () => {
  const left = async (address: string) => {
    const { headers } = await app.fetch(feed, { address })
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
  }

  test('is counted with all that its household was given, however it is written', async () => {
    expect(await left('2001:db8:7:1::1')).toBe(2999)
    expect(await left('2001:db8:7:1:ffff:1:2:3')).toBe(2998)
    expect(await left('2001:0DB8:0007:0001::abcd')).toBe(2997)
    expect(await left('2001:db8:7:2::1')).toBe(2999)
    expect(await left('2001:db8::1')).toBe(2999)
  })

  test('that holds an IPv4 address is that address', async () => {
    expect(await left('192.0.2.77')).toBe(2999)
    expect(await left('::ffff:192.0.2.77')).toBe(2998)
  })
})

describe('bodies', () => {
  test('that are too large are refused before they are read to the end', async () => {
    const response = await app.fetch('/trpc/people.signIn', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(2_000_000) }),
    })
    expect(response.status).toBe(413)
  })

  test('that say they are too large are refused before any of them is read', async () => {
    let read = 0
    const body = new ReadableStream(
      {
        pull(to) {
          read += 1
          to.enqueue(new Uint8Array(1000))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'application/json', 'content-length': '99000000' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const response = await app.fetch('/trpc/people.signIn', init)
    expect([response.status, read]).toEqual([413, 0])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('that are not JSON, or nested without end, are a mistake of the caller', async () => {
    for (const body of ['{"email":', `${'['.repeat(5000)}${']'.repeat(5000)}`]) {
      const response = await app.fetch('/trpc/people.signIn', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(response.status).toBe(400)
    }
  })
})
