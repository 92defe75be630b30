import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { checkClient } from './checks/client.ts'
import { checkPkce } from './checks/pkce.ts'
import { checkRedirect } from './checks/redirect.ts'
import { checkRepeats } from './checks/repeats.ts'
import { checkRequestObject } from './checks/request-object.ts'
import { checkResource } from './checks/resource.ts'
import { checkResponseMode } from './checks/response-mode.ts'
import { checkResponseType } from './checks/response-type.ts'
import { checkScope } from './checks/scope.ts'
import { checkState } from './checks/state.ts'
import { keepRequest } from './keep.ts'
import { type AuthorizationCheck, type AuthorizationRequest, newRequest } from './request.ts'

/** Until these have passed, nobody may be sent anywhere: a refusal is shown here. */
const whoAsks: readonly AuthorizationCheck[] = [checkClient, checkRedirect]

/** A refusal by one of these goes back to the client, by itself or by a link that the person follows. */
const whatIsAsked: readonly AuthorizationCheck[] = [
  checkState,
  checkRepeats,
  checkRequestObject,
  checkResponseType,
  checkResponseMode,
  checkPkce,
  checkScope,
  checkResource,
]

type Refused = 'refused' | 'refused_to_stranger'

export type AuthorizationStep =
  | { kind: Refused; redirectUri: string; state: string | null; error: DomainError }
  | { kind: 'sign_in' }
  | { kind: 'consent'; requestId: string }

/** One authorization request, checked. It mints nothing: the person decides on the consent page. */
export async function authorize(ctx: Context, params: URLSearchParams): Promise<AuthorizationStep> {
  const request = newRequest(params)
  for (const check of whoAsks) await check(ctx, request)
  const error = await firstRefusal(ctx, request)
  if (error) {
    return { kind: refusedTo(ctx), redirectUri: request.redirectUri, state: request.state, error }
  }
  if (!ctx.actor) return { kind: 'sign_in' }
  return { kind: 'consent', requestId: await keepRequest(ctx, request) }
}

/**
 * RFC 9700 §4.11.2: the person is authenticated "before redirecting the user", and otherwise may be told and relied
 * on "to make the correct decision". Anybody can register any https address under any name, and a link to us that went
 * there by an error would lend it our name. So only whoever has signed in is taken on by itself; a trial has not.
 */
function refusedTo({ actor }: Context): Refused {
  return actor && !actor.demo ? 'refused' : 'refused_to_stranger'
}

async function firstRefusal(
  ctx: Context,
  request: AuthorizationRequest,
): Promise<DomainError | null> {
  try {
    for (const check of whatIsAsked) await check(ctx, request)
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}
