import { Elysia } from 'elysia'
import type { Services } from '../../kernel/context.ts'
import { publicCaller } from '../caller.ts'
import { getFeed } from './feed.ts'
import { createFeedCache } from './feed-cache.ts'
import { explainProblem } from './problem.ts'
import { getOnePublication } from './publication.ts'

/** The public REST API: reading the feed without an account. */
export function restDoor(services: Services) {
  const cache = createFeedCache(services)
  return new Elysia({ name: 'rest' })
    .use(publicCaller(services))
    .get('/api/social/feed', (asked) => getFeed(cache, asked))
    .get('/api/social/:id', (asked) => getOnePublication(asked, asked.params.id))
    .get('/problems/:name', ({ request, params }) =>
      explainProblem(services.config, request, params.name),
    )
}
