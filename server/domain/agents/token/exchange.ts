import type { Context } from '../../../kernel/context.ts'
import type { TokenAnswer } from './answer.ts'
import { checkClientId, refuseUnknownClient } from './checks/client.ts'
import { checkGrantType } from './checks/grant-type.ts'
import { checkParameters } from './checks/parameters.ts'
import { checkRepeats } from './checks/repeats.ts'
import { checkResource } from './checks/resource.ts'
import { redeemCode } from './code.ts'
import { refresh } from './refresh.ts'
import type { TokenCheck, TokenRequest } from './request.ts'

const checks: readonly TokenCheck[] = [
  checkRepeats,
  checkClientId,
  checkGrantType,
  checkParameters,
  checkResource,
]

const grants = {
  authorization_code: redeemCode,
  refresh_token: refresh,
} as const

/** The token endpoint: a code or a refresh token in, a pair of tokens out. */
export async function exchange(ctx: Context, form: URLSearchParams): Promise<TokenAnswer> {
  const request: TokenRequest = { form, clientId: '', grantType: 'authorization_code' }
  try {
    for (const check of checks) await check(ctx, request)
    return await grants[request.grantType](ctx, request)
  } catch (error) {
    // A code or token that is taken proves its client; only a refusal has to ask whether there is one.
    if (request.clientId !== '') await refuseUnknownClient(ctx, request.clientId)
    throw error
  }
}
