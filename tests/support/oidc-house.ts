import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface OidcHouse {
  issuer: string
  clientId: string
  clientSecret: string
  /** Whoever is at the keyboard there. */
  who: { sub: string; email?: string; email_verified?: boolean; name?: string }
  /** Whom it tells of when asked, when it is not who signed in: a fault of the service. */
  toldOf?: string | undefined
  /** From its authorization page to our door back, agreeing to everything. */
  agree(address: string): Promise<URL>
  stop(): void
}

/** The reference implementation of OpenID Connect, as an operator would run it beside us. */
export async function startOidcProvider(redirect: string): Promise<OidcHouse> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // What needs encoding shows whether it is encoded.
  const [clientId, clientSecret] = ['komora:home', 'a secret/with + and %']
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirect] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['one'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...house.who, sub: id }) }),
    interactions: { url: () => '/agree' },
    features: { devInteractions: { enabled: false } },
  })
  server.on('request', async (request, response) => {
    if (house.toldOf && request.url === '/me')
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ sub: house.toldOf }))
    if (!request.url?.startsWith('/agree')) return provider.callback()(request, response)
    const { prompt, params, grantId } = await provider.interactionDetails(request, response)
    const accountId = house.who.sub
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId } })
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId, clientId: String(params['client_id']) })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(request, response, { consent })
  })
  const house: OidcHouse = {
    issuer,
    clientId,
    clientSecret,
    who: { sub: 'somebody' },
    async agree(address) {
      const jar = new Map<string, string>()
      let url = new URL(address)
      while (url.origin === issuer) {
        const cookie = [...jar].map((one) => one.join('=')).join('; ')
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          const at = pair.indexOf('=')
          jar.set(pair.slice(0, at), pair.slice(at + 1))
        }
        const next = response.headers.get('location')
        if (!next) throw new Error(`No way on: ${response.status} ${await response.text()}`)
        url = new URL(next, url)
      }
      return url
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return house
}
