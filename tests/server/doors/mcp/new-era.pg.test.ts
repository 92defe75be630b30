import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { newCall } from '../../../support/mcp.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  const person = app.caller()
  await person.signUp()
  token = (await connectAgent(app, person)).access_token
})
afterAll(() => app.stop())

type Options = Parameters<typeof newCall>[3]
async function outcome(method: string, options: Options = {}) {
  const { status, body } = await newCall(app, '/api/mcp', method, { token, ...options })
  return [status, body.error?.code ?? 'result', body.id]
}
const version = 'io.modelcontextprotocol/protocolVersion'
const capabilities = 'io.modelcontextprotocol/clientCapabilities'

describe('POST /api/mcp in the new era', () => {
  test('server/discover tells the versions and who we are, to those with a token', async () => {
    const { body } = await newCall(app, '/api/mcp', 'server/discover', { token })
    expect(body.result).toEqual({
      resultType: 'complete',
      supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: expect.any(String),
      ttlMs: expect.any(Number),
      cacheScope: 'private',
      _meta: { 'io.modelcontextprotocol/serverInfo': expect.objectContaining({ name: 'komora' }) },
    })
    expect((await newCall(app, '/api/mcp', 'server/discover')).status).toBe(401)
  })

  test('the list says how long it may be kept, and a call does not', async () => {
    const list = await newCall(app, '/api/mcp', 'tools/list', { token })
    expect(list.body.result).toMatchObject({ resultType: 'complete', cacheScope: 'private' })
    const params = { name: 'service_list_plan', arguments: {} }
    const called = await newCall(app, '/api/mcp', 'tools/call', { token, params })
    expect(called.body.result).toMatchObject({ resultType: 'complete' })
    expect(called.body.result).not.toHaveProperty('ttlMs')
  })

  test('a request that does not say its version or capabilities is -32602', async () => {
    const refused = [400, -32602, 'n-1']
    expect(await outcome('tools/list', { meta: null })).toEqual(refused)
    expect(await outcome('tools/list', { meta: { [version]: '2026-07-28' } })).toEqual(refused)
    expect(await outcome('tools/list', { meta: { [capabilities]: {} } })).toEqual(refused)
  })

  test('headers that are missing or say something else than the body are -32020', async () => {
    const refused = [400, -32020, 'n-1']
    const params = { name: 'service_list_plan', arguments: {} }
    const cases: [string, Options][] = [
      ['tools/list', { headers: { 'mcp-method': 'tools/call' } }],
      ['tools/list', { headers: { 'mcp-method': '' } }],
      ['tools/list', { headers: { 'mcp-method': 'Tools/List' } }],
      ['tools/list', { headers: { 'mcp-protocol-version': '2025-11-25' } }],
      ['tools/list', { headers: { 'mcp-protocol-version': '' } }],
      ['tools/call', { params, headers: { 'mcp-name': 'other' } }],
      ['tools/call', { params, headers: { 'mcp-name': '' } }],
    ]
    const outcomes = await Promise.all(cases.map(([method, options]) => outcome(method, options)))
    expect(outcomes).toEqual(cases.map(() => refused))
  })

  test('a name that no header can hold is read from its base64', async () => {
    const encoded = `=?base64?${Buffer.from('service_list_plan').toString('base64')}?=`
    const params = { name: 'service_list_plan', arguments: {} }
    const headers = { 'mcp-name': encoded }
    expect(await outcome('tools/call', { params, headers })).toEqual([200, 'result', 'n-1'])
  })

  test('a version that is not served is -32022 with those that are', async () => {
    const { status, body } = await newCall(app, '/api/mcp', 'tools/list', {
      token,
      meta: { [version]: '2030-01-01', [capabilities]: {} },
      headers: { 'mcp-protocol-version': '2030-01-01' },
    })
    expect([status, body.error?.code]).toEqual([400, -32022])
    expect(body.error?.data).toEqual({
      supported: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
      requested: '2030-01-01',
    })
  })

  test('methods of the old era and unknown ones are 404', async () => {
    const methods = ['ping', 'initialize', 'logging/setLevel', 'nothing', 'resources/subscribe']
    const outcomes = await Promise.all(methods.map((method) => outcome(method)))
    expect(outcomes).toEqual(methods.map(() => [404, -32601, 'n-1']))
  })
})
