import { join } from 'node:path'
import { Elysia } from 'elysia'
import type { Services } from '../../kernel/context.ts'
import { asDomainError, DomainError } from '../../kernel/errors.ts'
import { prefers } from '../accepts.ts'
import { fieldsOf } from '../form-fields.ts'
import { plainError } from '../plain-error.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { sessionError } from '../session-error.ts'
import { asset } from './assets.ts'
import { type Built, openBuilt } from './built.ts'
import { offlinePage } from './offline.ts'
import { type LocalApi, renderPage } from './page.ts'
import { setLanguage, setPreferences } from './preferences.ts'
import { previewImage } from './previewImage.ts'
import { manifest } from './siteFiles.ts'
import { wovenPicture } from './woven.ts'

const folder = join(import.meta.dir, '../../../dist/web')
const aDay = 'public, max-age=86400'
const files = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
]

/** Addresses of files alone. They are not limited as pages are, so what is not there is not drawn as one. */
const ofFiles = ['/assets/*', '/woven/*', '/photos', '/photos/*', '/imports', '/imports/*']

/** The Markdown of a page, where it has one; the composition gives it, since doors do not meet. */
export type Twin = (request: Request) => Promise<Response | null>

/** The web application: its pages as HTML, their files, and the pictures drawn for them. */
export function pagesDoor(services: Services, localApi: LocalApi, twin: Twin) {
  let opened: Promise<Built> | undefined
  const built = () => {
    opened ??= openBuilt(folder)
    return opened
  }
  const said = (request: Request) => (error: unknown) => sessionError(services, request, error)
  const guarded =
    (answer: (request: Request) => Promise<Response>) => (given: { request: Request }) =>
      answer(given.request).catch(said(given.request))

  const door = new Elysia({ name: 'pages' })
    .get('/assets/:name', async ({ request, params }) => {
      const found = await asset(join(folder, 'client/assets'), params.name, request)
      return found ?? notHere(services)
    })
    .get('/woven/:name', ({ request, params }) =>
      wovenPicture(services, request, params.name).catch(said(request)),
    )
    .get('/og/:name', ({ request, params }) =>
      previewImage(services, request, params.name).catch(said(request)),
    )
    .get('/sw.js', async ({ request }) => {
      const found = await asset(join(folder, 'client'), 'sw.js', request, 'no-cache')
      // A worker is held to the policy that its own file came with.
      found?.headers.set('content-security-policy', "default-src 'none'; connect-src 'self'")
      return found ?? notHere(services)
    })
    .get(
      '/offline',
      guarded(async (request) => offlinePage(services, await ready(built), request)),
    )
    .get('/manifest.webmanifest', ({ request }) => manifest(request))
    .post(
      '/preferences',
      guarded(async (request) => {
        requireSameOrigin(services.config, request)
        const fields = await fieldsOf(request)
        await setLanguage(services, request, fields)
        return setPreferences(fields, services.config.secureCookies)
      }),
      { parse: 'none' },
    )
  for (const name of files)
    door.get(`/${name}`, async ({ request }) => {
      const found = await asset(join(folder, 'client'), name, request, aDay)
      return found ?? notHere(services)
    })
  for (const path of ofFiles) door.get(path, () => notHere(services))
  return door.get(
    '/*',
    guarded(async (request) => {
      const markdown = wantsMarkdown(request) ? await twin(request) : null
      return markdown ?? renderPage(services, await ready(built), localApi, request)
    }),
  )
}

/** By its address, by what it accepts, or by saying so: whoever reads for a model gets the words alone. */
function wantsMarkdown(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  return (
    pathname.endsWith('.md') ||
    searchParams.get('mode') === 'agent' ||
    prefers(request.headers.get('accept'), 'text/markdown', 'text/html')
  )
}

const notHere = (services: Services) => plainError(services.log, new DomainError('path_unknown'))

/** Without a build there is nothing to show; the operator is told how to make one. */
async function ready(built: () => Promise<Built>): Promise<Built> {
  try {
    return await built()
  } catch (cause) {
    const unbuilt = new Error('The web app is not built: run "bun web/build.ts".', { cause })
    throw asDomainError(unbuilt)
  }
}
