import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { FeedItem } from '../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'

let app: TestApp
let author: Caller
const far = 99_999_999_999_999

beforeAll(async () => {
  app = await startTestApp()
  author = app.caller()
  await author.signUp('Олена Коваль')
  for (const minutes of [20, 40, 60]) {
    await author.publish({ title: `Суп на ${minutes} хвилин`, cookMinutes: minutes })
  }
})
afterAll(() => app.stop())

async function items(search: string): Promise<FeedItem[]> {
  const response = await app.fetch(`/api/social/feed?${search}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { items: FeedItem[] }).items
}

describe('GET /api/social/feed', () => {
  test('an item carries every field of the specification', async () => {
    const [item] = await items(`before=${far}`)
    expect(item).toEqual({
      id: expect.stringMatching(/^pub_/),
      title: 'Суп на 60 хвилин',
      language: 'uk',
      author: { id: expect.stringMatching(/^per_/), displayName: 'Олена Коваль' },
      servings: 4,
      cookMinutes: 60,
      totalMinutes: 60,
      estimatedPrice: expect.any(Number),
      pricePerServing: expect.any(Number),
      currency: 'UAH',
      publishedAt: expect.any(Number),
      photoUrl: null,
      likes: 0,
    })
  })

  test('the newest comes first', async () => {
    const titles = (await items(`before=${far}`)).map((item) => item.title)
    expect(titles).toEqual(['Суп на 60 хвилин', 'Суп на 40 хвилин', 'Суп на 20 хвилин'])
  })

  test('time leaves out what takes longer', async () => {
    const titles = (await items(`before=${far}&time=40`)).map((item) => item.title)
    expect(titles).toEqual(['Суп на 40 хвилин', 'Суп на 20 хвилин'])
  })

  test('a second request with the tag of the first is answered 304 without a body', async () => {
    const first = await app.fetch(`/api/social/feed?before=${far}`)
    const etag = first.headers.get('etag') ?? ''
    const second = await app.fetch(`/api/social/feed?before=${far}`, {
      headers: { 'if-none-match': etag },
    })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  test('a page read before a publication is not served after it', async () => {
    const before = await items(`before=${far}`)
    await author.publish({ title: 'Щойно з печі' })
    const after = await items(`before=${far}`)
    expect(after.length).toBe(before.length + 1)
    expect(after[0]?.title).toBe('Щойно з печі')
  })
})
