import { randomBytes } from 'node:crypto'
import { practiceSentences } from '../../shared/language/practice.ts'
import { languageFor } from '../kernel/language.ts'
import { codeFor, isKnownRedirect } from './oauth.ts'
import type { PracticeStore } from './store.ts'

const cookieName = 'practice-shopper'

/** Where a person lets a program in, or does not. */
export async function authorize(store: PracticeStore, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const said = sentences(request)
  if (!isKnownRedirect(store, searchParams) || searchParams.get('code_challenge_method') !== 'S256')
    return page(request, said.refused, [said.refusedHint], '', 400)
  if (request.method !== 'POST') return ask(store, request, searchParams)
  // Another site's page must not press the button for whoever looks at it.
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return new Response(null, { status: 403 })
  const form = new URLSearchParams(await request.text())
  const back = new URL(searchParams.get('redirect_uri') ?? '')
  const state = searchParams.get('state')
  if (state !== null) back.searchParams.set('state', state)
  back.searchParams.set('iss', store.base)
  if (form.get('answer') === 'allow')
    back.searchParams.set('code', codeFor(store, searchParams, shopperOf(request) ?? newShopper()))
  else back.searchParams.set('error', 'access_denied')
  return new Response(null, {
    status: 303,
    headers: { location: back.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

function ask(store: PracticeStore, request: Request, search: URLSearchParams): Response {
  const said = sentences(request)
  const shopper = shopperOf(request) ?? newShopper()
  const back = new URL(search.get('redirect_uri') ?? '')
  const body = `<form method="post">
<button name="answer" value="allow">${said.allow}</button>
<button name="answer" value="deny" class="quiet">${said.deny}</button></form>`
  const response = page(
    request,
    said.title,
    [said.practice, said.asks(back.host), said.asShopper],
    body,
  )
  response.headers.append(
    'set-cookie',
    `${cookieName}=${shopper}; Path=${new URL(store.base).pathname}; HttpOnly; SameSite=Lax; Max-Age=31536000`,
  )
  // The answer to the form leads back to the program, which the policy has to name.
  response.headers.set('content-security-policy', policy(`'self' ${back.origin}`))
  return response
}

/** Where a real store would take the money. */
export function checkout(store: PracticeStore, request: Request): Response {
  const said = sentences(request)
  const shopper = shopperOf(request)
  const cart = shopper === null ? {} : (store.kept.value.shoppers[shopper]?.cart ?? {})
  const items = Object.entries(cart).map(([id, quantity]) => {
    const good = store.chain.goods.find((one) => one.id === id)
    return `<li>${escaped(good?.name ?? id)} × ${quantity}</li>`
  })
  return page(request, said.checkout, [said.practice, said.noOrder], `<ul>${items.join('')}</ul>`)
}

function sentences(request: Request) {
  return practiceSentences[languageOf(request)]
}

function languageOf(request: Request) {
  return languageFor({ accepted: request.headers.get('accept-language') })
}

function shopperOf(request: Request): string | null {
  const found = new Bun.CookieMap(request.headers.get('cookie') ?? '').get(cookieName)
  return found && /^[\w-]{10,40}$/.test(found) ? found : null
}

const newShopper = () => randomBytes(12).toString('base64url')

const style =
  'body{font:17px/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:3rem 1.25rem;background:#f7f2e7;color:#2b2320}h1{font:500 1.75rem/1.2 Georgia,serif}p:first-of-type{padding:1rem;border-radius:.75rem;background:#ece4d2}form{display:grid;gap:.75rem;margin-top:2rem}button{font:inherit;font-weight:600;min-height:3rem;border:1px solid #8c1d4a;border-radius:.75rem;background:#8c1d4a;color:#fff;cursor:pointer}button.quiet{background:none;color:#8c1d4a}button:focus-visible{outline:3px solid #1d5f8c;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#1f1a17;color:#f3ece0}p:first-of-type{background:#332b26}button.quiet{color:#f0a9c4;border-color:#f0a9c4}}'
const styleHash = new Bun.CryptoHasher('sha256').update(style).digest('base64')

function policy(formAction: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`
}

function page(
  request: Request,
  title: string,
  paragraphs: readonly string[],
  body: string,
  status = 200,
): Response {
  const text = paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('')
  const html = `<!doctype html><html lang="${languageOf(request)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1>${text}${body}</main></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy("'none'"),
    },
  })
}

const escaped = (text: string) => Bun.escapeHTML(text)
