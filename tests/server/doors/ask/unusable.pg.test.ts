import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { answerIn, postAsk } from '../../../support/ask-door.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('a question that cannot be used', () => {
  test('a body that is not JSON is 400 INVALID_JSON', async () => {
    for (const body of ['', '{', 'query=борщ', `${'['.repeat(100)}${']'.repeat(100)}`]) {
      const response = await postAsk(app, body)
      expect(response.status, body).toBe(400)
      const answer = await answerIn(response)
      expect(answer._meta).toEqual({ response_type: 'failure', version: '0.55' })
      expect(answer.error?.code).toBe('INVALID_JSON')
      expect(answer.error?.message).toBeString()
    }
  })

  test('JSON without a question is 200 INVALID_QUERY', async () => {
    const bodies = [
      null,
      [],
      7,
      {},
      { query: 'борщ' },
      { query: {} },
      { query: { text: 5 } },
      { query: { text: '   ' } },
      { query: { text: 'а'.repeat(501) } },
    ]
    for (const body of bodies) {
      const response = await postAsk(app, JSON.stringify(body))
      expect(response.status, JSON.stringify(body)).toBe(200)
      const answer = await answerIn(response)
      expect(answer._meta).toEqual({ response_type: 'failure', version: '0.55' })
      expect(answer.error?.code).toBe('INVALID_QUERY')
    }
    const empty = await app.fetch('/ask')
    expect([empty.status, (await answerIn(empty)).error?.code]).toEqual([200, 'INVALID_QUERY'])
  })

  test('is refused before a stream opens', async () => {
    const response = await postAsk(app, '{', { accept: 'text/event-stream' })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('a huge body is refused without being read', async () => {
    expect(
      (await postAsk(app, { query: { text: 'борщ' }, filler: 'а'.repeat(200_000) })).status,
    ).toBe(413)
  })

  test('another method is told which there are', async () => {
    const response = await app.fetch('/ask', { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('POST')
  })

  test('what broke inside is 500 INTERNAL_ERROR, with no detail', async () => {
    const broken = await startTestApp()
    await broken.services.sql`DROP TABLE terms`
    const response = await broken.fetch('/ask?query=%D0%B1%D0%BE%D1%80%D1%89')
    const answer = await answerIn(response)
    await broken.stop()
    expect(response.status).toBe(500)
    expect(answer.error?.code).toBe('INTERNAL_ERROR')
    expect(JSON.stringify(answer)).not.toContain('terms')
  })

  test('too many questions are 429 with Retry-After, in this door’s own shape', async () => {
    const busy = await startTestApp({ RATE_LIMITS: '1' })
    let last = await busy.fetch('/ask')
    for (let n = 0; last.status === 200 && n < 4000; n += 1) last = await busy.fetch('/ask')
    await busy.stop()
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    const answer = await answerIn(last)
    expect(answer._meta).toEqual({ response_type: 'failure', version: '0.55' })
    expect(answer.error?.code).toBe('TOO_MANY_REQUESTS')
  })
})
