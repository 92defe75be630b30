import { dirname, join } from 'node:path'
import { swagger } from '@elysiajs/swagger'
import { Elysia } from 'elysia'
import type { Config } from '../../kernel/config.ts'
import { notModified, tagged } from '../caching.ts'
import { openapiDocument } from './document.ts'

// The package names no entry for its browser build, which stands beside its main one.
const viewer = join(
  dirname(Bun.resolveSync('@scalar/api-reference', import.meta.dir)),
  'browser/standalone.js',
)

/** The viewer builds its page with scripts and styles of its own; nothing comes from elsewhere. */
const viewerPolicy = [
  "default-src 'none'",
  // The hash is that of the blank between the tags of the element that holds the settings.
  "script-src 'self' 'sha256-TcUB1mzXiQO4GxpTRZ0EMpOXKMU3u+n/q1WrgVIcs1I='",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** /openapi.json and, for people, /docs. The document is ours; the plugin only draws the page around it. */
export function openapiDoor(config: Config) {
  const plugin = new Elysia().use(
    swagger({
      path: '/docs',
      specPath: '/openapi.json',
      exclude: [/.*/],
      documentation: openapiDocument(config) as never,
      scalarCDN: '/docs/viewer.js',
      scalarConfig: {
        withDefaultFonts: false,
        telemetry: false,
        // A page to read and to try, without the viewer's offers of other services.
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      } as never,
    }),
  )
  const drawn = async (path: string) =>
    (await plugin.handle(new Request(`http://localhost${path}`))).text()
  const caching = { 'cache-control': 'public, max-age=3600' }
  return new Elysia({ name: 'openapi' })
    .get('/openapi.json', async ({ request }) =>
      tagged(request, await drawn('/openapi.json'), {
        ...caching,
        'content-type': 'application/json',
      }),
    )
    .get('/docs', async ({ request }) =>
      tagged(request, await drawn('/docs'), {
        ...caching,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': viewerPolicy,
      }),
    )
    .get('/docs/viewer.js', ({ request }) => viewerScript(request))
}

function viewerScript(request: Request): Response {
  const file = Bun.file(viewer)
  const etag = `W/"${file.size.toString(36)}-${file.lastModified.toString(36)}"`
  const headers = {
    'content-type': 'text/javascript;charset=utf-8',
    'cache-control': 'public, max-age=86400',
    etag,
  }
  return notModified(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(file, { headers })
}
