import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createFeedCache } from '../../../server/doors/rest/feed-cache.ts'
import type { FeedItem } from '../../../shared/wire/feed.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const popular = async () => {
  const answer = await app.fetch('/api/social/feed?before=9999999999999&sort=popular')
  return ((await answer.json()) as { items: FeedItem[] }).items.map((item) => item.title)
}

describe('A page of the feed that is kept for readers without a session', () => {
  test('is made anew when somebody likes a dish, and when they think better of it', async () => {
    const author = await app.signedUp()
    const publicationId = await author.publish({ title: 'Старий борщ' })
    await author.publish({ title: 'Свіжий борщ' })
    const reader = await app.signedUp()
    expect(await popular()).toEqual(['Свіжий борщ', 'Старий борщ'])
    await reader.mutate('feed.like', { publicationId })
    expect(await popular()).toEqual(['Старий борщ', 'Свіжий борщ'])
    await reader.mutate('feed.unlike', { publicationId })
    expect(await popular()).toEqual(['Свіжий борщ', 'Старий борщ'])
  })

  test('is not kept when the feed changed while it was read', async () => {
    const cache = createFeedCache(app.services)
    const page = { body: new Uint8Array(), etag: 'W/"1"', link: null }
    await cache.make('?quiet', async () => page)
    expect(cache.get('?quiet')).toMatchObject(page)
    await cache.make('?changed', async () => {
      await app.services.notices.tell('feed')
      return page
    })
    expect([cache.get('?quiet'), cache.get('?changed')]).toEqual([null, null])
  })
})
