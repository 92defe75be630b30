import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { readScopes } from '../authorize/checks/scope.ts'
import type { TokenAnswer } from './answer.ts'
import type { Presented } from './presented.ts'
import { repeatRotation } from './repeat-rotation.ts'
import type { TokenRequest } from './request.ts'
import { rotate } from './rotate.ts'

/** OAuth 2.1 §4.3.1: a refresh token of a public client is used once, and gives the next one. */
export async function refresh(ctx: Context, request: TokenRequest): Promise<TokenAnswer> {
  const token = request.form.get('refresh_token') ?? ''
  const presented: Presented = {
    token,
    hash: hashToken(token),
    clientId: request.clientId,
    scopes: readScopes(request.form.get('scope')),
  }
  const answer = (await rotate(ctx, presented)) ?? (await repeatRotation(ctx, presented))
  if (answer) return answer
  throw new DomainError('oauth_grant_refused')
}
