import { createRemoteJWKSet, jwtVerify } from 'jose'
import { sameSecret } from '../kernel/secrets.ts'
import type { UpstreamEndpoints } from './endpoints.ts'
import { type OAuthClient, oauth } from './oauth.ts'
import type { UpstreamPerson, UpstreamProvider } from './provider.ts'

/** OpenID Connect: who they are is in a token that the service signed. */
export function google(
  client: OAuthClient,
  endpoints: UpstreamEndpoints['google'],
  redirect: string,
): UpstreamProvider {
  const flow = oauth(client, endpoints, redirect)
  return {
    name: 'google',
    leave(secrets) {
      const url = flow.leave(secrets, ['openid', 'email', 'profile'])
      url.searchParams.set('nonce', secrets.nonce)
      // Whoever has several accounts there is asked which one.
      url.searchParams.set('prompt', 'select_account')
      return url
    },
    async comeBack(code, secrets) {
      const tokens = await flow.exchange(code, secrets)
      return personOf(tokens.idToken(), client, endpoints, secrets.nonce)
    },
  }
}

async function personOf(
  idToken: string,
  client: OAuthClient,
  { issuer, keys }: UpstreamEndpoints['google'],
  nonce: string,
): Promise<UpstreamPerson> {
  const { payload } = await jwtVerify(idToken, keySet(keys), {
    // Google writes its name both with and without the scheme.
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    audience: client.id,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: 30,
  })
  // OpenID Connect Core 3.1.3.7: "If the ID Token contains multiple audiences, the Client SHOULD
  // verify that an azp Claim is present", and that it is ours.
  const azp = payload['azp']
  if (azp !== undefined && azp !== client.id) throw new Error('The token is for another client.')
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && azp === undefined)
    throw new Error('The token is for several clients and does not say for which.')
  if (!sameSecret(String(payload['nonce']), nonce))
    throw new Error('The nonce is not the one we sent.')
  const { email, email_verified: verified, name } = payload as Record<string, unknown>
  return {
    subject: String(payload.sub),
    email: typeof email === 'string' ? email : null,
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : null,
  }
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Keys are fetched once and kept; the library asks again when a token names one it has not seen. */
function keySet(address: string) {
  const known = keySets.get(address)
  if (known) return known
  const fresh = createRemoteJWKSet(new URL(address), { timeoutDuration: 10_000 })
  keySets.set(address, fresh)
  return fresh
}
