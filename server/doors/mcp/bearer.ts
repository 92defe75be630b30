import { type Scope, scopes } from '../../../shared/wire/scopes.ts'
import { type AgentContext, findAccess, requireScope } from '../../domain/agents/access.ts'
import type { Config } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { RpcFault, rpcCodes } from './fault.ts'

/** RFC 6750 §2.1: the token comes in the Authorization header, and nowhere else. */
export async function authenticateToken(ctx: Context, request: Request): Promise<AgentContext> {
  const header = request.headers.get('authorization')
  if (header === null) throw unauthorized(ctx.config, false)
  const token = /^Bearer +([A-Za-z0-9._~+/-]{1,512}=*) *$/i.exec(header)?.[1]
  if (!token) throw unauthorized(ctx.config, true)
  return findAccess(ctx, token)
}

/** A token may be refused at once, or die while its tool runs: the client hears the same of both. */
export function challengeRefused(config: Config, error: unknown): unknown {
  const refused = error instanceof DomainError && error.kind === 'unauthenticated'
  return refused ? unauthorized(config, true) : error
}

export function admitWithin(ctx: AgentContext, scope: Scope | null): void {
  if (scope === null) return
  try {
    requireScope(ctx, scope)
  } catch (error) {
    throw error instanceof DomainError ? outOfScope(ctx, scope, error) : error
  }
}

/** A client asks for exactly what is named here, so what it has already is named too. */
function outOfScope(ctx: AgentContext, missing: Scope, error: DomainError): RpcFault {
  const wanted = scopes.filter((one) => one === missing || ctx.grant.scopes.includes(one))
  const parts = ['error="insufficient_scope"', `scope="${wanted.join(' ')}"`]
  return new RpcFault(403, rpcCodes.invalidRequest, error.sentence('en'), {
    headers: { 'www-authenticate': challenge(ctx.config, parts) },
  })
}

/**
 * RFC 6750 §3.1: without a token, the challenge "SHOULD NOT include an error code". All scopes are
 * named: many clients never ask for more later, and the person can take scopes away when asked.
 */
function unauthorized(config: Config, tokenSent: boolean): RpcFault {
  const error = tokenSent ? ['error="invalid_token"'] : []
  const parts = [...error, `scope="${scopes.join(' ')}"`]
  const sentence = new DomainError('token_refused').sentence('en')
  return new RpcFault(401, rpcCodes.invalidRequest, sentence, {
    headers: { 'www-authenticate': challenge(config, parts) },
  })
}

function challenge({ baseUrl }: Config, parts: readonly string[]): string {
  // RFC 9728 §5.1
  const metadata = `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/api/mcp"`
  return `Bearer ${[metadata, ...parts].join(', ')}`
}
