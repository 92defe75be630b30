import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function refusal(path: string, init?: RequestInit) {
  const response = await app.fetch(path, init)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** An API error object: one Ukrainian sentence and nothing else. */
async function expectSentence(path: string, status: number, words: RegExp): Promise<void> {
  const answer = await refusal(path)
  expect(answer.status).toBe(status)
  expect(Object.keys(answer.body)).toEqual(['error'])
  expect(answer.body['error']).toMatch(words)
  expect(answer.body['error']).toMatch(/[а-яіїєґ]/i)
}

describe('the feed refuses with a Ukrainian sentence', () => {
  test('a missing cursor', () => expectSentence('/api/social/feed', 400, /before/))
  test('an empty cursor', () => expectSentence('/api/social/feed?before=', 400, /before/))
  test('a negative cursor', () => expectSentence('/api/social/feed?before=-1', 400, /before/))
  test('a cursor that is no number', () =>
    expectSentence('/api/social/feed?before=yesterday', 400, /before/))
  test('an infinite cursor', () =>
    expectSentence('/api/social/feed?before=Infinity', 400, /before/))
  test('a cursor that is not a number by name', () =>
    expectSentence('/api/social/feed?before=NaN', 400, /before/))
  test('a hexadecimal cursor', () => expectSentence('/api/social/feed?before=0x10', 400, /before/))
  test('an unknown order', () => expectSentence('/api/social/feed?before=1&sort=best', 400, /sort/))
  test('a price that is no number', () =>
    expectSentence('/api/social/feed?before=1&min=cheap', 400, /min/))
  test('a negative price', () => expectSentence('/api/social/feed?before=1&max=-5', 400, /max/))
  test('a minimum above the maximum', () =>
    expectSentence('/api/social/feed?before=1&min=9&max=1', 400, /min/))
  test('a fraction of a minute', () =>
    expectSentence('/api/social/feed?before=1&time=1.5', 400, /time/))
  test('a publication that is not there', () =>
    expectSentence('/api/social/pub_none', 404, /рецепт/))
})

describe('the feed takes', () => {
  test('parameters that it does not know, and ignores them', async () => {
    expect((await app.fetch('/api/social/feed?before=1&colour=red')).status).toBe(200)
  })

  test('an astronomically late cursor', async () => {
    expect((await app.fetch('/api/social/feed?before=999999999999999999999')).status).toBe(200)
  })

  test('prices in fractions, and any beyond what is sold or cooked', async () => {
    const beyond = [
      'min=0.5&max=1.5',
      'min=99999999999',
      'max=99999999999',
      'time=99999999999',
      'min=2147483648',
    ]
    for (const filter of beyond)
      expect((await app.fetch(`/api/social/feed?before=1&${filter}`)).status, filter).toBe(200)
  })

  test('every character in a search, as text', async () => {
    for (const q of [
      "'; DROP TABLE people; --",
      '& | ! ( ) :* <->',
      '%00',
      '\u0000',
      '😀',
      '\\',
      '%',
      "м'ясо",
      'constructor',
      '__proto__',
      'toString',
    ]) {
      const response = await app.fetch(`/api/social/feed?before=1&q=${encodeURIComponent(q)}`)
      expect(response.status, q).toBe(200)
    }
  })
})

describe('a path under /api/ that does not exist', () => {
  test('is answered with a problem, not with a page', async () => {
    const { status, headers, body } = await refusal('/api/nothing/here')
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toEqual({
      type: expect.stringMatching(/^http/),
      title: 'Not Found',
      status: 404,
      detail: expect.stringMatching(/шлях/),
      instance: '/api/nothing/here',
    })
  })

  test('names a type that answers: a page for people, the same for programs', async () => {
    const unknown = await refusal('/api/nothing')
    const method = await refusal('/api/social/feed?before=1', { method: 'DELETE' })
    for (const { body } of [unknown, method]) {
      const path = new URL(String(body['type'])).pathname
      const read = async (accept: string) => {
        const answer = await app.fetch(path, { headers: { accept, 'accept-language': 'en' } })
        return [answer.status, answer.headers.get('content-type'), await answer.text()] as const
      }
      const [status, type, html] = await read('text/html,*/*;q=0.8')
      expect([status, type]).toEqual([200, 'text/html;charset=utf-8'])
      expect(html).toContain('<h1>The')
      const [, markdownType, markdown] = await read('text/markdown')
      expect(markdownType).toBe('text/markdown;charset=utf-8')
      expect(markdown).toStartWith('# The')
      const [, , json] = await read('*/*')
      expect(JSON.parse(json)).toMatchObject({
        type: body['type'],
        title: body['title'],
        status: body['status'],
        detail: expect.any(String),
      })
    }
    expect((await app.fetch('/problems/__proto__')).status).toBe(404)
  })

  test('wherever under /api it is', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api//social/feed',
      '//api/social/feed',
      '//api',
      '/api/%78',
      '/api/social',
    ]) {
      const { status, headers } = await refusal(path)
      expect([status, headers.get('content-type')], path).toEqual([404, 'application/problem+json'])
    }
  })

  test('a method that a path does not take is answered with those that it takes', async () => {
    const { status, headers, body } = await refusal('/api/social/feed?before=1', {
      method: 'DELETE',
    })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body['status']).toBe(405)
  })
})

describe('a feed that is switched off', () => {
  test('is not found, page and publication alike', async () => {
    const off = await startTestApp({ FEED_ENABLED: 'false' })
    const page = await off.fetch('/api/social/feed?before=1')
    const one = await off.fetch('/api/social/pub_any')
    await off.stop()
    expect([page.status, one.status]).toEqual([404, 404])
    expect(await page.json()).toEqual({ error: expect.stringMatching(/вимкнено/) })
  })
})

describe('what breaks inside', () => {
  test('a lost database is 503 with Retry-After, and nothing of it leaks', async () => {
    const broken = await startTestApp()
    await broken.services.sql.end({ timeout: 1 })
    const response = await broken.fetch('/api/social/feed?before=1')
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(text).not.toMatch(/postgres|CONNECTION|stack|at \w+ \(/i)
  })
})
