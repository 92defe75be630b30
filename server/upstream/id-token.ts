import { createRemoteJWKSet, jwtVerify } from 'jose'
import { sameSecret } from '../kernel/secrets.ts'
import type { UpstreamPerson } from './provider.ts'

/** What a token has to agree with. */
export interface Expected {
  issuer: string[]
  clientId: string
  nonce: string
  /** Where the service shows the keys that it signs with. */
  keys: string
}

// Only what is signed with a key of the service's own: HS256 would be signed with our secret.
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512']
const curves = ['ES256', 'ES384', 'ES512', 'EdDSA']

/** OpenID Connect Core 3.1.3.7: who a token is about, once everything in it agrees. */
export async function personInToken(idToken: string, expected: Expected): Promise<UpstreamPerson> {
  const { clientId } = expected
  const { payload } = await jwtVerify(idToken, keySet(expected.keys), {
    issuer: expected.issuer,
    audience: clientId,
    algorithms: [...algorithms, ...curves],
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: 30,
  })
  // "If the ID Token contains multiple audiences, the Client SHOULD verify that an azp Claim is
  // present", and that it is ours.
  const azp = payload['azp']
  if (azp !== undefined && azp !== clientId) throw new Error('The token is for another client.')
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && azp === undefined)
    throw new Error('The token is for several clients and does not say for which.')
  if (!sameSecret(String(payload['nonce']), expected.nonce))
    throw new Error('The nonce is not the one we sent.')
  return { subject: String(payload.sub), ...claimed(payload) }
}

/** The claims about a person, from a token or from the service's own answer. */
export function claimed(claims: Record<string, unknown>): Omit<UpstreamPerson, 'subject'> {
  const { email, email_verified: verified, name } = claims
  return {
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
