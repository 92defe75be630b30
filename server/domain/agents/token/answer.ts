import type { Scope } from '../../../../shared/wire/scopes.ts'

export interface TokenAnswer {
  access_token: string
  refresh_token: string
  token_type: 'Bearer'
  expires_in: number
  scope: string
}

const day = 24 * 60 * 60 * 1000
export const lifeOfAccess = 900
export const lifeOfRefresh = 30 * day
/** However often it is rotated, what one consent gave ends a year after it. */
export const lifeOfFamily = 365 * day

export function tokenAnswer(
  accessToken: string,
  refreshToken: string,
  scopes: readonly Scope[],
): TokenAnswer {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: lifeOfAccess,
    scope: scopes.join(' '),
  }
}
