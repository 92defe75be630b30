import type { Context } from '../../../kernel/context.ts'

/** A token request, filled in by one check after another. */
export interface TokenRequest {
  readonly form: URLSearchParams
  clientId: string
  grantType: 'authorization_code' | 'refresh_token'
}

export type TokenCheck = (ctx: Context, request: TokenRequest) => void | Promise<void>
