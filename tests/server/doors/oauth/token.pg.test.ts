import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import {
  allow,
  authorizePath,
  codeForm,
  connectAgent,
  newPkce,
  openConsent,
  postToken,
  reasonOf,
  redirectUri,
  refreshForm,
  register,
  type Tokens,
} from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let person: Caller
beforeAll(async () => {
  app = await startTestApp()
  person = app.caller()
  await person.signUp()
})
afterAll(() => app.stop())

const minute = 60_000
const ask = async (form: Record<string, string>) => reasonOf(await postToken(app, form))
const tokens = async (response: Response) => (await response.json()) as Tokens
const works = async (token: string) => {
  const response = await app.fetch('/api/mcp', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  })
  return response.status
}

describe('POST /api/mcp/oauth/token with a code', () => {
  test('gives a pair of tokens that nobody keeps a copy of', async () => {
    const response = await postToken(app, await codeForm(app, person, { scope: 'service.read' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^kat_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^krt_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'service.read',
    })
  })

  test('of twenty requests with one code one succeeds, and then its tokens are revoked', async () => {
    const form = await codeForm(app, person)
    const responses = await Promise.all(Array.from({ length: 20 }, () => postToken(app, form)))
    const won = responses.filter((one) => one.status === 200)
    expect(won).toHaveLength(1)
    const { access_token, refresh_token } = await tokens(won[0] as Response)
    expect(await works(access_token)).toBe(401)
    const refresh = { grant_type: 'refresh_token', client_id: form.client_id, refresh_token }
    expect(await ask(refresh)).toBe('400 invalid_grant')
  })

  test('a code shown again later takes back what it gave', async () => {
    const form = await codeForm(app, person)
    const { access_token } = await tokens(await postToken(app, form))
    expect(await works(access_token)).toBe(200)
    expect(await ask(form)).toBe('400 invalid_grant')
    expect(await works(access_token)).toBe(401)
  })

  test('the code of another client is refused and stays good for its own', async () => {
    const form = await codeForm(app, person)
    const thief = await register(app)
    expect(await ask({ ...form, client_id: thief })).toBe('400 invalid_grant')
    const { access_token } = await tokens(await postToken(app, form))
    expect(await ask({ ...form, client_id: thief })).toBe('400 invalid_grant')
    expect(await works(access_token)).toBe(200)
  })

  test('a verifier shorter than RFC 7636 allows is refused, also when its challenge fits', async () => {
    const clientId = await register(app)
    const verifier = 'short'
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const requestId = await openConsent(person, authorizePath(clientId, challenge))
    const code = (await allow(person, requestId)).searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', client_id: clientId, code }
    const proof = { redirect_uri: redirectUri, code_verifier: verifier }
    expect(await ask({ ...form, ...proof })).toBe('400 invalid_grant')
  })

  test('a code is worth nothing once the person has revoked the program', async () => {
    const owner = await signedUp()
    const form = await codeForm(app, owner)
    const [grant] = await app.services.sql<{ id: string }[]>`
      SELECT id FROM grants WHERE client_id = ${form.client_id}`
    await owner.mutate('agents.revoke', { grantId: grant?.id })
    expect(await ask(form)).toBe('400 invalid_grant')
  })

  test('a verifier of another challenge spends the code', async () => {
    const form = await codeForm(app, person)
    expect(await ask({ ...form, code_verifier: newPkce().verifier })).toBe('400 invalid_grant')
    expect(await ask(form)).toBe('400 invalid_grant')
  })

  test('a redirect other than that of the request is refused', async () => {
    const form = await codeForm(app, person)
    const other = 'http://127.0.0.1:1/callback'
    expect(await ask({ ...form, redirect_uri: other })).toBe('400 invalid_grant')
  })

  test('a code is too old after a minute', async () => {
    const form = await codeForm(app, person)
    app.travel(61_000)
    expect(await ask(form)).toBe('400 invalid_grant')
  })

  test('what is malformed, unknown or unsupported is told apart', async () => {
    const form = await codeForm(app, person)
    expect(await ask({ ...form, client_id: 'cli_nobody' })).toBe('401 invalid_client')
    expect(await ask({ ...form, grant_type: 'password' })).toBe('400 unsupported_grant_type')
    expect(await ask({ ...form, grant_type: '' })).toBe('400 invalid_request')
    expect(await ask({ ...form, client_id: '' })).toBe('400 invalid_request')
    expect(await ask({ ...form, code: '' })).toBe('400 invalid_request')
    expect(await ask({ ...form, code_verifier: '' })).toBe('400 invalid_request')
    expect(await ask({ ...form, redirect_uri: '' })).toBe('400 invalid_request')
    expect(await ask({ ...form, resource: 'https://other.example' })).toBe('400 invalid_target')
    expect((await postToken(app, form)).status).toBe(200)
  })

  test('JSON, credentials in the address, repeated parameters and GET are refused', async () => {
    const form = await codeForm(app, person)
    const post = (path: string, type: string, body: string) =>
      app.fetch(path, { method: 'POST', headers: { 'content-type': type }, body })
    const urlencoded = 'application/x-www-form-urlencoded'
    const query = new URLSearchParams(form).toString()
    const path = '/api/mcp/oauth/token'
    const reasons = await Promise.all([
      post(path, 'application/json', JSON.stringify(form)).then(reasonOf),
      post(`${path}?${query}`, urlencoded, query).then(reasonOf),
      post(path, urlencoded, `${query}&code=other`).then(reasonOf),
    ])
    expect(new Set(reasons)).toEqual(new Set(['400 invalid_request']))
    const get = await app.fetch(`${path}?${query}`)
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('a client that shows a secret in the header is told that it has none', async () => {
    const form = await codeForm(app, person)
    const response = await app.fetch('/api/mcp/oauth/token', {
      method: 'POST',
      headers: { authorization: 'Basic eDp5', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    expect(response.headers.get('www-authenticate')).toStartWith('Basic')
    expect(await reasonOf(response)).toBe('401 invalid_client')
  })
})

describe('POST /api/mcp/oauth/token with a refresh token', () => {
  test('each use gives the next token, and the old access token lives on', async () => {
    const first = await connectAgent(app, person)
    const second = await tokens(await postToken(app, refreshForm(first)))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const third = await tokens(await postToken(app, refreshForm(first, second.refresh_token)))
    expect([await works(first.access_token), await works(third.access_token)]).toEqual([200, 200])
  })

  test('twenty requests at once get one successor', async () => {
    const connected = await connectAgent(app, person)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => postToken(app, refreshForm(connected))),
    )
    expect(responses.map((one) => one.status)).toEqual(responses.map(() => 200))
    const all = await Promise.all(responses.map(tokens))
    expect(new Set(all.map((one) => one.refresh_token)).size).toBe(1)
    expect(await works(all[7]?.access_token ?? '')).toBe(200)
  })

  test('a client whose answer was lost gets the same successor within a minute', async () => {
    const connected = await connectAgent(app, person)
    const lost = await tokens(await postToken(app, refreshForm(connected)))
    app.travel(59_000)
    const again = await tokens(await postToken(app, refreshForm(connected)))
    expect(again.refresh_token).toBe(lost.refresh_token)
  })

  test('after a minute the same try ends the whole family', async () => {
    const connected = await connectAgent(app, person)
    const next = await tokens(await postToken(app, refreshForm(connected)))
    app.travel(61_000)
    expect(await ask(refreshForm(connected))).toBe('400 invalid_grant')
    expect(await ask(refreshForm(connected, next.refresh_token))).toBe('400 invalid_grant')
    expect(await works(next.access_token)).toBe(401)
  })

  test('the predecessor of a predecessor ends the family at once', async () => {
    const connected = await connectAgent(app, person)
    const second = await tokens(await postToken(app, refreshForm(connected)))
    const third = await tokens(await postToken(app, refreshForm(connected, second.refresh_token)))
    expect(await ask(refreshForm(connected))).toBe('400 invalid_grant')
    expect(await ask(refreshForm(connected, third.refresh_token))).toBe('400 invalid_grant')
  })

  test('another client cannot use it, nor harm its owner by trying', async () => {
    const connected = await connectAgent(app, person)
    const thief = await register(app)
    expect(await ask({ ...refreshForm(connected), client_id: thief })).toBe('400 invalid_grant')
    const next = await tokens(await postToken(app, refreshForm(connected)))
    app.travel(2 * minute)
    expect(await ask({ ...refreshForm(connected), client_id: thief })).toBe('400 invalid_grant')
    expect((await postToken(app, refreshForm(connected, next.refresh_token))).status).toBe(200)
  })

  test('a narrower scope is given, a wider one and another resource are refused', async () => {
    const connected = await connectAgent(app, person, { scope: 'service.read service.plan' })
    const form = refreshForm(connected)
    expect(await ask({ ...form, scope: 'service.read service.drafts' })).toBe('400 invalid_scope')
    expect(await ask({ ...form, resource: 'https://other.example' })).toBe('400 invalid_target')
    const narrow = await tokens(await postToken(app, { ...form, scope: 'service.read' }))
    expect(narrow.scope).toBe('service.read')
    const full = await tokens(await postToken(app, refreshForm(connected, narrow.refresh_token)))
    expect(full.scope).toBe('service.read service.plan')
  })

  test('it lasts thirty days, and no rotation carries it over a year', async () => {
    const connected = await connectAgent(app, person)
    let token = connected.refresh_token
    const day = 24 * 60 * minute
    for (let month = 0; month < 12; month += 1) {
      app.travel(29 * day)
      token = (await tokens(await postToken(app, refreshForm(connected, token)))).refresh_token
    }
    app.travel(18 * day)
    expect(await ask(refreshForm(connected, token))).toBe('400 invalid_grant')
    const idle = await connectAgent(app, await signedUp())
    app.travel(30 * day)
    expect(await ask(refreshForm(idle))).toBe('400 invalid_grant')
  })

  test('it ends with the trial kitchen that it was given in', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    const connected = await connectAgent(app, guest)
    const next = await tokens(await postToken(app, refreshForm(connected)))
    await app.services
      .sql`UPDATE people SET demo_until = ${app.services.now()} WHERE demo_until IS NOT NULL`
    expect(await ask(refreshForm(connected, next.refresh_token))).toBe('400 invalid_grant')
    expect(await ask(refreshForm(connected))).toBe('400 invalid_grant')
    expect(await works(next.access_token)).toBe(401)
  })

  test('an access token is no refresh token, and a code is no access token', async () => {
    const owner = await signedUp()
    const connected = await connectAgent(app, owner)
    expect(await ask(refreshForm(connected, connected.access_token))).toBe('400 invalid_grant')
    expect(await works(connected.refresh_token)).toBe(401)
    expect(await works((await codeForm(app, owner)).code)).toBe(401)
  })

  test('a person who is deleted takes every token along', async () => {
    const leaving = app.caller()
    const { id } = await leaving.signUp()
    const connected = await connectAgent(app, leaving)
    await app.services.sql`DELETE FROM people WHERE id = ${id}`
    expect(await works(connected.access_token)).toBe(401)
    expect(await ask(refreshForm(connected))).toBe('400 invalid_grant')
  })
})

async function signedUp(): Promise<Caller> {
  const caller = app.caller()
  await caller.signUp()
  return caller
}

describe('what is kept', () => {
  test('neither the log nor a dump of the database holds a usable secret', async () => {
    const owner = await signedUp()
    const form = await codeForm(app, owner)
    const given = await tokens(await postToken(app, form))
    const next = await tokens(
      await postToken(app, refreshForm({ ...given, clientId: form.client_id })),
    )
    const dump = await app.services.sql<{ row: string }[]>`
      SELECT c::text AS row FROM authorization_codes c UNION ALL SELECT r::text FROM refresh_tokens r
      UNION ALL SELECT a::text FROM access_tokens a UNION ALL SELECT encode(sealed_successor, 'escape') FROM refresh_tokens`
    const kept = dump.map((one) => one.row ?? '').join('\n') + app.logged.join('\n')
    const secrets = [form.code, form.code_verifier, ...Object.values(given), next.refresh_token]
    expect(secrets.filter((one) => String(one).length > 40 && kept.includes(String(one)))).toEqual(
      [],
    )
  })
})
