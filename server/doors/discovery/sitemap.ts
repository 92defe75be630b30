import { sitePageNames } from '../../../shared/site-pages.ts'
import { type SitemapPart, sitemapEntries, sitemapParts } from '../../domain/feed/sitemap.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { notModified, tagged } from '../caching.ts'
import { inXml } from './text/inert.ts'

const fresh = 10 * 60 * 1000
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const headers = {
  'content-type': 'application/xml;charset=utf-8',
  'cache-control': 'public, max-age=600',
}

/** /sitemap.xml names the parts; each part names pages, and is written while it is being read. */
export function createSitemap(services: Services) {
  const { baseUrl, feedEnabled } = services.config
  let known: { parts: Promise<SitemapPart[]>; until: number } | null = null

  /** Counting a million publications takes a while, and the answer is much the same for everybody. */
  function parts(): Promise<SitemapPart[]> {
    const now = services.now().getTime()
    if (known && known.until > now) return known.parts
    const asked = sitemapParts(services)
    known = { parts: asked, until: now + fresh }
    asked.catch(() => {
      known = null
    })
    return asked
  }

  return {
    async index(request: Request): Promise<Response> {
      const recipes = feedEnabled ? await parts() : []
      const rows = [
        `<sitemap><loc>${inXml(`${baseUrl}/sitemaps/pages.xml`)}</loc></sitemap>`,
        ...recipes.map(
          ({ start, changedAt }) =>
            `<sitemap><loc>${inXml(`${baseUrl}/sitemaps/recipes-${start}.xml`)}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>`,
        ),
      ]
      const body = `${head}<sitemapindex ${schema}>\n${rows.join('\n')}\n</sitemapindex>\n`
      return tagged(request, body, headers)
    },

    async part(request: Request, name: string): Promise<Response> {
      if (name === 'pages.xml') return pages(request, baseUrl)
      const start = name.match(/^recipes-(\d{1,15})\.xml$/)?.[1]
      if (start === undefined || !feedEnabled) throw new DomainError('path_unknown')
      const known = (await parts()).find((part) => part.start === Number(start))
      // A part is written while it is read, so its tag is made of what would change it.
      const etag = known && `W/"${start}-${known.count}-${known.changedAt.getTime()}"`
      const tags = etag ? { ...headers, etag } : headers
      return etag && notModified(request, etag)
        ? new Response(null, { status: 304, headers: tags })
        : new Response(recipesFrom(services, Number(start)), { headers: tags })
    },
  }
}

function pages(request: Request, baseUrl: string): Response {
  const paths = ['/', ...sitePageNames.map((name) => `/${name}`)]
  const urls = paths.map((path) => `<url><loc>${inXml(baseUrl + path)}</loc></url>`)
  return tagged(request, `${head}<urlset ${schema}>\n${urls.join('\n')}\n</urlset>\n`, headers)
}

function recipesFrom(services: Services, start: number): ReadableStream<Uint8Array> {
  const { baseUrl } = services.config
  const encoder = new TextEncoder()
  const rows = sitemapEntries(services, start)
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`${head}<urlset ${schema}>\n`))
    },
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) {
        controller.enqueue(encoder.encode('</urlset>\n'))
        controller.close()
        return
      }
      const urls = value.map(
        ({ id, changedAt }) =>
          `<url><loc>${inXml(`${baseUrl}/r/${id}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`,
      )
      controller.enqueue(encoder.encode(urls.join('')))
    },
    async cancel() {
      await rows.return(undefined)
    },
  })
}
