import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent } from '../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../support/app.ts'
import { call, newCall, post } from '../../support/mcp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function json(path: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

describe('discovery', () => {
  test('the authorization server describes itself', async () => {
    expect(await json('/.well-known/oauth-authorization-server')).toEqual({
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/api/mcp/oauth/authorize`,
      token_endpoint: `${baseUrl}/api/mcp/oauth/token`,
      registration_endpoint: `${baseUrl}/api/mcp/oauth/register`,
      scopes_supported: ['service.read', 'service.drafts', 'service.plan', 'service.shopping-list'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      service_documentation: `${baseUrl}/auth.md`,
      agent_auth: {
        skill: `${baseUrl}/auth.md`,
        register_uri: `${baseUrl}/api/mcp/oauth/register`,
      },
    })
  })

  test('the protected resource says the same at both of its addresses', async () => {
    const metadata = await json('/.well-known/oauth-protected-resource/api/mcp')
    expect(metadata).toEqual({
      resource: `${baseUrl}/api/mcp`,
      resource_name: 'Komora',
      authorization_servers: [baseUrl],
      scopes_supported: ['service.read', 'service.drafts', 'service.plan', 'service.shopping-list'],
      bearer_methods_supported: ['header'],
      resource_documentation: `${baseUrl}/developers.md`,
    })
    expect(await json('/.well-known/oauth-protected-resource')).toEqual(metadata)
  })

  test('no document believes the Host header', async () => {
    const asked = await json('/.well-known/oauth-authorization-server', { host: 'evil.example' })
    expect(JSON.stringify(asked)).not.toContain('evil.example')
  })

  test('the server card lists the very tools that the endpoint lists', async () => {
    const person = app.caller()
    await person.signUp()
    const { access_token } = await connectAgent(app, person)
    const { body } = await call(app, access_token, 'tools/list')
    const card = await json('/.well-known/mcp/server-card.json')
    expect(card['tools']).toEqual(body.result?.['tools'])
    expect(card).toMatchObject({
      serverInfo: { name: 'komora' },
      transport: { type: 'streamable-http', endpoint: `${baseUrl}/api/mcp` },
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      remotes: [{ type: 'streamable-http', url: `${baseUrl}/api/mcp` }],
    })
  })

  test('the card beside the endpoint is the pure one, short and typed', async () => {
    const response = await app.fetch('/api/mcp/server-card')
    expect(response.headers.get('content-type')).toBe('application/mcp-server-card+json')
    const card = (await response.json()) as Record<string, unknown>
    expect(card).not.toHaveProperty('tools')
    expect(card['name']).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(String(card['description']).length).toBeLessThanOrEqual(100)
  })

  test('the agent card names the search and each tool as a skill, and says which of them are reached over MCP', async () => {
    const card = await json('/.well-known/agent-card.json')
    expect(card['skills']).toHaveLength(9)
    expect(card['description']).toContain('Model Context Protocol')
  })

  test('any site may read them, and keep them for an hour', async () => {
    const first = await app.fetch('/.well-known/mcp/server-card.json')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    const etag = first.headers.get('etag') ?? ''
    const again = await app.fetch('/.well-known/mcp/server-card.json', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('auth.md goes through all steps', async () => {
    const text = await (await app.fetch('/auth.md')).text()
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(sections).toEqual([
      'Discover',
      'Pick a method',
      'Register',
      'Authorize',
      'Claim',
      'Exchange',
      'Use',
      'Refresh',
      'Errors',
      'Revocation',
    ])
  })

  test('every link between the documents leads somewhere', async () => {
    const pages = await Promise.all(['/auth.md', '/developers.md'].map((path) => app.fetch(path)))
    const text = (await Promise.all(pages.map((page) => page.text()))).join('\n')
    const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, link]) => link ?? '')
    const own = links.filter((link) => !link.endsWith('/openapi.json'))
    const statuses = await Promise.all(
      own.map(async (link) => [link, (await app.fetch(link.slice(baseUrl.length))).status]),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
    expect(own.length).toBeGreaterThan(8)
  })
})

describe('POST /api/docs-mcp', () => {
  const ask = (method: string, params?: Record<string, unknown>) =>
    post(app, '/api/docs-mcp', { jsonrpc: '2.0', id: 1, method, ...(params && { params }) })

  test('lists and reads documents without a token', async () => {
    const list = await ask('tools/call', { name: 'service_list_docs' })
    expect(list.body.result).toMatchObject({
      structuredContent: {
        docs: expect.arrayContaining([expect.objectContaining({ name: 'access' })]),
      },
    })
    const read = await ask('tools/call', {
      name: 'service_read_doc',
      arguments: { name: 'access' },
    })
    expect(read.body.result).toMatchObject({
      structuredContent: { title: expect.any(String), text: expect.stringContaining(baseUrl) },
    })
  })

  test('has two tools, and the same documents as resources', async () => {
    const tools = (await ask('tools/list')).body.result?.['tools'] as { name: string }[]
    expect(tools.map((tool) => tool.name)).toEqual(['service_list_docs', 'service_read_doc'])
    const { resources } = (await ask('resources/list')).body.result as {
      resources: { uri: string; mimeType: string }[]
    }
    const uri = resources[0]?.uri ?? ''
    const read = await ask('resources/read', { uri })
    const page = await app.fetch(uri.slice(baseUrl.length))
    expect(read.body.result).toEqual({
      contents: [{ uri, mimeType: 'text/markdown', text: await page.text() }],
    })
  })

  test('a document that is not there is a sentence, a resource that is not there an error', async () => {
    const read = await ask('tools/call', { name: 'service_read_doc', arguments: { name: 'x' } })
    expect(read.body.result).toMatchObject({ isError: true })
    expect((await ask('resources/read', { uri: 'x' })).body.error?.code).toBe(-32002)
    const answer = await newCall(app, '/api/docs-mcp', 'resources/read', { params: { uri: 'x' } })
    expect(answer.body.error).toMatchObject({ code: -32602, data: { uri: 'x' } })
  })

  test('its answers may be kept by anybody', async () => {
    const { body } = await newCall(app, '/api/docs-mcp', 'resources/list')
    expect(body.result).toMatchObject({ cacheScope: 'public', ttlMs: 3_600_000 })
  })

  test('what is not JSON is 400', async () => {
    const { status, body } = await post(app, '/api/docs-mcp', '{')
    expect([status, body.error?.code]).toEqual([400, -32700])
  })
})
