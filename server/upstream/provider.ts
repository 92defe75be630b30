import type { Config } from '../config.ts'
import type { UpstreamName } from './endpoints.ts'
import { github } from './github.ts'
import { google } from './google.ts'

/** What binds one sign-in to one browser, from leaving us to coming back. */
export interface Secrets {
  state: string
  nonce: string
  verifier: string
}

/** Somebody, as the service knows them. `subject` is the one thing about them that never changes. */
export interface UpstreamPerson {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

export interface UpstreamProvider {
  name: UpstreamName
  /** The service's own page, where a person agrees. */
  leave(secrets: Secrets): URL
  /** Who came back with this code; throws when anything does not agree. */
  comeBack(code: string, secrets: Secrets): Promise<UpstreamPerson>
}

/** null when it is not a service we know, or not one that is set up here. */
export function findProvider(config: Config, name: string): UpstreamProvider | null {
  const redirect = `${config.baseUrl}/auth/${name}/callback`
  const { providers, upstream } = config
  if (name === 'google' && providers.google)
    return google(providers.google, upstream.google, redirect)
  if (name === 'github' && providers.github)
    return github(providers.github, upstream.github, redirect)
  return null
}
