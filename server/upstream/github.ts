import { z } from 'zod'
import type { UpstreamEndpoints } from './endpoints.ts'
import { type OAuthClient, oauth } from './oauth.ts'
import type { UpstreamProvider } from './provider.ts'
import { readJson } from './read-json.ts'

const person = z.object({ id: z.number().int(), login: z.string(), name: z.string().nullish() })
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** Plain OAuth: who they are is asked of the API, over the same connection that gave the token. */
export function github(
  client: OAuthClient,
  endpoints: UpstreamEndpoints['github'],
  redirect: string,
): UpstreamProvider {
  const flow = oauth(client, endpoints, redirect)
  return {
    name: 'github',
    leave: async (secrets) => flow.leave(secrets, ['read:user', 'user:email']),
    async comeBack({ code }, secrets) {
      const token = (await flow.exchange(code, secrets)).accessToken()
      const [who, addresses] = await Promise.all([
        read(endpoints.person, token).then((body) => person.parse(body)),
        read(endpoints.emails, token).then((body) => emails.parse(body)),
      ])
      const main = addresses.find((one) => one.primary)
      return {
        // The login can be given up and taken by somebody else; the number cannot.
        subject: String(who.id),
        email: main?.email ?? null,
        emailVerified: main?.verified ?? false,
        name: who.name || who.login,
      }
    },
  }
}

function read(address: string, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' }
  return readJson(address, { headers })
}
