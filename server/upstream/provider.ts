import type { UpstreamName } from './endpoints.ts'

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
