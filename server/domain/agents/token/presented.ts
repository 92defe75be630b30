import type { Scope } from '../../../../shared/wire/scopes.ts'

/** A refresh token as it came in. */
export interface Presented {
  token: string
  hash: Buffer
  clientId: string
  /** The narrower scopes asked for, or null for all that the person allowed. */
  scopes: Scope[] | null
}
