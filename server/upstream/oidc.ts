import { z } from 'zod'
import { claimed, personInToken } from './id-token.ts'
import { type OAuthClient, oauth } from './oauth.ts'
import { discover, type OidcMetadata } from './oidc-metadata.ts'
import type { UpstreamPerson, UpstreamProvider } from './provider.ts'
import { readJson } from './read-json.ts'

export interface OidcClient extends OAuthClient {
  issuer: string
}

const tokenAnswer = z.object({ id_token: z.string(), access_token: z.string() })
const userinfo = z.looseObject({ sub: z.string() })

/** Any service that speaks OpenID Connect, such as Authentik or Keycloak: it says itself where things are. */
export function oidc(client: OidcClient, redirect: string): UpstreamProvider {
  return {
    name: 'oidc',
    async leave(secrets) {
      const { authorization_endpoint: authorize, token_endpoint: token } = await discover(
        client.issuer,
      )
      const flow = oauth(client, { authorize, token }, redirect)
      const url = flow.leave(secrets, ['openid', 'email', 'profile'])
      url.searchParams.set('nonce', secrets.nonce)
      return url
    },
    async comeBack({ code, issuer }, { verifier, nonce }) {
      const metadata = await discover(client.issuer)
      requireIssuer(metadata, issuer)
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        code_verifier: verifier,
      }
      const answer = await readJson(metadata.token_endpoint, tokenRequest(client, metadata, form))
      const tokens = tokenAnswer.parse(answer)
      const who = await personInToken(tokens.id_token, {
        issuer: [metadata.issuer],
        clientId: client.id,
        nonce,
        keys: metadata.jwks_uri,
      })
      const whole = who.email ? who : await asked(metadata, tokens.access_token, who)
      // OpenID Connect Core 2: a subject is "never reassigned within the Issuer", and only there.
      return { ...whole, subject: `${metadata.issuer} ${who.subject}` }
    },
  }
}

/** RFC 9207: the answer came from the service that we had asked. */
function requireIssuer(metadata: OidcMetadata, issuer: string | null): void {
  const missing = issuer === null && metadata.authorization_response_iss_parameter_supported
  if (missing || (issuer !== null && issuer !== metadata.issuer))
    throw new Error('The answer is from another issuer.')
}

/** The secret goes into the header, unless the service takes it in the form alone. */
function tokenRequest(
  client: OAuthClient,
  metadata: OidcMetadata,
  form: Record<string, string>,
): RequestInit {
  const body = new URLSearchParams(form)
  if (metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic')) {
    // RFC 6749, 2.3.1: both are encoded as in a form before they are put together.
    const pair = [client.id, client.secret].map((one) =>
      new URLSearchParams({ _: one }).toString().slice(2),
    )
    return { method: 'POST', body, headers: { authorization: `Basic ${btoa(pair.join(':'))}` } }
  }
  body.set('client_id', client.id)
  body.set('client_secret', client.secret)
  return { method: 'POST', body }
}

/** Many services keep the address out of the token and give it when asked. */
async function asked(
  { userinfo_endpoint: address }: OidcMetadata,
  token: string,
  who: UpstreamPerson,
): Promise<UpstreamPerson> {
  if (!address) return who
  const claims = userinfo.parse(
    await readJson(address, { headers: { authorization: `Bearer ${token}` } }),
  )
  // OpenID Connect Core 5.3.2: the sub "MUST be verified to exactly match".
  if (claims.sub !== who.subject) throw new Error('The answer is about somebody else.')
  const told = claimed(claims)
  return { subject: who.subject, ...told, name: told.name ?? who.name }
}
