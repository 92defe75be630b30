import { type Scope, scopes } from '../../../shared/wire/scopes.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { type AgentContext, findAccess, requireScope } from '../../domain/agents/access.ts'
import { DomainError } from '../../errors.ts'
import type { Tool } from './endpoint.ts'
import { RpcFault, rpcCodes } from './fault.ts'

/** RFC 6750 §2.1: the token comes in the Authorization header, and nowhere else. */
export async function enterWithToken(ctx: Context, request: Request): Promise<AgentContext> {
  const header = request.headers.get('authorization')
  if (header === null) throw unauthorized(ctx.config, false)
  const token = /^Bearer +([A-Za-z0-9._~+/-]{1,512}=*) *$/i.exec(header)?.[1]
  if (!token) throw unauthorized(ctx.config, true)
  try {
    return await findAccess(ctx, token)
  } catch (error) {
    throw asChallenge(ctx.config, error)
  }
}

export function admitByScope(ctx: AgentContext, tool: Tool<AgentContext>): void {
  if (tool.scope === null) return
  try {
    requireScope(ctx, tool.scope)
  } catch (error) {
    throw asChallenge(ctx.config, error, ctx.grant.scopes)
  }
}

/** A refusal for want of a token or a scope, as the challenge that lets a client get one. */
function asChallenge(config: Config, error: unknown, held: readonly Scope[] = []): unknown {
  if (!(error instanceof DomainError)) return error
  if (error.kind === 'unauthenticated') return unauthorized(config, true)
  if (error.code !== 'scope_missing') return error
  // A client asks for exactly what is named here, so what it has already is named too.
  const wanted = scopes.filter((one) => held.includes(one) || one === error.details['scope'])
  return new RpcFault(403, rpcCodes.invalidRequest, error.sentence('en'), {
    headers: {
      'www-authenticate': challenge(config, [
        'error="insufficient_scope"',
        `scope="${wanted.join(' ')}"`,
      ]),
    },
  })
}

/** RFC 6750 §3.1: without a token, the challenge "SHOULD NOT include an error code". */
function unauthorized(config: Config, tokenSent: boolean): RpcFault {
  const error = tokenSent ? ['error="invalid_token"'] : []
  const wanted = `scope="${scopes.join(' ')}"`
  return new RpcFault(
    401,
    rpcCodes.invalidRequest,
    new DomainError('token_refused').sentence('en'),
    {
      headers: { 'www-authenticate': challenge(config, [...error, wanted]) },
    },
  )
}

function challenge({ baseUrl }: Config, parts: readonly string[]): string {
  // RFC 9728 §5.1
  const metadata = `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/api/mcp"`
  return `Bearer ${[metadata, ...parts].join(', ')}`
}
