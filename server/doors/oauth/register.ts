import { registerClient } from '../../domain/agents/clients/register.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { parseJson, readText } from '../body.ts'
import { anonymousContext } from '../context.ts'
import { oauthError } from './errors.ts'

const largestBody = 64 * 1024

/** POST /api/mcp/oauth/register */
export async function postRegister(services: Services, request: Request): Promise<Response> {
  try {
    const body = await readMetadata(request)
    const client = await registerClient(anonymousContext(services, request), body)
    return Response.json(client, { status: 201, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return oauthError(services.log, error)
  }
}

/** RFC 7591 §3.2.2 has a reason of its own for metadata that cannot be read. */
async function readMetadata(request: Request): Promise<unknown> {
  const text = await readText(request, largestBody)
  try {
    return parseJson(text)
  } catch (cause) {
    throw new DomainError(
      'oauth_metadata_invalid',
      { reason: 'it has to be valid JSON' },
      { cause },
    )
  }
}
