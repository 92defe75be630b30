import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { TestApp } from '../../../support/app.ts'
import { type Answer, answerIn, ask, eventsIn, postAsk } from '../../../support/ask-door.ts'
import { startDemoApp } from '../../../support/demo-feed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startDemoApp()
}, 60_000)
afterAll(() => app.stop())

describe('streaming', () => {
  test('comes as start, results in order, complete', async () => {
    const response = await postAsk(app, { query: { text: 'борщ' }, prefer: { streaming: true } })
    expect(response.headers.get('content-type')).toStartWith('text/event-stream')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const all = await eventsIn(response)
    expect(all.map((one) => one.event)).toEqual(['start', 'result', 'result', 'complete'])
    expect(all[0]?.data).toMatchObject({ _meta: { response_type: 'answer', version: '0.55' } })
    expect(all.slice(1, -1).map((one) => (one.data as { index: number }).index)).toEqual([0, 1])
    expect(all.at(-1)?.data).toHaveProperty('_meta')
  })

  test('JSON, SSE and GET give the same results', async () => {
    for (const text of ['сніданок для дітей', 'курка', 'vegan dinner', 'фівапролдж']) {
      const { results } = await ask(app, text)
      const streamed = await eventsIn(
        await postAsk(app, { query: { text } }, { accept: 'text/event-stream' }),
      )
      const items = streamed
        .filter((one) => one.event === 'result')
        .map((one) => (one.data as { item: Answer['results'][number] }).item)
      expect(items, text).toEqual(results)
      const got = await answerIn(await app.fetch(`/ask?query=${encodeURIComponent(text)}`))
      expect(got.results, text).toEqual(results)
      const gotStream = await eventsIn(
        await app.fetch(`/ask?streaming=true&query=${encodeURIComponent(text)}`),
      )
      expect(gotStream.length, text).toBe(results.length + 2)
    }
  })

  test('ends when the client leaves in the middle', async () => {
    const response = await postAsk(app, {
      query: { text: 'картопля' },
      prefer: { streaming: true },
    })
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toStartWith('event: start')
    await reader?.cancel()
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
    expect((await ask(app, 'борщ')).results.length).toBe(2)
  })

  test('serves many clients at once, each its own answer', async () => {
    const questions = ['борщ', 'курка', 'суп', 'салат', 'гречка', 'риба']
    const rounds = [...questions, ...questions, ...questions]
    const answers = await Promise.all(
      rounds.map(async (text) =>
        eventsIn(await postAsk(app, { query: { text }, prefer: { streaming: true } })),
      ),
    )
    for (const [at, text] of rounds.entries())
      expect(answers[at]?.length).toBe((await ask(app, text)).results.length + 2)
  })
})
