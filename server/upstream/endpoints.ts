/** Where the services that people may sign in with are found. */
export const upstreamEndpoints = {
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  github: {
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    person: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
  },
}

export type UpstreamEndpoints = typeof upstreamEndpoints
export type UpstreamName = keyof UpstreamEndpoints | 'oidc'
