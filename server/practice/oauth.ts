import { createHash, randomBytes } from 'node:crypto'
import { put } from './state.ts'
import type { PracticeStore } from './store.ts'

const hour = 3_600_000

/** Whose access token came along; null for none, and for one that is over. */
export function accessOf(store: PracticeStore, request: Request): string | null {
  const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const token = store.kept.value.tokens[hash(given)]
  return token?.kind === 'access' && !token.spent && token.expires > store.now().getTime()
    ? token.shopper
    : null
}

export function resourceMetadata({ base, chain }: PracticeStore): Response {
  return Response.json({
    resource: `${base}/mcp`,
    authorization_servers: [base],
    scopes_supported: chain.scopes,
    bearer_methods_supported: ['header'],
  })
}

export function serverMetadata({ base, chain }: PracticeStore): Response {
  return Response.json({
    issuer: base,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    registration_endpoint: `${base}/register`,
    revocation_endpoint: `${base}/revoke`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: chain.scopes,
  })
}

export async function register(store: PracticeStore, request: Request): Promise<Response> {
  const body = (await request.json().catch(() => ({}))) as { redirect_uris?: unknown }
  const redirects = Array.isArray(body.redirect_uris) ? body.redirect_uris.map(String) : []
  if (redirects.length === 0 || redirects.length > 5 || !redirects.every(isAddress))
    return refusal('invalid_redirect_uri', 'redirect_uris is required')
  const { within } = store.chain
  if (within !== undefined && !redirects.every((one) => one.startsWith(`${within}/`)))
    return refusal('invalid_redirect_uri', 'Only the server beside this store may come here')
  if (store.chain.loopbackOnly && !redirects.every(isLoopback))
    return refusal('invalid_request', 'Redirect URI is not allowed for dynamic client registration')
  const id = `practice-${randomBytes(9).toString('base64url')}`
  put(store.kept.value, 'clients', id, { redirects })
  store.kept.changed()
  return Response.json(
    { client_id: id, redirect_uris: redirects, token_endpoint_auth_method: 'none' },
    { status: 201 },
  )
}

/** The client may come back here with what was asked; else the page says so and goes nowhere. */
export function isKnownRedirect(store: PracticeStore, search: URLSearchParams): boolean {
  const client = store.kept.value.clients[search.get('client_id') ?? '']
  return client?.redirects.includes(search.get('redirect_uri') ?? '') ?? false
}

export function codeFor(store: PracticeStore, search: URLSearchParams, shopper: string): string {
  const code = randomBytes(24).toString('base64url')
  put(store.kept.value, 'codes', hash(code), {
    client: search.get('client_id') ?? '',
    redirect: search.get('redirect_uri') ?? '',
    challenge: search.get('code_challenge') ?? '',
    shopper,
    expires: store.now().getTime() + 60_000,
  })
  store.kept.changed()
  return code
}

export async function token(store: PracticeStore, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const answer =
    form.get('grant_type') === 'refresh_token' ? refreshed(store, form) : exchanged(store, form)
  store.kept.changed()
  return answer
}

function exchanged(store: PracticeStore, form: URLSearchParams): Response {
  const { codes } = store.kept.value
  const key = hash(form.get('code') ?? '')
  const code = codes[key]
  delete codes[key]
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const fits =
    code &&
    code.expires > store.now().getTime() &&
    code.client === form.get('client_id') &&
    code.redirect === form.get('redirect_uri') &&
    code.challenge === verifier
  if (!fits) return refusal('invalid_grant', 'The code cannot be used.')
  return granted(store, code.shopper, code.client, randomBytes(9).toString('base64url'), true)
}

function refreshed(store: PracticeStore, form: URLSearchParams): Response {
  const { tokens } = store.kept.value
  const old = tokens[hash(form.get('refresh_token') ?? '')]
  if (old?.kind !== 'refresh' || old.client !== form.get('client_id'))
    return refusal('invalid_grant', 'The refresh token cannot be used.')
  if (old.spent) {
    // A token that comes a second time is in somebody else's hands too.
    revokeFamily(store, old.family)
    return refusal('invalid_grant', 'The refresh token was used before.')
  }
  old.spent = store.chain.rotates
  return granted(store, old.shopper, old.client, old.family, store.chain.rotates)
}

function granted(
  store: PracticeStore,
  shopper: string,
  client: string,
  family: string,
  withRefresh: boolean,
): Response {
  const now = store.now().getTime()
  const issue = (kind: 'access' | 'refresh', expires: number) => {
    const value = `${store.chain.name}-${kind}-${randomBytes(24).toString('base64url')}`
    const issued = { kind, shopper, client, family, expires, spent: false }
    put(store.kept.value, 'tokens', hash(value), issued)
    return value
  }
  return Response.json(
    {
      access_token: issue('access', now + store.chain.accessSeconds * 1000),
      token_type: 'Bearer',
      expires_in: store.chain.accessSeconds,
      ...(withRefresh && { refresh_token: issue('refresh', now + 90 * 24 * hour) }),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** Always says yes, whatever the token was (RFC 7009, 2.2). */
export async function revoke(store: PracticeStore, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const known = store.kept.value.tokens[hash(form.get('token') ?? '')]
  if (known) revokeFamily(store, known.family)
  return new Response(null, { status: 200 })
}

function revokeFamily({ kept }: PracticeStore, family: string): void {
  for (const one of Object.values(kept.value.tokens)) if (one.family === family) one.spent = true
  kept.changed()
}

function isAddress(address: string): boolean {
  return address.length <= 2000 && URL.canParse(address)
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function refusal(error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status: 400 })
}

/** What lies in a file or in memory opens nothing. */
const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url')
