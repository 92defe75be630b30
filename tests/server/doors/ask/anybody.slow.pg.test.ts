import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { longestConversation } from '../../../../shared/wire/ask.ts'
import { longestQuestion } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { answerIn, postAsk } from '../../../support/ask-door.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const author = await app.signedUp()
  await author.publish({ title: 'Борщ', ingredients: [{ text: '2 буряки' }] })
})
afterAll(() => app.stop())

const borshch = { query: { text: 'борщ' } }
const long = 'суп без молока '.repeat(40).slice(0, longestQuestion)
const conversation = {
  query: { text: long },
  context: { prev: Array.from({ length: longestConversation }, () => long) },
}

describe('a question is answered alike whoever asks', () => {
  test('and no session is looked for, nor any cookie set', async () => {
    const own = await startTestApp()
    const caller = await own.signedUp()
    const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await own.services.sql`DROP TABLE sessions CASCADE`
    const response = await postAsk(own, borshch, { cookie })
    expect(cookie).toContain('komora')
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
    await own.stop()
  })

  test('and a language that was chosen in the application changes nothing', async () => {
    const said = async (cookie: string) =>
      (await postAsk(app, borshch, { cookie, 'accept-language': 'uk' })).text()
    expect(await said('language=en')).toBe(await said('language=uk'))
  })
})

describe('while the database is away', () => {
  test('an answer is 503 in this door’s own shape, and says when to come back', async () => {
    const away = await startTestApp()
    await away.services.sql.end()
    const response = await postAsk(away, borshch)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    const answer = await answerIn(response)
    expect(answer._meta).toEqual({ response_type: 'failure', version: '0.55' })
    expect(answer.error?.code).toBe('SERVICE_UNAVAILABLE')
    expect(answer.error?.message).toBeString()
    await away.stop()
  })
})

describe('questions are limited by what they cost', () => {
  /** At the beginning of a window, so that it does not end meanwhile. */
  async function inOneWindow(work: () => Promise<void>): Promise<void> {
    const hour = 3_600_000
    const ahead = hour - (app.services.now().getTime() % hour)
    app.travel(ahead)
    await work().finally(() => app.travel(-ahead))
  }

  const asked = (body: unknown, address: string) =>
    app.fetch('/ask', { method: 'POST', body: JSON.stringify(body), address })

  /** How many were answered before one was refused, of so many at most. */
  async function answered(body: unknown, address: string): Promise<number> {
    for (let n = 0; n < 200; n += 1) {
      const response = await asked(body, address)
      if (response.status === 200) continue
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await answerIn(response)).error?.code).toBe('TOO_MANY_REQUESTS')
      return n
    }
    return 200
  }

  test(
    'a few of the longest conversations are as much as hundreds of short questions',
    () =>
      inOneWindow(async () => {
        expect(await answered(conversation, '192.0.2.1')).toBeLessThan(25)
        expect(await answered(borshch, '192.0.2.2')).toBe(200)
      }),
    60_000,
  )

  test(
    'only whoever asked so much is refused',
    () =>
      inOneWindow(async () => {
        expect(await answered(conversation, '192.0.2.3')).toBeLessThan(25)
        expect((await asked(borshch, '192.0.2.3')).status).toBe(429)
        expect((await asked(borshch, '192.0.2.4')).status).toBe(200)
      }),
    60_000,
  )
})
