import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { FeedItem } from '../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'

let app: TestApp
let author: Caller
const far = 99_999_999_999_999
const published = 47

beforeAll(async () => {
  app = await startTestApp()
  author = app.caller()
  await author.signUp()
  const { id } = await author.compose({ cookMinutes: 30 })
  await author.mutate('recipes.publish', { id })
  // Few different likes and prices, and prices that nobody knows, among many publications: nearly every place in the order is a tie.
  await app.services.sql`
    INSERT INTO publications (id, author_id, published_at, title, servings, cook_minutes, estimated_price, price_per_serving, likes)
    SELECT 'pub_' || n, author_id, published_at - n * 1000, 'Страва ' || n, 2, n % 5 * 15, nullif(n % 3 * 1000, 0), nullif(n % 3 * 500, 0), n % 4
    FROM publications, generate_series(1, ${published - 1}) AS n`
})
afterAll(() => app.stop())

interface Page {
  items: FeedItem[]
  next: string | null
}

async function page(search: string): Promise<Page> {
  const response = await app.fetch(`/api/social/feed?${search}`)
  const { items } = (await response.json()) as { items: FeedItem[] }
  return { items, next: response.headers.get('link') }
}

/** Walks as the specification says: the last item received is the next cursor. */
async function walk(search: string): Promise<FeedItem[]> {
  const seen: FeedItem[] = []
  let before = far
  for (;;) {
    const { items } = await page(`before=${before}&${search}`)
    const last = items.at(-1)
    if (!last) return seen
    seen.push(...items)
    before = last.publishedAt
  }
}

function expectEachOnce(items: FeedItem[], count: number): void {
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
  expect(items.length).toBe(count)
}

describe('walking the feed by the last item received', () => {
  test('fresh visits every publication exactly once, newest first', async () => {
    const items = await walk('sort=fresh')
    expectEachOnce(items, published)
    expect(items.map((item) => item.publishedAt)).toEqual(
      items.map((item) => item.publishedAt).toSorted((a, b) => b - a),
    )
  })

  test('popular visits every publication exactly once, although likes tie', async () => {
    const items = await walk('sort=popular')
    expectEachOnce(items, published)
    expect(items.map((item) => item.likes)).toEqual(
      items.map((item) => item.likes).toSorted((a, b) => b - a),
    )
  })

  test('cheap visits every publication exactly once, although prices tie, and last those without a price', async () => {
    const items = await walk('sort=cheap')
    expectEachOnce(items, published)
    const prices = items.map((item) => item.pricePerServing || Number.POSITIVE_INFINITY)
    expect(prices).toEqual(prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(prices.at(-1)).toBe(Number.POSITIVE_INFINITY)
  })

  test('a price that nobody knows is neither below nor above anything', async () => {
    const known = (await walk('sort=fresh')).filter((item) => item.pricePerServing > 0)
    for (const search of ['max=99999999999', 'min=0', 'min=0&max=99999999999'])
      for (const sort of ['fresh', 'popular', 'cheap'])
        expectEachOnce(await walk(`sort=${sort}&${search}`), known.length)
  })

  test('a filter changes neither rule', async () => {
    const all = await walk('sort=popular')
    const quick = await walk('sort=popular&time=15')
    expectEachOnce(
      quick,
      all.filter((item) => item.cookMinutes !== null && item.cookMinutes <= 15).length,
    )
    const dear = await walk('sort=cheap&min=500&max=500')
    expectEachOnce(dear, all.filter((item) => item.pricePerServing === 500).length)
  })

  test('a publication withdrawn under the reader still marks their place', async () => {
    const first = await page(`before=${far}&sort=popular`)
    const last = first.items.at(-1)
    if (!last) throw new Error('The first page has items.')
    const second = await page(`before=${last.publishedAt}&sort=popular`)
    await app.services.sql`UPDATE publications SET withdrawn_at = now() WHERE id = ${last.id}`
    await app.services.notices.tell('feed')
    const again = await page(`before=${last.publishedAt}&sort=popular`)
    await app.services.sql`UPDATE publications SET withdrawn_at = NULL WHERE id = ${last.id}`
    await app.services.notices.tell('feed')
    expect(again.items.map((item) => item.id)).toEqual(second.items.map((item) => item.id))
  })
})

describe('a page of the feed', () => {
  test('holds ten items at most', async () => {
    expect((await page(`before=${far}`)).items.length).toBe(10)
  })

  test('links to the next one while there is one, keeping the filters', async () => {
    const first = await page(`before=${far}&sort=cheap&max=5000`)
    const url = /^<([^>]+)>; rel="next"$/.exec(first.next ?? '')?.[1]
    if (!url) throw new Error('A first page of many has a link.')
    const params = new URL(url).searchParams
    expect(params.get('sort')).toBe('cheap')
    expect(params.get('max')).toBe('5000')
    expect(params.get('before')).toBe(String(first.items.at(-1)?.publishedAt))
    const oldest = (await walk('sort=fresh')).at(-2)
    expect((await page(`before=${oldest?.publishedAt}`)).next).toBeNull()
  })

  test('a moment between two publications starts at the older one, in every order', async () => {
    const [newest, second] = (await page(`before=${far}`)).items
    if (!newest || !second) throw new Error('There are two items.')
    const between = second.publishedAt + 1
    expect((await page(`before=${between}`)).items[0]?.id).toBe(second.id)
    const popular = (await page(`before=${between}&sort=popular`)).items
    expect(popular.some((item) => item.publishedAt >= between)).toBe(false)
  })
})

describe('two publications in the same millisecond', () => {
  test('get neighbouring moments, so that the cursor tells them apart', async () => {
    const frozen = new Date(Date.now() + 3_600_000)
    const { now } = app.services
    app.services.now = () => frozen
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => author.publish({ title: `Водночас ${n}` })),
    )
    app.services.now = now
    const rows = await app.services.sql<{ published_at: number }[]>`
      SELECT published_at FROM publications WHERE id IN ${app.services.sql(ids)} ORDER BY published_at`
    const start = frozen.getTime()
    expect(rows.map((row) => row.published_at)).toEqual([
      start,
      start + 1,
      start + 2,
      start + 3,
      start + 4,
    ])
  })
})
