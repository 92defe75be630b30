import { Elysia } from 'elysia'
import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { agentEndpoint } from './agent-endpoint.ts'
import { docsEndpoint } from './docs-endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { serve } from './serve.ts'

/** Both addresses that speak MCP. */
export function mcpDoor(services: Services, limit: ReadCounter) {
  const agents = agentEndpoint(services.config)
  const docs = docsEndpoint(services.config)
  return new Elysia({ name: 'mcp' })
    .all('/api/mcp', ({ request }) => answer(services, limit, agents, request), { parse: 'none' })
    .all('/api/docs-mcp', ({ request }) => answer(services, limit, docs, request), {
      parse: 'none',
    })
}

/** Streamable HTTP lets a server without streams of its own refuse GET, and one without sessions DELETE. */
async function answer<C extends Context>(
  services: Services,
  limit: ReadCounter,
  endpoint: Endpoint<C>,
  request: Request,
): Promise<Response> {
  if (request.method === 'POST') return serve(services, limit, endpoint, request)
  return Response.json(
    { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'Only POST is served here.' } },
    { status: 405, headers: { allow: 'POST', 'cache-control': 'no-store' } },
  )
}
