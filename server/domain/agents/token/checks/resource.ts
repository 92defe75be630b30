import { DomainError } from '../../../../kernel/errors.ts'
import { agentResource, isAgentResource } from '../../resource.ts'
import type { TokenCheck } from '../request.ts'

/** RFC 8707 §2.2: a token request may name only what was granted, and that is one resource. */
export const checkResource: TokenCheck = (ctx, { form }) => {
  const named = form.getAll('resource').filter(Boolean)
  if (!named.every((one) => isAgentResource(ctx.config, one)))
    throw new DomainError('oauth_resource_unknown', { resource: agentResource(ctx.config) })
}
