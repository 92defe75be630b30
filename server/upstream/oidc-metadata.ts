import { z } from 'zod'
import { readJson } from './read-json.ts'

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  // OpenID Connect Discovery 3: "If omitted, the default is client_secret_basic".
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})
export type OidcMetadata = z.infer<typeof metadataSchema>

const freshFor = 60 * 60 * 1000
const kept = new Map<string, { until: number; metadata: Promise<OidcMetadata> }>()

/** What a service says of itself, asked once an hour. One that did not answer is asked again at once. */
export function discover(issuer: string): Promise<OidcMetadata> {
  const known = kept.get(issuer)
  if (known && known.until > Date.now()) return known.metadata
  const metadata = read(issuer)
  kept.set(issuer, { until: Date.now() + freshFor, metadata })
  metadata.catch(() => kept.delete(issuer))
  return metadata
}

async function read(issuer: string): Promise<OidcMetadata> {
  const bare = issuer.replace(/\/$/, '')
  const found = await readJson(`${bare}/.well-known/openid-configuration`)
  const metadata = metadataSchema.parse(found)
  // Both names lead to this document, and people leave the last slash away.
  if (metadata.issuer.replace(/\/$/, '') !== bare)
    throw new Error(`The service at ${issuer} calls itself ${metadata.issuer}.`)
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = metadata
  for (const address of [
    authorization_endpoint,
    token_endpoint,
    jwks_uri,
    userinfo_endpoint ?? bare,
  ])
    if (!isConfidential(address, issuer)) throw new Error(`${address} is not on https.`)
  return metadata
}

/** A service on somebody's own machine may do without TLS; what one on https names may not. */
function isConfidential(address: string, issuer: string): boolean {
  return address.startsWith('https://') || !issuer.startsWith('https://')
}
