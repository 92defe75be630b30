import { Elysia } from 'elysia'
import { readRecipeObjects } from '../../domain/feed/recipe-objects.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { tagged } from '../caching.ts'
import { publicCaller } from '../caller.ts'
import { anonymousContext } from '../context.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { fixedDocuments } from './fixed.ts'
import { securityTxt } from './security-txt.ts'
import { createSitemap } from './sitemap.ts'
import { markdownTwin, newest } from './twins.ts'

const aMinute = 'public, max-age=60'

/** What a program reads to find its way in, knowing only our address. */
export function discoveryDoor(services: Services) {
  const { config } = services
  const sitemap = createSitemap(services)
  const door = new Elysia({ name: 'discovery' }).use(publicCaller(services))
  for (const [path, answer] of fixedDocuments(config))
    door.get(path, ({ request }) => answer(request))
  return door
    .get('/.well-known/security.txt', ({ request }) =>
      tagged(request, securityTxt(config, services.now()), {
        'content-type': 'text/plain;charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }),
    )
    .get('/sitemap.xml', ({ request }) => sitemap.index(request))
    .get('/sitemaps/:name', ({ request, params }) => sitemap.part(request, params.name))
    .get('/feed.json', ({ request }) =>
      feed(services, request, jsonFeed, 'application/feed+json;charset=utf-8'),
    )
    .get('/feed.atom', ({ request }) =>
      feed(services, request, atomFeed, 'application/atom+xml;charset=utf-8'),
    )
    .get('/feed/:file', async ({ request, params }) => {
      const data = params.file.match(/^(\w+)\.jsonld$/)?.[1]
      if (data) return jsonLd(services, request, data)
      const twin = await markdownTwin(services, request)
      if (!twin) throw new DomainError('path_unknown')
      return twin
    })
}

async function feed(
  services: Services,
  request: Request,
  write: typeof jsonFeed,
  type: string,
): Promise<Response> {
  const ctx = anonymousContext(services, request)
  const { items, nextBefore } = await newest(ctx, new URL(request.url).searchParams)
  const body = await write(ctx, { ids: items.map((item) => item.id), nextBefore })
  return tagged(request, body, { 'content-type': type, 'cache-control': aMinute })
}

/** The schema.org object of one publication, the same that its page carries. */
async function jsonLd(services: Services, request: Request, id: string): Promise<Response> {
  const ctx: Context = anonymousContext(services, request)
  if (!ctx.config.feedEnabled || !/^\w{1,60}$/.test(id))
    throw new DomainError('publication_unknown')
  const [recipe] = await readRecipeObjects(ctx, [id])
  if (!recipe) throw new DomainError('publication_unknown')
  return tagged(request, JSON.stringify(recipe), {
    'content-type': 'application/ld+json',
    'cache-control': aMinute,
  })
}
