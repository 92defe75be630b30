import { type SitePageName, sitePageNames } from '../../../shared/site-pages.ts'
import { getAuthor } from '../../domain/feed/authors.ts'
import { type FeedPageAnswer, feedPage } from '../../domain/feed/page.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { indexed } from '../../domain/site/indexed.ts'
import { siteText } from '../../domain/site/pages.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { asDomainError } from '../../kernel/errors.ts'
import { languageFor } from '../../kernel/language.ts'
import { anonymousContext } from '../context.ts'
import { authorMarkdown, feedMarkdown, frontMarkdown, goneMarkdown } from './text/pages.ts'
import { recipeMarkdown } from './text/recipe.ts'
import { markdown } from './text/served-markdown.ts'

const vary = { vary: 'Accept, Accept-Language' }

/**
 * The Markdown of a public page, by the page's own path; null for a page that has none. What is not
 * there any more is said in Markdown too.
 */
export async function markdownTwin(services: Services, request: Request): Promise<Response | null> {
  const ctx = programContext(services, request)
  const url = new URL(request.url)
  const path = url.pathname.replace(/\.md$/, '')
  const write = writerOf(ctx, path, url.searchParams)
  if (!write) return url.pathname.endsWith('.md') ? gone(ctx, request) : null
  try {
    return markdown(request, indexed(await write(), ctx.config.baseUrl), vary)
  } catch (thrown) {
    const error = asDomainError(thrown)
    if (error.kind === 'not_found') return gone(ctx, request)
    throw error
  }
}

/**
 * Programs rarely say what they read; those that do not are answered in English. A cookie says nothing
 * here: what is kept on the way is for everybody.
 */
function programContext(services: Services, request: Request): Context {
  const accepted = request.headers.get('accept-language')
  const language = accepted === null ? 'en' : languageFor({ accepted })
  return { ...anonymousContext(services, request), language }
}

function writerOf(
  ctx: Context,
  path: string,
  params: URLSearchParams,
): (() => Promise<string>) | null {
  const { baseUrl } = ctx.config
  const [, room = '', id] = path.split('/')
  if (path === '/' || path === '/index') return () => front(ctx)
  if (path === '/feed') return async () => feedMarkdown(baseUrl, await newest(ctx, params))
  if (id && path === `/${room}/${id}`) {
    if (room === 'r' || room === 'feed') return () => recipe(ctx, id)
    if (room === 'a') return () => author(ctx, id, params)
  }
  const name = path === '/contact' ? 'contacts' : path.slice(1)
  return isSitePage(name) ? async () => siteText(ctx.config, name, ctx.language).text : null
}

async function recipe(ctx: Context, publicationId: string): Promise<string> {
  return recipeMarkdown(await getPublication(ctx, { publicationId }), ctx.config.baseUrl)
}

async function author(ctx: Context, authorId: string, params: URLSearchParams): Promise<string> {
  const known = await getAuthor(ctx, { authorId })
  return authorMarkdown(ctx.config.baseUrl, known, await newest(ctx, params, authorId))
}

async function front(ctx: Context): Promise<string> {
  const { text } = siteText(ctx.config, 'about', ctx.language)
  const { feedEnabled, baseUrl } = ctx.config
  const page = feedEnabled ? await newest(ctx, new URLSearchParams()) : { items: [] }
  return frontMarkdown(baseUrl, text, page)
}

/** A page of the newest, from where the reader stopped. */
export function newest(
  ctx: Context,
  params: URLSearchParams,
  author?: string,
): Promise<FeedPageAnswer> {
  const before = Number(params.get('before') ?? Number.NaN)
  return feedPage(ctx, {
    before: Number.isFinite(before) && before > 0 ? before : Number.MAX_SAFE_INTEGER,
    sort: 'fresh',
    ...(author !== undefined && { author }),
  })
}

function gone({ config }: Context, request: Request): Response {
  const answer = markdown(request, goneMarkdown(config.baseUrl), vary)
  return new Response(answer.body, { status: 404, headers: answer.headers })
}

function isSitePage(name: string): name is SitePageName {
  return sitePageNames.some((one) => one === name)
}
