import { z } from 'zod'
import { errorsUk } from '../../../shared/language/errors.uk.ts'
import { scopes } from '../../../shared/wire/scopes.ts'
import type { DescribedResponse, Operation } from './operation.ts'

const oauthError = z.object({
  error: z.string().meta({ description: 'The reason, as its RFC names it' }),
  error_description: z.string().optional().meta({ description: 'A sentence' }),
})

const refused = (reason: string, description: string): DescribedResponse => ({
  description,
  schema: oauthError,
  example: { error: reason, error_description: description },
})

const uris = z.array(z.string()).min(1).max(10)
const scope = z.string().meta({ description: 'Separated by spaces' })

const registeredClient = z.object({
  client_id: z.string(),
  client_id_issued_at: z.number().int(),
  client_name: z.string(),
  redirect_uris: uris,
  token_endpoint_auth_method: z.literal('none'),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
})

const tokenRequest = z.object({
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  client_id: z.string(),
  code: z.string().optional(),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().optional(),
  refresh_token: z.string().optional(),
})

const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  scope,
})

const rpcId = z.union([z.string(), z.number().int(), z.null()])
const rpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: rpcId.optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
})
const rpcAnswer = z.object({
  jsonrpc: z.literal('2.0'),
  id: rpcId,
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ code: z.number().int(), message: z.string() }).optional(),
})

const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' } as const
const answered: DescribedResponse = {
  description: 'A JSON-RPC result or error; a tool that fails is a result with `isError`',
  schema: rpcAnswer,
  example: { jsonrpc: '2.0', id: 1, result: { tools: [] } },
}
const unreadable: DescribedResponse = {
  description: 'Not JSON, or not a request',
  schema: rpcAnswer,
  example: { jsonrpc: '2.0', id: null, error: { code: -32700, message: errorsUk.body_not_json } },
}

export const agentOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/mcp/oauth/register',
    operationId: 'registerClient',
    tag: 'Agents',
    summary: 'Register a client',
    description: 'Open dynamic registration (RFC 7591) of a public client. It verifies nobody.',
    body: {
      contentType: 'application/json',
      schema: z.object({ redirect_uris: uris, client_name: z.string().optional() }),
      example: { redirect_uris: ['http://127.0.0.1/callback'], client_name: 'Kitchen helper' },
    },
    responses: {
      201: {
        description: 'The client as it was registered',
        schema: registeredClient,
        example: {
          client_id: 'cli_06gzr8dkesvzd3fedgrr2vyc68',
          client_id_issued_at: 1_790_000_000,
          client_name: 'Kitchen helper',
          redirect_uris: ['http://127.0.0.1/callback'],
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
        },
      },
      400: refused('invalid_redirect_uri', 'A redirect address or another field cannot be used'),
      429: refused('temporarily_unavailable', 'Too many registrations from this address'),
    },
  },
  {
    method: 'post',
    path: '/api/mcp/oauth/token',
    operationId: 'issueToken',
    tag: 'Agents',
    summary: 'Exchange a code, or renew',
    description:
      'Authorization code with PKCE (S256), or a refresh token, which is spent by its use.',
    body: {
      contentType: 'application/x-www-form-urlencoded',
      schema: tokenRequest,
      example: { grant_type: 'refresh_token', client_id: 'cli_…', refresh_token: 'krt_…' },
    },
    responses: {
      200: {
        description: 'New tokens',
        schema: tokenAnswer,
        example: {
          access_token: 'kat_…',
          refresh_token: 'krt_…',
          token_type: 'Bearer',
          expires_in: 900,
          scope: scopes.join(' '),
        },
        headers: { 'Cache-Control': 'Always no-store' },
      },
      400: refused('invalid_grant', 'The request is malformed, or what it presents is not valid'),
      401: refused('invalid_client', 'There is no such client'),
    },
  },
  {
    method: 'post',
    path: '/api/mcp',
    operationId: 'callAgentTools',
    tag: 'Agents',
    summary: 'The agent endpoint (MCP)',
    description:
      'JSON-RPC 2.0, one call a request. Every method but `initialize` needs a bearer token.',
    security: [{ agent: [] }],
    body: { contentType: 'application/json', schema: rpcRequest, example: call },
    responses: {
      200: answered,
      202: { description: 'A notification was taken' },
      400: unreadable,
      401: {
        ...unreadable,
        description: 'The bearer token is missing or not valid',
        example: {
          jsonrpc: '2.0',
          id: 1,
          error: { code: -32001, message: errorsUk.sign_in_needed },
        },
        headers: { 'WWW-Authenticate': 'Where the protected-resource metadata is' },
      },
    },
  },
  {
    method: 'post',
    path: '/api/docs-mcp',
    operationId: 'readDocumentation',
    tag: 'Agents',
    summary: 'The documentation endpoint (MCP)',
    description: 'JSON-RPC 2.0 over the documentation for authors of agents. It needs no token.',
    body: { contentType: 'application/json', schema: rpcRequest, example: call },
    responses: { 200: answered, 202: { description: 'A notification was taken' }, 400: unreadable },
  },
]

export const agentSecurity = {
  agent: {
    type: 'oauth2',
    description: 'A token that a person gave this client on the consent page',
    flows: {
      authorizationCode: {
        authorizationUrl: '/api/mcp/oauth/authorize',
        tokenUrl: '/api/mcp/oauth/token',
        refreshUrl: '/api/mcp/oauth/token',
        scopes: {
          'service.read': 'Read recipes, plan and history',
          'service.drafts': 'Propose a recipe draft',
          'service.plan': 'Propose a meal-plan entry',
          'service.shopping-list': 'Propose shopping-list lines',
        },
      },
    },
  },
}
