import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { publishDemo } from '../../../support/demo-feed.ts'
import { readEvents, type ServerEvent } from '../../../support/events.ts'

interface Answer {
  _meta: Record<string, unknown>
  results: Record<string, unknown>[]
  error?: { code: string; message: string }
}

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await publishDemo(app)
}, 60_000)
afterAll(() => app.stop())

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.fetch('/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function ask(text: string, rest: Record<string, unknown> = {}): Promise<Answer> {
  return (await (await post({ query: { text }, ...rest })).json()) as Answer
}

const names = (answer: Answer) => answer.results.map((one) => one['name'])

describe('POST /ask', () => {
  test('answers with schema.org recipes, the best first, at most ten', async () => {
    const response = await post({ query: { text: 'борщ' } })
    expect(response.status).toBe(200)
    const answer = (await response.json()) as Answer
    expect(answer._meta).toEqual({
      response_type: 'answer',
      response_format: 'conversational_search',
      version: '0.55',
    })
    expect(names(answer)).toContain('Борщ із пампушками')
    const [first] = answer.results
    expect(first).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe' })
    expect(first).not.toHaveProperty('score')
    expect((await ask('картопля')).results.length).toBe(10)
  })

  test('a recipe object says what is true and no more', async () => {
    const [recipe] = (await ask('зелений борщ')).results
    expect(recipe).toMatchObject({
      name: 'Зелений борщ зі щавлем',
      prepTime: 'PT20M',
      cookTime: 'PT55M',
      totalTime: 'PT75M',
      recipeYield: '6',
      recipeCuisine: ['українська'],
    })
    expect(recipe?.['recipeIngredient']).toContain('250 г щавлю')
    expect(recipe).not.toHaveProperty('aggregateRating')
    expect(recipe?.['estimatedCost']).toMatchObject({ '@type': 'MonetaryAmount', currency: 'UAH' })
  })

  test('nothing relevant is an empty list', async () => {
    const nonsense = ['фівапролдж', 'розкажи анекдот', 'what is the capital of france', '?!.,', '7']
    for (const text of nonsense) expect(names(await ask(text)), text).toEqual([])
  })

  test('understands word forms, slips and both languages alike', async () => {
    const potato = names(await ask('картопля')).sort()
    expect(names(await ask('кортопля')).sort()).toEqual(potato)
    expect(names(await ask('щось із картоплею')).sort()).toEqual(potato)
    expect(names(await ask('potatoes')).sort()).toEqual(potato)
  })

  test('a follow-up refines the question before it', async () => {
    const answer = await ask('те саме, але без м’яса', { context: { prev: ['суп'] } })
    expect(names(answer).length).toBeGreaterThan(0)
    expect(names(answer)).toEqual(names(await ask('суп без м’яса')))
    const said = await ask('а без риби?', { context: { prev: ['суп', { text: 'без м’яса' }] } })
    expect(names(said)).toEqual(names(await ask('суп без м’яса і без риби')))
  })

  test('says what it left out of a question, and never silently', async () => {
    const answer = await ask('борщ із крокодилом', { prefer: { mode: 'summarize' } })
    expect(answer._meta['relaxed']).toContain('крокодил')
    const summary = answer.results.at(-1)
    expect(summary?.['@type']).toBe('SearchSummary')
    expect(summary?.['description']).toContain('крокодил')
    expect(answer.results.filter((one) => one['@type'] === 'SearchSummary').length).toBe(1)
    expect((await ask('борщ'))._meta).not.toHaveProperty('relaxed')
  })

  test('gives the session context back and ignores what it does not know', async () => {
    const answer = await ask('борщ', {
      meta: { session_context: { thread: 7 } },
      site: 'example.org',
      prefer: { mode: 'list', unheard: true },
      unknown: [1, 2],
    })
    expect(answer._meta['session_context']).toEqual({ thread: 7 })
    expect(names(answer)).toContain('Борщ із пампушками')
  })
})

describe('a question that cannot be used', () => {
  test('a body that is not JSON is 400 INVALID_JSON', async () => {
    for (const body of ['', '{', 'query=борщ', `${'['.repeat(100)}${']'.repeat(100)}`]) {
      const response = await post(body)
      expect(response.status, body).toBe(400)
      const answer = (await response.json()) as Answer
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
      const response = await post(JSON.stringify(body))
      expect(response.status, JSON.stringify(body)).toBe(200)
      const answer = (await response.json()) as Answer
      expect(answer._meta).toEqual({ response_type: 'failure', version: '0.55' })
      expect(answer.error?.code).toBe('INVALID_QUERY')
    }
    const empty = await app.fetch('/ask')
    expect([empty.status, ((await empty.json()) as Answer).error?.code]).toEqual([
      200,
      'INVALID_QUERY',
    ])
  })

  test('is refused before a stream opens', async () => {
    const response = await post('{', { accept: 'text/event-stream' })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('a huge body is refused without being read', async () => {
    expect((await post({ query: { text: 'борщ' }, filler: 'а'.repeat(200_000) })).status).toBe(413)
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
    const answer = (await response.json()) as Answer
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
    const answer = (await last.json()) as Answer
    expect(answer._meta).toEqual({ response_type: 'failure', version: '0.55' })
    expect(answer.error?.code).toBe('TOO_MANY_REQUESTS')
  })
})

async function events(response: Response): Promise<ServerEvent[]> {
  return Array.fromAsync(readEvents(response))
}

describe('streaming', () => {
  test('comes as start, results in order, complete', async () => {
    const response = await post({ query: { text: 'борщ' }, prefer: { streaming: true } })
    expect(response.headers.get('content-type')).toStartWith('text/event-stream')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const all = await events(response)
    expect(all.map((one) => one.event)).toEqual(['start', 'result', 'result', 'complete'])
    expect(all[0]?.data).toMatchObject({ _meta: { response_type: 'answer', version: '0.55' } })
    expect(all.slice(1, -1).map((one) => (one.data as { index: number }).index)).toEqual([0, 1])
    expect(all.at(-1)?.data).toHaveProperty('_meta')
  })

  test('JSON, SSE and GET give the same results', async () => {
    for (const text of ['сніданок для дітей', 'курка', 'vegan dinner', 'фівапролдж']) {
      const { results } = await ask(text)
      const streamed = await events(
        await post({ query: { text } }, { accept: 'text/event-stream' }),
      )
      const items = streamed
        .filter((one) => one.event === 'result')
        .map((one) => (one.data as { item: Answer['results'][number] }).item)
      expect(items, text).toEqual(results)
      const got = (await (
        await app.fetch(`/ask?query=${encodeURIComponent(text)}`)
      ).json()) as Answer
      expect(got.results, text).toEqual(results)
      const gotStream = await events(
        await app.fetch(`/ask?streaming=true&query=${encodeURIComponent(text)}`),
      )
      expect(gotStream.length, text).toBe(results.length + 2)
    }
  })

  test('ends when the client leaves in the middle', async () => {
    const response = await post({ query: { text: 'картопля' }, prefer: { streaming: true } })
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toStartWith('event: start')
    await reader?.cancel()
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
    expect((await ask('борщ')).results.length).toBe(2)
  })

  test('serves many clients at once, each its own answer', async () => {
    const questions = ['борщ', 'курка', 'суп', 'салат', 'гречка', 'риба']
    const rounds = [...questions, ...questions, ...questions]
    const answers = await Promise.all(
      rounds.map(async (text) =>
        events(await post({ query: { text }, prefer: { streaming: true } })),
      ),
    )
    for (const [at, text] of rounds.entries())
      expect(answers[at]?.length).toBe((await ask(text)).results.length + 2)
  })
})

describe('other sites', () => {
  test('may ask, without cookies', async () => {
    const preflight = await app.fetch('/ask', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const response = await post(
      { query: { text: 'борщ' } },
      { origin: 'https://elsewhere.example' },
    )
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
