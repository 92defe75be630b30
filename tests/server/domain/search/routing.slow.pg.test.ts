import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { applyTermChanges } from '../../../../server/domain/search/terms.ts'
import type { FeedItem } from '../../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'

let app: TestApp
const many = 2300
const rare = 12

/** Thousands that speak of potatoes, a dozen of them of saffron too; likes and prices mostly tie. */
beforeAll(async () => {
  app = await startTestApp()
  const author = app.caller()
  await author.signUp()
  const { sql } = app.services
  const plain = await author.publish({ title: 'Пюре', ingredients: [{ text: '1 кг картоплі' }] })
  const golden = await author.publish({
    title: 'Золоте пюре',
    ingredients: [{ text: '1 кг картоплі' }, { text: '1 щіпка шафрану' }],
  })
  await author.publish({ title: 'Каша', ingredients: [{ text: '200 г гречки' }] })
  for (const [id, count] of [
    [plain, many - rare - 1],
    [golden, rare - 1],
  ] as const) {
    await sql`
      INSERT INTO publications (id, author_id, published_at, title, servings, cook_minutes,
        estimated_price, price_per_serving, likes, search)
      SELECT id || n, author_id, published_at - n * 1000 - ${count}, title, 2, n % 5 * 15,
        n % 3 * 1000, n % 3 * 500, n % 4, search
      FROM publications, generate_series(1, ${count}::int) AS n WHERE id = ${id}`
  }
  await applyTermChanges(sql)
  await sql`ANALYZE publications`
}, 30_000)
afterAll(() => app.stop())

async function walk(search: string): Promise<FeedItem[]> {
  const seen: FeedItem[] = []
  let before = 99_999_999_999_999
  for (;;) {
    const response = await app.fetch(`/api/social/feed?before=${before}&${search}`)
    const { items } = (await response.json()) as { items: FeedItem[] }
    const last = items.at(-1)
    if (!last) return seen
    seen.push(...items)
    before = last.publishedAt
  }
}

const q = (text: string) => `q=${encodeURIComponent(text)}`

describe('a search is paged without a loss', () => {
  test('for a common word, in every order', async () => {
    for (const sort of ['fresh', 'popular', 'cheap']) {
      const items = await walk(`sort=${sort}&${q('картопля')}`)
      expect(items.length, sort).toBe(many)
      expect(new Set(items.map((item) => item.id)).size, sort).toBe(many)
    }
  }, 60_000)

  test('for a rare word, and for a rare one with a common one, in every order', async () => {
    for (const sort of ['fresh', 'popular', 'cheap']) {
      expect((await walk(`sort=${sort}&${q('шафран')}`)).length, sort).toBe(rare)
      const both = await walk(`sort=${sort}&${q('картопля з шафраном')}`)
      expect(new Set(both.map((item) => item.id)).size, sort).toBe(rare)
    }
  })

  test('in the order that was asked for', async () => {
    const cheap = await walk(`sort=cheap&time=15&${q('картопля')}`)
    const prices = cheap.map((item) => item.pricePerServing)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const popular = await walk(`sort=popular&time=15&${q('шафран')}`)
    const likes = popular.map((item) => item.likes)
    expect(likes).toEqual(likes.toSorted((a, b) => b - a))
  }, 30_000)

  test('for common words that never meet there is nothing', async () => {
    expect(await walk(`sort=popular&${q('картопля з гречкою')}`)).toEqual([])
  })
})
