import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { authorizationServerMetadata, protectedResourceMetadata } from './oauth-metadata.ts'
import { servedJson } from './served.ts'

/** What a program reads to find its way in, knowing only our address. */
export function discoveryDoor({ config }: Services) {
  const server = servedJson(authorizationServerMetadata(config))
  const resource = servedJson(protectedResourceMetadata(config))
  return new Elysia({ name: 'discovery' })
    .get('/.well-known/oauth-authorization-server', ({ request }) => server(request))
    .get('/.well-known/oauth-protected-resource', ({ request }) => resource(request))
    .get('/.well-known/oauth-protected-resource/api/mcp', ({ request }) => resource(request))
}
