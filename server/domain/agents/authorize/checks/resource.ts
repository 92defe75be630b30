import { DomainError } from '../../../../kernel/errors.ts'
import { agentResource, isAgentResource } from '../../resource.ts'
import type { AuthorizationCheck } from '../request.ts'

/** RFC 8707 §2: a resource that the server is "unwilling or unable to issue a token for" is invalid_target. */
export const checkResource: AuthorizationCheck = (ctx, request) => {
  const resource = agentResource(ctx.config)
  const named = request.params.getAll('resource').filter(Boolean)
  if (!named.every((one) => isAgentResource(ctx.config, one)))
    throw new DomainError('oauth_resource_unknown', { resource })
  request.resource = resource
}
