import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import {
  allow,
  authorizePath,
  newPkce,
  openConsent,
  redirectUri,
  register,
} from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let person: Caller
let clientId: string
const { challenge } = newPkce()

beforeAll(async () => {
  app = await startTestApp()
  person = app.caller()
  await person.signUp()
  clientId = await register(app)
})
afterAll(() => app.stop())

/** What the client is told when the request is changed like this. */
async function answerTo(changes: Record<string, string | null>, more = ''): Promise<URL> {
  const response = await person.fetch(authorizePath(clientId, challenge, changes) + more)
  expect(response.status).toBe(302)
  const location = response.headers.get('location') ?? ''
  expect(location).toStartWith(`${redirectUri}?`)
  return new URL(location)
}
const errorFor = async (changes: Record<string, string | null>, more = '') =>
  (await answerTo(changes, more)).searchParams.get('error')

describe('GET /api/mcp/oauth/authorize', () => {
  test('a client or redirect that we do not know gets a page of ours, and goes nowhere', async () => {
    const paths = [
      authorizePath('cli_nobody', challenge),
      authorizePath(clientId, challenge, { client_id: null }),
      authorizePath(clientId, challenge, { redirect_uri: null }),
      authorizePath(clientId, challenge, { redirect_uri: 'https://evil.example/cb' }),
      authorizePath(clientId, challenge, { redirect_uri: `${redirectUri}/` }),
      authorizePath(clientId, challenge, { redirect_uri: 'http://localhost:7777/callback' }),
      authorizePath(clientId, challenge, {
        redirect_uri: 'http://127.0.0.1:7777@evil.example/callback',
      }),
      `${authorizePath(clientId, challenge)}&client_id=${clientId}`,
      `${authorizePath(clientId, challenge)}&redirect_uri=${encodeURIComponent(redirectUri)}`,
      `${authorizePath('cli_nobody', challenge, { response_type: 'token' })}`,
    ]
    const responses = await Promise.all(paths.map((path) => person.fetch(path)))
    expect(responses.map((one) => one.status)).toEqual(paths.map(() => 400))
    expect(responses.filter((one) => one.headers.has('location'))).toEqual([])
    expect(responses[0]?.headers.get('content-type')).toBe('text/html;charset=utf-8')
  })

  test('a loopback redirect may come with another port', async () => {
    const other = 'http://127.0.0.1:50123/callback'
    const id = await openConsent(
      person,
      authorizePath(clientId, challenge, { redirect_uri: other }),
    )
    expect((await allow(person, id)).href).toStartWith(`${other}?code=kac_`)
  })

  test('a response type other than code is refused', async () => {
    expect(await errorFor({ response_type: 'token' })).toBe('unsupported_response_type')
    expect(await errorFor({ response_type: null })).toBe('invalid_request')
  })

  test('PKCE with S256 is demanded', async () => {
    const wrong = [
      { code_challenge: null },
      { code_challenge_method: null },
      { code_challenge_method: 'plain' },
      { code_challenge: 'short' },
      { code_challenge: `${challenge}=` },
    ]
    const errors = await Promise.all(wrong.map((changes) => errorFor(changes)))
    expect(errors).toEqual(wrong.map(() => 'invalid_request'))
  })

  test('request objects and other response modes are refused, and nothing is fetched', async () => {
    expect(await errorFor({ request_uri: 'https://a.example/request' })).toBe(
      'request_uri_not_supported',
    )
    expect(await errorFor({ request: 'eyJ' })).toBe('request_not_supported')
    expect(await errorFor({ response_mode: 'fragment' })).toBe('invalid_request')
  })

  test('a scope that is not ours is invalid_scope, another resource invalid_target', async () => {
    expect(await errorFor({ scope: 'service.read admin' })).toBe('invalid_scope')
    expect(await errorFor({ resource: 'https://other.example/' })).toBe('invalid_target')
    expect(
      await errorFor({ resource: `${baseUrl}/api/mcp` }, '&resource=https%3A%2F%2Fx.example'),
    ).toBe('invalid_target')
  })

  test('a parameter given twice is invalid_request', async () => {
    expect(await errorFor({}, '&scope=service.read')).toBe('invalid_request')
  })

  test('an error carries the state as it was sent, and who is speaking', async () => {
    const state = `рядок\r\nSet-Cookie: x=1 & =#? 🥕 ${'я'.repeat(500)}`
    const answer = await answerTo({ state, scope: 'admin' })
    expect(answer.searchParams.get('state')).toBe(state)
    expect(answer.searchParams.get('iss')).toBe(baseUrl)
  })

  test('a state of four kilobytes comes back with the code', async () => {
    const state = 's'.repeat(4096)
    const id = await openConsent(person, authorizePath(clientId, challenge, { state }))
    const answer = await allow(person, id)
    expect(answer.searchParams.get('state')).toBe(state)
    expect(answer.searchParams.get('iss')).toBe(baseUrl)
  })

  test('a longer state is refused', async () => {
    expect(await errorFor({ state: 's'.repeat(4097) })).toBe('invalid_request')
  })

  test('a state with a null character is refused in a sentence', async () => {
    const { searchParams } = await answerTo({ state: 'до\u0000після' })
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'invalid_request',
      error_description: 'The parameter state is not valid.',
      iss: baseUrl,
    })
  })

  test('an error sends nobody anywhere by itself who has not signed in: a page says it, and whereto its link leads', async () => {
    const trial = app.caller()
    await trial.mutate('people.tryDemo')
    const evil = 'https://login.evil.example/komora?a=1&b="'.replace('"', '%22')
    const evilId = await register(app, { redirect_uris: [evil], client_name: 'Komora' })
    const wrong = [
      { response_type: 'token' },
      { scope: 'admin' },
      { state: 'до\u0000після' },
      { code_challenge: null },
      { resource: 'https://other.example/' },
    ]
    for (const caller of [app.caller(), trial])
      for (const changes of wrong) {
        const path = authorizePath(evilId, challenge, { ...changes, redirect_uri: evil })
        const response = await caller.fetch(path)
        expect([response.status, response.headers.get('location')]).toEqual([400, null])
        expect(response.headers.has('refresh')).toBe(false)
        const page = await response.text()
        const links: string[] = []
        const reader = new HTMLRewriter().on('a', {
          element: (link) => void links.push(link.getAttribute('href') ?? ''),
        })
        await reader.transform(new Response(page)).text()
        expect(links[0]).toBe('/')
        expect(links[1]).toStartWith(`${evil.replaceAll('&', '&amp;')}&amp;error=`)
        expect(links).toHaveLength(2)
        expect(page).toContain('login.evil.example')
        expect(page).not.toMatch(/<script|http-equiv="?refresh/i)
      }
  })

  test('somebody without a session is sent to sign in, and back to the same request', async () => {
    const path = authorizePath(clientId, challenge)
    const response = await app.caller().fetch(path)
    const location = new URL(response.headers.get('location') ?? '')
    expect([response.status, location.pathname]).toEqual([302, '/login'])
    expect(location.searchParams.get('return_to')).toBe(path)
  })

  test('a missing scope means reading, and a slash behind the resource means nothing', async () => {
    const path = authorizePath(clientId, challenge, {
      scope: null,
      resource: `${baseUrl}/api/mcp/`,
    })
    const id = await openConsent(person, path)
    const view = await person.query<{ scopes: string[] }>('agents.consent', { requestId: id })
    expect(view.scopes).toEqual(['service.read'])
  })

  test('opening the address mints no code, however often', async () => {
    const codes = () => app.services.sql`SELECT 1 FROM authorization_codes`
    const before = (await codes()).length
    await Promise.all([1, 2, 3].map(() => person.fetch(authorizePath(clientId, challenge))))
    expect((await codes()).length).toBe(before)
  })

  test('no page of another site can read the answer', async () => {
    const response = await person.fetch(authorizePath(clientId, challenge))
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })
})
