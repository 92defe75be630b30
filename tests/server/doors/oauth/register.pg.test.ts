import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { authorizePath, newPkce, postJson, reasonOf } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const register = (body: unknown) => postJson(app, '/api/mcp/oauth/register', body)
const withRedirect = async (uri: unknown) => register({ redirect_uris: [uri] })
async function nameOf(client_name: string): Promise<string> {
  const response = await register({ redirect_uris: ['https://a.example/cb'], client_name })
  return ((await response.json()) as { client_name: string }).client_name
}

describe('POST /api/mcp/oauth/register', () => {
  test('a client is registered as a public one, whatever secrets it asks for', async () => {
    const response = await register({
      redirect_uris: ['https://agent.example/cb', 'http://localhost/cb'],
      client_name: 'Claude',
      application_type: 'native',
      token_endpoint_auth_method: 'client_secret_basic',
      client_secret: 'mine',
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      client_id: expect.stringMatching(/^cli_/),
      client_id_issued_at: expect.any(Number),
      client_name: 'Claude',
      redirect_uris: ['https://agent.example/cb', 'http://localhost/cb'],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      application_type: 'native',
    })
  })

  test('metadata of the wrong shape is invalid_client_metadata', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`)
    const wrong = [
      { redirect_uris: [] },
      { redirect_uris: eleven },
      { redirect_uris: 'https://a.example/cb' },
      { redirect_uris: [7] },
      { redirect_uris: ['https://a.example/cb'], client_name: 7 },
      { redirect_uris: ['https://a.example/cb'], application_type: 'browser' },
      {},
      [],
      null,
      'text',
    ]
    const reasons = await Promise.all(wrong.map(async (body) => reasonOf(await register(body))))
    expect(new Set(reasons)).toEqual(new Set(['400 invalid_client_metadata']))
  })

  test('a body that is not JSON is invalid_client_metadata', async () => {
    const response = await app.fetch('/api/mcp/oauth/register', { method: 'POST', body: '{' })
    expect(await reasonOf(response)).toBe('400 invalid_client_metadata')
  })

  test('a redirect that could run a script, hide its host or leave loopback is refused', async () => {
    const dangerous = [
      ...[
        'javascript:alert(1)',
        'JavaScript:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
      ],
      ...['vbscript:x', 'blob:https://a.example/x', 'file:///etc/passwd', 'about:blank'],
      ...['https://good.example@evil.example/cb', 'https://a@b@c.example/cb'],
      'com.example.cook://user@evil.example/cb',
      ...['https://a.example/cb#x', 'https://*.example/cb', 'https://a.example/*'],
      ...['https://a.example/..;/cb', 'https://a.example/a%2fb', 'https://a.example/%2e%2e/cb'],
      ...['https://a.example\\@evil.example/cb', 'https://a.example/a/../cb', 'https:a.example/cb'],
      ...['http://a.example/cb', 'http://localhost.evil.com/cb', 'http://0.0.0.0/cb'],
      ...['http://[::ffff:7f00:1]/cb', 'http://127.1/cb', 'http://127.0.0.1@evil.com/cb'],
      ...['http://127.0.0.1:99999/cb', '/relative', '', 'https://', 'https://a.example/c b'],
      `https://a.example/${'x'.repeat(2048)}`,
    ]
    const reasons = await Promise.all(
      dangerous.map(async (uri) => [uri, await reasonOf(await withRedirect(uri))]),
    )
    expect(reasons.filter(([, reason]) => reason !== '400 invalid_redirect_uri')).toEqual([])
  })

  test('a scheme that no program of a kitchen has is refused, and the sentence says which are taken', async () => {
    const foreign = [
      ...['smb://evil.example/x', 'ldap://evil.example/x', 'sftp://evil.example/x', 'ssh://x/y'],
      ...['search-ms:/x', 'ms-msdt:/x', 'ms-officecmd:/x', 'microsoft-edge:/https://x', 'shell:/x'],
      ...['itms-services:/x', 'x-apple.systempreferences:/x', 'facetime:/x', 'steam://run/x'],
      ...['chrome-extension://abc/', 'moz-extension://abc/', 'resource:/x', 'res:/x', 'mhtml:/x'],
      ...['feed:/x', 'telnet://x/y', 'livescript:/x', 'evil://x/y', 'com.:/x', 'a..b:/x'],
    ]
    for (const uri of foreign) {
      const response = await withRedirect(uri)
      const { error, error_description } = (await response.json()) as Record<string, string>
      expect([uri, response.status, error]).toEqual([uri, 400, 'invalid_redirect_uri'])
      expect(error_description).toContain('com.example.app:/callback')
    }
  })

  test('nobody is sent to an address of such a scheme that was registered before', async () => {
    const body = (await (await withRedirect('https://a.example/cb')).json()) as Record<
      string,
      string
    >
    const old = 'search-ms:/x'
    await app.services.sql`
      UPDATE clients SET redirect_uris = ${[old]} WHERE id = ${body['client_id'] ?? ''}`
    const path = authorizePath(body['client_id'] ?? '', newPkce().challenge, { redirect_uri: old })
    expect((await app.fetch(path)).status).toBe(400)
    expect(await (await app.fetch(path)).text()).not.toContain(old)
  })

  test('https, loopback and the scheme of an application are taken as they are written', async () => {
    const fine = [
      ...['https://a.example/cb?x=%2F1', 'https://a.example:8443', 'http://localhost:1234/cb'],
      ...['http://127.0.0.1', 'http://[::1]:9/cb', 'cursor://anysphere.cursor-mcp/oauth/callback'],
      ...['vscode://x.y/cb', 'vscode-insiders://x.y/cb', 'windsurf://oauth', 'zed://oauth'],
      ...['claude://oauth', 'com.example.app:/cb', 'io.example.my-app.v2://x'],
    ]
    const statuses = await Promise.all(fine.map(async (uri) => (await withRedirect(uri)).status))
    expect(statuses).toEqual(fine.map(() => 201))
  })

  test('a name loses what hides or turns text, and is cut to a length that fits', async () => {
    expect(await nameOf('Cl\u200baude\u202e evil')).toBe('Claude evil')
    expect(await nameOf(`A${'\u0301'.repeat(50)}`)).toHaveLength(3)
    expect((await nameOf('довга назва '.repeat(900))).length).toBeLessThanOrEqual(60)
  })

  test('a name of nothing visible becomes the host that answers are sent to', async () => {
    expect(await nameOf('\u200b\u202e')).toBe('a.example')
  })

  test('a body of a megabyte is refused before it is read', async () => {
    const response = await register({ redirect_uris: ['https://a.example'], x: 'x'.repeat(1e6) })
    expect(response.status).toBe(413)
  })

  test('a page of any site may register, and reads the answer', async () => {
    const response = await register({ redirect_uris: ['https://a.example/cb'] })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('a flood from everywhere is told to wait too', async () => {
    await register({ redirect_uris: ['https://a.example/cb'] })
    const { sql } = app.services
    await sql`UPDATE rate_limits SET used = used + 20000 WHERE key = 'register-anywhere all'`
    const response = await register({ redirect_uris: ['https://a.example/cb'] })
    expect(await reasonOf(response)).toBe('429 temporarily_unavailable')
    await sql`UPDATE rate_limits SET used = 0 WHERE key = 'register-anywhere all'`
  })

  test('a flood from one address is told to wait, and others go on', async () => {
    await register({ redirect_uris: ['https://a.example/cb'] })
    await app.services.sql`UPDATE rate_limits SET used = 1000 WHERE key = 'register 127.0.0.1'`
    const response = await register({ redirect_uris: ['https://a.example/cb'] })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reasonOf(response)).toBe('429 temporarily_unavailable')
    const other = await app.fetch('/api/mcp/oauth/register', {
      method: 'POST',
      address: '192.0.2.7',
      body: JSON.stringify({ redirect_uris: ['https://a.example/cb'] }),
    })
    expect(other.status).toBe(201)
  })
})
