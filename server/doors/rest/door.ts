import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { getFeed } from './feed.ts'
import { createFeedCache } from './feed-cache.ts'
import { getOnePublication } from './publication.ts'

/** The public REST API: reading the feed without an account. */
export function restDoor(services: Services) {
  const cache = createFeedCache(services)
  return new Elysia({ name: 'rest' })
    .get('/api/social/feed', ({ request }) => getFeed(services, cache, request))
    .get('/api/social/:id', ({ request, params }) =>
      getOnePublication(services, request, params.id),
    )
}
