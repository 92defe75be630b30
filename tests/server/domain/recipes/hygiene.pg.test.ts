import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller

beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
})
afterAll(() => app.stop())

async function post(body: string): Promise<number> {
  const response = await cook.fetch('/trpc/recipes.create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return response.status
}

describe('text that a database cannot hold', () => {
  test('null bytes and halves of a surrogate pair do not come into a recipe', async () => {
    const broken = 'Бо\u0000рщ \ud83c'
    const recipe = await cook.compose({
      title: broken,
      description: broken,
      tags: [broken],
      ingredients: [{ text: broken }],
      steps: [{ text: broken }],
    })
    const texts = [
      recipe.title,
      recipe.description,
      recipe.tags[0],
      recipe.ingredients[0]?.text,
      recipe.steps[0]?.text,
    ]
    expect(new Set(texts)).toEqual(new Set(['Борщ \ufffd']))
  })

  test('a text that is nothing but null bytes is an empty one', async () => {
    await expect(cook.compose({ title: '\u0000 \u0000' })).rejects.toMatchObject({ status: 400 })
  })

  test('in an id it names nothing, and in a search it is passed over', async () => {
    const id = 'rec_\u0000'
    const attempts = [
      cook.query('recipes.get', { id }),
      cook.mutate('recipes.publish', { id }),
      cook.compose({ photoId: 'pho_\u0000' }),
      cook.query('recipes.list', { q: 'бо\u0000рщ' }),
      cook.query('recipes.list', { tag: '\u0000' }),
    ]
    const outcomes = await Promise.allSettled(attempts)
    const statuses = outcomes.map((one) => (one.status === 'rejected' ? one.reason.status : 200))
    expect(statuses).toEqual([404, 404, 400, 200, 200])
  })
})

test('an address that no publication can have is one that is not there', async () => {
  for (const id of ['pub_%00', 'pub_%ED%A0%80', '%2e%2e%2f', 'x'.repeat(5000)])
    expect((await app.fetch(`/api/social/${id}`)).status).toBe(404)
})

describe('bodies made to hurt', () => {
  test('keys that mean something to JavaScript are only unknown keys', async () => {
    const status = await post(
      '{"title":"Узвар","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    )
    expect(status).toBe(200)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(await post('{"__proto__":{"title":"Узвар"}}')).toBe(400)
  })

  test('more than a megabyte is refused', async () => {
    expect(await post(JSON.stringify({ title: 'х'.repeat(1_100_000) }))).toBe(413)
  })

  test('nesting without end is refused before it is parsed', async () => {
    expect(await post(`{"title":${'['.repeat(100_000)}`)).toBe(400)
    expect(await post(`{"title":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`)).toBe(400)
  })

  test('broken JSON, numbers out of range and wrong kinds are refused', async () => {
    expect(await post('{"title":')).toBe(400)
    expect(await post('{"title":"Узвар","servings":1e309}')).toBe(400)
    expect(await post('{"title":"Узвар","servings":2.5}')).toBe(400)
    expect(await post('{"title":["Узвар"]}')).toBe(400)
    expect(await post('{"title":"Узвар","ingredients":{"length":3}}')).toBe(400)
  })

  test('more lines, steps or tags than a recipe has are refused', async () => {
    const lines = Array.from({ length: 201 }, () => ({ text: 'сіль' }))
    expect(await post(JSON.stringify({ title: 'Узвар', ingredients: lines }))).toBe(400)
    expect(await post(JSON.stringify({ title: 'Узвар', steps: lines.slice(0, 101) }))).toBe(400)
    const tags = Array.from({ length: 31 }, (_, index) => `тег ${index}`)
    expect(await post(JSON.stringify({ title: 'Узвар', tags }))).toBe(400)
  })

  test('an address of a source that is not of the web is refused', async () => {
    for (const sourceUrl of ['javascript:alert(1)', 'data:text/html,x', 'борщ'])
      expect(await post(JSON.stringify({ title: 'Узвар', sourceUrl }))).toBe(400)
  })
})
