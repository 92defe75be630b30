import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { allScopes, connectAgent } from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { bearer, call, post } from '../../../support/mcp.ts'

let app: TestApp
let person: Caller
let token: string
beforeAll(async () => {
  app = await startTestApp()
  person = app.caller()
  await person.signUp()
  token = (await connectAgent(app, person)).access_token
})
afterAll(() => app.stop())

const initialize = (protocolVersion: string) =>
  call(app, null, 'initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
const metadata = `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/api/mcp"`

describe('POST /api/mcp in the old era', () => {
  test('initialize needs no token and tells what to expect', async () => {
    const { status, body } = await initialize('2025-06-18')
    expect(status).toBe(200)
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        protocolVersion: '2025-06-18',
        capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
        serverInfo: {
          name: 'komora',
          title: 'Komora',
          version: expect.any(String),
          websiteUrl: baseUrl,
          icons: expect.any(Array),
        },
        instructions: expect.stringContaining('service_propose_shopping_list'),
      },
    } as never)
  })

  test('a version that we do not know is answered with the newest of the old ones', async () => {
    const { body } = await initialize('2024-11-05')
    expect(body.result?.['protocolVersion']).toBe('2025-11-25')
  })

  test('every other method needs a token, and the challenge says where to get one', async () => {
    const methods = ['tools/list', 'tools/call', 'ping', 'notifications/initialized', 'nothing']
    const answers = await Promise.all(methods.map((method) => call(app, null, method)))
    expect(answers.map((one) => one.status)).toEqual(methods.map(() => 401))
    const challenge = answers[0]?.headers.get('www-authenticate')
    expect(challenge).toBe(`Bearer ${metadata}, scope="${allScopes}"`)
  })

  test('a wrong token is 401 with its reason, however it is malformed', async () => {
    const headers = [
      'Bearer kat_wrong',
      'Bearer',
      'Bearer ',
      'Basic eDp5',
      'bearer  \u00e9',
      `Bearer ${'x'.repeat(4000)}`,
      'Bearer a b',
    ]
    const answers = await Promise.all(
      headers.map((authorization) =>
        post(app, '/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { authorization }),
      ),
    )
    expect(answers.map((one) => one.status)).toEqual(headers.map(() => 401))
    expect(answers[0]?.headers.get('www-authenticate')).toStartWith(
      `Bearer ${metadata}, error="invalid_token"`,
    )
  })

  test('a session cookie and a token in the address let nobody in', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const withCookie = await person.fetch('/api/mcp', { method: 'POST', body })
    const inAddress = await app.fetch(`/api/mcp?access_token=${token}`, { method: 'POST', body })
    expect([withCookie.status, inAddress.status]).toEqual([401, 401])
  })

  test('an access token lasts fifteen minutes', async () => {
    const fresh = (await connectAgent(app, person)).access_token
    app.travel(899_000)
    expect((await call(app, fresh, 'ping')).status).toBe(200)
    app.travel(2000)
    expect((await call(app, fresh, 'ping')).status).toBe(401)
  })

  test('a token for another audience is refused', async () => {
    const other = await connectAgent(app, person)
    await app.services.sql`
      UPDATE token_families SET resource = 'https://other.example/api/mcp'
      WHERE id = (SELECT family_id FROM access_tokens ORDER BY expires_at DESC LIMIT 1)`
    expect((await call(app, other.access_token, 'ping')).status).toBe(401)
  })

  test('ping is answered with nothing, and an unknown method with -32601', async () => {
    expect((await call(app, token, 'ping')).body.result).toEqual({})
    const unknown = await call(app, token, 'server/discover')
    expect([unknown.status, unknown.body.error?.code]).toEqual([200, -32601])
    expect((await call(app, token, 'constructor')).body.error?.code).toBe(-32601)
  })

  test('notifications and answers of the client are taken without a word', async () => {
    const send = (body: unknown) => post(app, '/api/mcp', body, bearer(token))
    const answers = [
      await send({ jsonrpc: '2.0', method: 'notifications/initialized' }),
      await send({ jsonrpc: '2.0', id: 9, result: {} }),
    ]
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [202, undefined],
      [202, undefined],
    ])
  })

  test('what is not JSON is -32700, what is no request -32600, with the id when it can be read', async () => {
    const notJson = ['{', '', 'text', '[1,', `${'['.repeat(100)}${']'.repeat(100)}`]
    const broken = await Promise.all(notJson.map((body) => post(app, '/api/mcp', body)))
    expect(broken.map(({ status, body }) => [status, body.error?.code, body.id])).toEqual(
      notJson.map(() => [400, -32700, null]),
    )
    const batch = [{ jsonrpc: '2.0', id: 1, method: 'ping' }]
    const wrong: [unknown, unknown][] = [
      [batch, null],
      [[], null],
      ['"text"', null],
      ['null', null],
      [{ id: 5, method: 'ping' }, 5],
      [{ jsonrpc: '1.0', id: 'a', method: 'ping' }, 'a'],
      [{ jsonrpc: '2.0', id: 6 }, 6],
      [{ jsonrpc: '2.0', id: 7, method: 3 }, 7],
      [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }, null],
      [{ jsonrpc: '2.0', id: {}, method: 'ping' }, null],
      [{ jsonrpc: '2.0', id: 8, method: 'ping', params: [] }, 8],
    ]
    const refused = await Promise.all(wrong.map(([body]) => post(app, '/api/mcp', body)))
    expect(refused.map(({ status, body }) => [status, body.error?.code, body.id])).toEqual(
      wrong.map(([, id]) => [400, -32600, id]),
    )
  })

  test('GET and DELETE are not served', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await app.fetch('/api/mcp', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })

  test('a header with a version that nobody has is 400', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const headers = { ...bearer(token), 'mcp-protocol-version': '1999-01-01' }
    expect((await post(app, '/api/mcp', body, headers)).status).toBe(400)
  })

  test('a page whose name was bent to this machine is refused by its Host or its Origin', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    const status = async (headers: Record<string, string>) =>
      (await post(app, '/api/mcp', ping, { ...bearer(token), ...headers })).status
    expect(await status({ host: 'evil.example' })).toBe(403)
    expect(await status({ host: 'localhost.evil.example:3000' })).toBe(403)
    expect(await status({ origin: 'http://evil.example' })).toBe(403)
    expect(await status({ origin: 'null' })).toBe(403)
    expect(await status({ host: '127.0.0.1:3000' })).toBe(200)
    expect(await status({ origin: baseUrl })).toBe(200)
    expect(await status({ origin: 'https://inspector.example' })).toBe(200)
  })

  test('a body of more than a megabyte is refused', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(1024 * 1024) } }
    expect((await post(app, '/api/mcp', body, bearer(token))).status).toBe(413)
  })

  test('a page of any origin may ask, and reads the challenge', async () => {
    const { headers } = await call(app, null, 'tools/list')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
  })

  test('keys such as __proto__ are only keys', async () => {
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","__proto__":{"x":1},"params":{"name":"service_list_plan","arguments":{"__proto__":{"from":"2026-01-01"}}}}`
    const { status } = await post(app, '/api/mcp', body, bearer(token))
    expect(status).toBe(200)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})

test('a grant that is taken away while a tool runs is 401 with the way back in', async () => {
  const { sql } = app.services
  const other = await app.signedUp('Марія')
  const mine = await connectAgent(app, other)
  const { promise: letGo, resolve: commit } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const revoking = sql.begin(async (tx) => {
    await tx`UPDATE grants SET revoked_at = now() WHERE client_id = ${mine.clientId}`
    held.resolve()
    await letGo
  })
  await held.promise
  const answer = call(app, mine.access_token, 'tools/call', {
    name: 'service_propose_shopping_list',
    arguments: { lines: ['молоко 2 л'] },
  })
  await untilSomebodyWaits(sql)
  commit()
  await revoking
  const { status, headers } = await answer
  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toContain('error="invalid_token"')
  expect(headers.get('www-authenticate')).toContain('resource_metadata="')
})

async function untilSomebodyWaits(sql: TestApp['services']['sql']): Promise<void> {
  for (;;) {
    const [row] = await sql<{ waiting: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock') AS waiting`
    if (row?.waiting) return
  }
}
