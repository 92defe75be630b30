import type { TestApp } from './app.ts'

export interface RpcAnswer {
  status: number
  headers: Headers
  body: {
    id: unknown
    result?: Record<string, unknown>
    error?: { code: number; message: string; data?: unknown }
  }
}

export interface ToolAnswer {
  isError?: boolean
  structuredContent?: Record<string, unknown>
  content: { type: string; text: string }[]
}

const newVersion = '2026-07-28'

/** A POST of anything at all. */
export async function post(
  app: TestApp,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<RpcAnswer> {
  const response = await app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? { id: undefined } : JSON.parse(text),
  }
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** A call of the old era, with a token when there is one. */
export function call(
  app: TestApp,
  token: string | null,
  method: string,
  params?: Record<string, unknown>,
): Promise<RpcAnswer> {
  const message = { jsonrpc: '2.0', id: 1, method, ...(params && { params }) }
  return post(app, '/api/mcp', message, token === null ? {} : bearer(token))
}

export async function useTool(
  app: TestApp,
  token: string,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  const { status, body } = await call(app, token, 'tools/call', { name, arguments: args })
  if (status !== 200 || !body.result)
    throw new Error(`Expected a result of ${name}, got ${status} ${JSON.stringify(body)}`)
  return body.result as unknown as ToolAnswer
}

/** What a tool returned, or its sentence thrown. */
export async function structured<T>(
  app: TestApp,
  token: string,
  name: string,
  args: Record<string, unknown> = {},
): Promise<T> {
  const answer = await useTool(app, token, name, args)
  if (answer.isError) throw new Error(answer.content[0]?.text)
  return answer.structuredContent as T
}

/** The sentence with which a tool refuses. */
export async function toolRefusal(
  app: TestApp,
  token: string,
  name: string,
  args: Record<string, unknown>,
): Promise<string> {
  const answer = await useTool(app, token, name, args)
  if (answer.isError !== true || answer.structuredContent !== undefined)
    throw new Error(`Expected ${name} to refuse, got ${JSON.stringify(answer)}`)
  return answer.content[0]?.text ?? ''
}

/** A call of the new era, whose body and headers agree until they are changed. */
export function newCall(
  app: TestApp,
  path: string,
  method: string,
  options: {
    token?: string
    params?: Record<string, unknown>
    meta?: Record<string, unknown> | null
    headers?: Record<string, string>
  } = {},
): Promise<RpcAnswer> {
  const usual = {
    'io.modelcontextprotocol/protocolVersion': newVersion,
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const meta = options.meta === null ? {} : { _meta: options.meta ?? usual }
  const name = options.params?.['name'] ?? options.params?.['uri']
  const headers: Record<string, string> = {
    'mcp-protocol-version': newVersion,
    'mcp-method': method,
    ...(typeof name === 'string' && { 'mcp-name': name }),
    ...(options.token && bearer(options.token)),
    ...options.headers,
  }
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
  const message = { jsonrpc: '2.0', id: 'n-1', method, params: { ...options.params, ...meta } }
  return post(app, path, message, given)
}
