import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { TestApp } from '../../../support/app.ts'
import { answerIn, ask, names, postAsk } from '../../../support/ask-door.ts'
import { startDemoApp } from '../../../support/demo-feed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startDemoApp()
}, 60_000)
afterAll(() => app.stop())

describe('POST /ask', () => {
  test('answers with schema.org recipes, the best first, at most ten', async () => {
    const response = await postAsk(app, { query: { text: 'борщ' } })
    expect(response.status).toBe(200)
    const answer = await answerIn(response)
    expect(answer._meta).toEqual({
      response_type: 'answer',
      response_format: 'conversational_search',
      version: '0.55',
    })
    expect(names(answer)).toContain('Борщ із пампушками')
    const [first] = answer.results
    expect(first).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe' })
    expect(first).not.toHaveProperty('score')
    expect((await ask(app, 'картопля')).results.length).toBe(10)
  })

  test('a recipe object says what is true and no more', async () => {
    const [recipe] = (await ask(app, 'зелений борщ')).results
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
    for (const text of nonsense) expect(names(await ask(app, text)), text).toEqual([])
  })

  test('understands word forms, slips and both languages alike', async () => {
    const pumpkin = names(await ask(app, 'гарбуз')).sort()
    expect(pumpkin.length).toBeGreaterThan(1)
    // Fewer than an answer holds, since each language puts its own recipes first.
    expect(pumpkin.length).toBeLessThan(10)
    expect(names(await ask(app, 'гарбус')).sort()).toEqual(pumpkin)
    expect(names(await ask(app, 'щось із гарбузом')).sort()).toEqual(pumpkin)
    expect(names(await ask(app, 'pumpkin')).sort()).toEqual(pumpkin)
  })

  test('a follow-up refines the question before it', async () => {
    const answer = await ask(app, 'те саме, але без м’яса', { context: { prev: ['суп'] } })
    expect(names(answer).length).toBeGreaterThan(0)
    expect(names(answer)).toEqual(names(await ask(app, 'суп без м’яса')))
    const said = await ask(app, 'а без риби?', {
      context: { prev: ['суп', { text: 'без м’яса' }] },
    })
    expect(names(said)).toEqual(names(await ask(app, 'суп без м’яса і без риби')))
  })

  test('says what it left out of a question, and never silently', async () => {
    const answer = await ask(app, 'борщ із крокодилом', { prefer: { mode: 'summarize' } })
    expect(answer._meta['relaxed']).toContain('крокодил')
    const summary = answer.results.at(-1)
    expect(summary?.['@type']).toBe('SearchSummary')
    expect(summary?.['description']).toContain('крокодил')
    expect(answer.results.filter((one) => one['@type'] === 'SearchSummary').length).toBe(1)
    expect((await ask(app, 'борщ'))._meta).not.toHaveProperty('relaxed')
  })

  test('gives the session context back and ignores what it does not know', async () => {
    const answer = await ask(app, 'борщ', {
      meta: { session_context: { thread: 7 } },
      site: 'example.org',
      prefer: { mode: 'list', unheard: true },
      unknown: [1, 2],
    })
    expect(answer._meta['session_context']).toEqual({ thread: 7 })
    expect(names(answer)).toContain('Борщ із пампушками')
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
    const response = await postAsk(
      app,
      { query: { text: 'борщ' } },
      { origin: 'https://elsewhere.example' },
    )
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
