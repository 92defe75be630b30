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

/** What the browser brings back; `issuer` is there when the service names itself (RFC 9207). */
export interface UpstreamAnswer {
  code: string
  issuer: string | null
}

export interface UpstreamProvider {
  name: UpstreamName
  /** The service's own page, where a person agrees; throws when the service cannot be asked where it is. */
  leave(secrets: Secrets): Promise<URL>
  /** Who came back with this; throws when anything does not agree. */
  comeBack(answer: UpstreamAnswer, secrets: Secrets): Promise<UpstreamPerson>
}
