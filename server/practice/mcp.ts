import type { FaultKind } from './faults.ts'
import { accessOf } from './oauth.ts'
import type { PracticeStore } from './store.ts'

/** Far more than a test makes: a store that runs for months remembers the last ones. */
const mostCalls = 10_000

interface Rpc {
  id?: string | number | null
  method?: string
  params?: { name?: string; arguments?: Record<string, unknown>; protocolVersion?: string }
}

const versions = ['2025-11-25', '2025-06-18', '2025-03-26']

/** The agent endpoint of a practice store: JSON-RPC over HTTP, in JSON or as an event stream. */
export async function answerMcp(store: PracticeStore, request: Request): Promise<Response> {
  if (request.method === 'DELETE') return new Response(null, { status: 204 })
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const shopper = accessOf(store, request)
  if (shopper === null) return unauthorized(store)
  const message = (await request.json().catch(() => null)) as Rpc | null
  if (!message?.method) return Response.json(rpcError(null, -32700, 'Parse error'), { status: 400 })
  if (message.id === undefined) return new Response(null, { status: 202 })
  const fault =
    message.method === 'tools/call' ? store.faults.next(message.params?.name ?? '') : null
  const broken = fault && fault !== 'answer_lost' ? await misbehave(store, fault, message) : null
  if (broken) return broken
  const result = resultOf(store, shopper, message)
  store.kept.changed()
  if (fault === 'answer_lost') return new Response('upstream timed out', { status: 504 })
  return reply(store, result, message.method === 'initialize')
}

function resultOf(store: PracticeStore, shopper: string, { id = null, method, params }: Rpc) {
  const tools = store.chain.tools.filter((tool) => !store.missingTools.has(tool.name))
  if (method === 'initialize') {
    const asked = params?.protocolVersion ?? ''
    return rpcResult(id, {
      protocolVersion: versions.includes(asked) ? asked : versions[0],
      capabilities: { tools: {} },
      serverInfo: { name: `practice-${store.chain.name}`, version: '1.111.4' },
    })
  }
  if (method === 'ping') return rpcResult(id, {})
  if (method === 'tools/list')
    return rpcResult(id, {
      tools: tools.map(({ name, properties, required = [] }) => ({
        name,
        description: name,
        inputSchema: {
          type: 'object',
          properties: Object.fromEntries(properties.map((property) => [property, {}])),
          required,
        },
      })),
    })
  if (method !== 'tools/call') return rpcError(id, -32601, 'Method not found')
  const tool = tools.find((one) => one.name === params?.name)
  store.calls.push(params?.name ?? '')
  if (store.calls.length > mostCalls) store.calls.shift()
  if (!tool) return rpcError(id, -32602, `Unknown tool: ${params?.name}`)
  const input = params?.arguments ?? {}
  if ((tool.required ?? []).some((name) => input[name] === undefined))
    return rpcError(id, -32602, `Invalid arguments for tool ${tool.name}`)
  const said = tool.run({ store, shopper, now: store.now() }, input)
  const wrapped = store.chain.answers === 'sse' ? { result: said } : said
  return rpcResult(id, {
    content: [{ type: 'text', text: JSON.stringify(said) }],
    // The protocol allows an object alone there.
    ...(!Array.isArray(wrapped) && { structuredContent: wrapped }),
  })
}

async function misbehave(
  store: PracticeStore,
  fault: Exclude<FaultKind, 'answer_lost'>,
  { id = null }: Rpc,
): Promise<Response> {
  switch (fault) {
    case 'unauthorized':
      return unauthorized(store)
    case 'rate_limited':
      return new Response('slow down', { status: 429, headers: { 'retry-after': '1' } })
    case 'rate_limited_result': {
      const text = 'Rate limit exceeded. Please wait and try again.'
      return reply(store, rpcResult(id, { content: [{ type: 'text', text }], isError: true }))
    }
    case 'server_error':
      return new Response('internal error', { status: 503 })
    case 'block_page':
      return new Response('<!doctype html><title>Blocked</title>', {
        headers: { 'content-type': 'text/html' },
      })
    case 'malformed':
      return reply(store, rpcResult(id, { content: [{ type: 'text', text: '{"succ' }] }))
    case 'session_lost':
      return new Response('unknown session', { status: 404 })
    case 'hang':
      return new Promise<Response>(() => {})
  }
}

function reply(store: PracticeStore, body: unknown, begins = false): Response {
  const headers = new Headers(begins ? { 'mcp-session-id': crypto.randomUUID() } : {})
  if (store.chain.answers === 'json') return Response.json(body, { headers })
  headers.set('content-type', 'text/event-stream')
  headers.set('cache-control', 'no-store')
  return new Response(`event: message\ndata: ${JSON.stringify(body)}\n\n`, { headers })
}

function unauthorized({ base }: PracticeStore): Response {
  const metadata = `${new URL(base).origin}/.well-known/oauth-protected-resource${new URL(base).pathname === '/' ? '' : new URL(base).pathname}/mcp`
  return Response.json(
    { error: 'invalid_token' },
    { status: 401, headers: { 'www-authenticate': `Bearer resource_metadata="${metadata}"` } },
  )
}

const rpcResult = (id: Rpc['id'], result: unknown) => ({ jsonrpc: '2.0', id, result })
const rpcError = (id: Rpc['id'], code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})
