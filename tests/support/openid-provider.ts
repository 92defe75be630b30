import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { TestApp } from './app.ts'

/** Who has an account at the provider, and what it says of them. */
export interface Account {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

interface Granted {
  account: Account
  challenge: string
  nonce: string | null
}

export const client = { GOOGLE_CLIENT_ID: 'komora-google', GOOGLE_CLIENT_SECRET: 'g-secret' }
export const githubClient = { GITHUB_CLIENT_ID: 'komora-github', GITHUB_CLIENT_SECRET: 'h-secret' }

/** An OpenID provider that speaks HTTP on loopback; under /hub it answers as an OAuth service with an API. */
export class OpenIdProvider {
  account: Account = { sub: '1', email: 'someone@example.org', email_verified: true }
  /** Changes what the next tokens say. */
  forge: (claims: JWTPayload) => JWTPayload = (claims) => claims
  /** Signs with a key that the published ones do not have. */
  strangeKey = false
  readonly #codes = new Map<string, Granted>()
  readonly #tokens = new Map<string, Account>()
  readonly #server: Bun.Server<undefined>
  readonly #keys: CryptoKeyPair
  readonly #strangeKeys: CryptoKeyPair

  private constructor(keys: CryptoKeyPair, strangeKeys: CryptoKeyPair) {
    this.#keys = keys
    this.#strangeKeys = strangeKeys
    this.#server = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      fetch: (request) => this.#answer(request),
    })
  }

  static async start(): Promise<OpenIdProvider> {
    const [keys, strangeKeys] = await Promise.all([
      generateKeyPair('RS256'),
      generateKeyPair('RS256'),
    ])
    return new OpenIdProvider(keys, strangeKeys)
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.#server.port}`
  }

  /** Makes a house look for Google and GitHub here. */
  serve({ services: { config } }: TestApp): void {
    const { issuer } = this
    config.upstream.google = {
      issuer,
      authorize: `${issuer}/authorize`,
      token: `${issuer}/token`,
      keys: `${issuer}/keys`,
    }
    config.upstream.github = {
      authorize: `${issuer}/authorize`,
      token: `${issuer}/token`,
      person: `${issuer}/hub/user`,
      emails: `${issuer}/hub/user/emails`,
    }
  }

  stop(): void {
    void this.#server.stop(true)
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    switch (url.pathname) {
      case '/authorize':
        return this.#authorize(url.searchParams)
      case '/token':
        return this.#token(request)
      case '/keys':
        return Response.json({ keys: [{ ...(await exportJWK(this.#keys.publicKey)), kid: 'one' }] })
      case '/hub/user':
        return this.#api(request, ({ sub, name }) => ({ id: Number(sub), login: 'cook', name }))
      case '/hub/user/emails':
        return this.#api(request, ({ email, email_verified }) => [
          { email: 'spare@example.org', primary: false, verified: true },
          { email, primary: true, verified: email_verified ?? false },
        ])
      default:
        return new Response(null, { status: 404 })
    }
  }

  /** Agrees at once, as somebody who has agreed before. */
  #authorize(search: URLSearchParams): Response {
    const code = randomBytes(16).toString('hex')
    this.#codes.set(code, {
      account: this.account,
      challenge: search.get('code_challenge') ?? '',
      nonce: search.get('nonce'),
    })
    const back = new URL(search.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', search.get('state') ?? '')
    return Response.redirect(back.href, 302)
  }

  async #token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const code = form.get('code') ?? ''
    const granted = this.#codes.get(code)
    this.#codes.delete(code)
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const [id, secret] = atob(request.headers.get('authorization')?.slice(6) ?? '').split(':')
    const known = { 'komora-google': 'g-secret', 'komora-github': 'h-secret' }[id ?? '']
    if (!granted || challenge !== granted.challenge || !secret || secret !== known)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const token = randomBytes(16).toString('hex')
    this.#tokens.set(token, granted.account)
    return Response.json({
      access_token: token,
      token_type: 'Bearer',
      id_token: await this.#idToken(granted, id ?? ''),
    })
  }

  #idToken({ account, nonce }: Granted, audience: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims = this.forge({
      iss: this.issuer,
      aud: audience,
      iat: now,
      exp: now + 300,
      nonce,
      ...account,
    })
    const keys = this.strangeKey ? this.#strangeKeys : this.#keys
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(keys.privateKey)
  }

  #api(request: Request, view: (account: Account) => unknown): Response {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    const account = this.#tokens.get(token)
    return account ? Response.json(view(account)) : new Response(null, { status: 401 })
  }
}
