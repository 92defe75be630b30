import { CodeChallengeMethod, OAuth2Client, type OAuth2Tokens } from 'arctic'
import { withTimeout } from '../kernel/with-timeout.ts'
import type { Secrets } from './provider.ts'

const patience = 10_000

export interface OAuthClient {
  id: string
  secret: string
}

/** The code flow with PKCE. The library behind it is used here and nowhere else. */
export function oauth(
  client: OAuthClient,
  endpoints: { authorize: string; token: string },
  redirect: string,
) {
  const flow = new OAuth2Client(client.id, client.secret, redirect)
  return {
    leave({ state, verifier }: Secrets, scopes: string[]): URL {
      const { S256 } = CodeChallengeMethod
      return flow.createAuthorizationURLWithPKCE(endpoints.authorize, state, S256, verifier, scopes)
    },
    exchange(code: string, { verifier }: Secrets): Promise<OAuth2Tokens> {
      // The library's own request would wait for ever.
      return withTimeout(patience, flow.validateAuthorizationCode(endpoints.token, code, verifier))
    },
  }
}
