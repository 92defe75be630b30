import type { UpstreamEndpoints } from './endpoints.ts'
import { personInToken } from './id-token.ts'
import { type OAuthClient, oauth } from './oauth.ts'
import type { UpstreamProvider } from './provider.ts'

/** OpenID Connect: who they are is in a token that the service signed. */
export function google(
  client: OAuthClient,
  endpoints: UpstreamEndpoints['google'],
  redirect: string,
): UpstreamProvider {
  const flow = oauth(client, endpoints, redirect)
  const { issuer, keys } = endpoints
  return {
    name: 'google',
    async leave(secrets) {
      const url = flow.leave(secrets, ['openid', 'email', 'profile'])
      url.searchParams.set('nonce', secrets.nonce)
      // Whoever has several accounts there is asked which one.
      url.searchParams.set('prompt', 'select_account')
      return url
    },
    async comeBack({ code }, secrets) {
      const tokens = await flow.exchange(code, secrets)
      return personInToken(tokens.idToken(), {
        // Google writes its name both with and without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        clientId: client.id,
        nonce: secrets.nonce,
        keys,
      })
    },
  }
}
