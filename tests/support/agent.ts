import { createHash, randomBytes } from 'node:crypto'
import type { TestApp } from './app.ts'
import type { Caller } from './caller.ts'

export const redirectUri = 'http://127.0.0.1:7777/callback'
export const allScopes = 'service.read service.drafts service.plan service.shopping-list'

export interface Tokens {
  access_token: string
  refresh_token: string
  token_type: string
  expires_in: number
  scope: string
}

export function newPkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export async function register(
  app: TestApp,
  metadata: Record<string, unknown> = {},
): Promise<string> {
  const response = await postJson(app, '/api/mcp/oauth/register', {
    redirect_uris: [redirectUri],
    client_name: 'Помічник',
    ...metadata,
  })
  return ((await response.json()) as { client_id: string }).client_id
}

export function postJson(app: TestApp, path: string, body: unknown): Promise<Response> {
  return app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The address of an authorization request; a null leaves a parameter out. */
export function authorizePath(
  clientId: string,
  challenge: string,
  changes: Record<string, string | null> = {},
): string {
  const params: Record<string, string | null> = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: allScopes,
    state: 'абв 123',
    ...changes,
  }
  const given = Object.entries(params).filter((one): one is [string, string] => one[1] !== null)
  return `/api/mcp/oauth/authorize?${new URLSearchParams(given)}`
}

/** Opens the request in the person's browser, and says what the consent page is asked to show. */
export async function openConsent(person: Caller, path: string): Promise<string> {
  const response = await person.fetch(path)
  const location = new URL(response.headers.get('location') ?? 'about:blank')
  const id = location.searchParams.get('request')
  if (location.pathname !== '/mcp/consent' || !id)
    throw new Error(`Expected the consent page, got ${response.status} ${location}.`)
  return id
}

export async function allow(
  person: Caller,
  requestId: string,
  scopes?: readonly string[],
): Promise<URL> {
  const { redirectTo } = await person.mutate<{ redirectTo: string }>('agents.decide', {
    requestId,
    allow: true,
    ...(scopes && { scopes }),
  })
  return new URL(redirectTo)
}

export function postToken(app: TestApp, form: Record<string, string>): Promise<Response> {
  return app.fetch('/api/mcp/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
}

export interface CodeForm extends Record<string, string> {
  grant_type: string
  client_id: string
  code: string
  redirect_uri: string
  code_verifier: string
}

/** Everything up to the code: what the client would now send to the token endpoint. */
export async function codeForm(
  app: TestApp,
  person: Caller,
  options: { clientId?: string; scope?: string } = {},
): Promise<CodeForm> {
  const clientId = options.clientId ?? (await register(app))
  const { verifier, challenge } = newPkce()
  const path = authorizePath(clientId, challenge, { scope: options.scope ?? allScopes })
  const answer = await allow(person, await openConsent(person, path))
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    code: answer.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  }
}

export interface Connected extends Tokens {
  clientId: string
}

/** A client that the person has let in. */
export async function connectAgent(
  app: TestApp,
  person: Caller,
  options: { clientId?: string; scope?: string } = {},
): Promise<Connected> {
  const form = await codeForm(app, person, options)
  const response = await postToken(app, form)
  return { ...((await response.json()) as Tokens), clientId: form.client_id }
}

export function refreshForm(connected: Connected, refreshToken = connected.refresh_token) {
  return {
    grant_type: 'refresh_token',
    client_id: connected.clientId,
    refresh_token: refreshToken,
  }
}

export async function reasonOf(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { error: string }).error}`
}
