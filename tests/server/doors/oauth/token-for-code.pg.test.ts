import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import {
  allow,
  authorizePath,
  codeForm,
  newPkce,
  openConsent,
  postToken,
  reasonOf,
  redirectUri,
  register,
} from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusedFor, statusWith, tokensFor, tokensIn } from '../../../support/token-endpoint.ts'

let app: TestApp
let person: Caller
beforeAll(async () => {
  app = await startTestApp()
  person = await app.signedUp()
})
afterAll(() => app.stop())

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
    const { access_token, refresh_token } = await tokensIn(won[0] as Response)
    expect(await statusWith(app, access_token)).toBe(401)
    const refresh = { grant_type: 'refresh_token', client_id: form.client_id, refresh_token }
    expect(await refusedFor(app, refresh)).toBe('400 invalid_grant')
  })

  test('a code shown again later takes back what it gave', async () => {
    const form = await codeForm(app, person)
    const { access_token } = await tokensFor(app, form)
    expect(await statusWith(app, access_token)).toBe(200)
    expect(await refusedFor(app, form)).toBe('400 invalid_grant')
    expect(await statusWith(app, access_token)).toBe(401)
  })

  test('the code of another client is refused and stays good for its own', async () => {
    const form = await codeForm(app, person)
    const thief = await register(app)
    expect(await refusedFor(app, { ...form, client_id: thief })).toBe('400 invalid_grant')
    const { access_token } = await tokensFor(app, form)
    expect(await refusedFor(app, { ...form, client_id: thief })).toBe('400 invalid_grant')
    expect(await statusWith(app, access_token)).toBe(200)
  })

  test('a verifier shorter than RFC 7636 allows is refused, also when its challenge fits', async () => {
    const clientId = await register(app)
    const verifier = 'short'
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const requestId = await openConsent(person, authorizePath(clientId, challenge))
    const code = (await allow(person, requestId)).searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', client_id: clientId, code }
    const proof = { redirect_uri: redirectUri, code_verifier: verifier }
    expect(await refusedFor(app, { ...form, ...proof })).toBe('400 invalid_grant')
  })

  test('a code is worth nothing once the person has revoked the program', async () => {
    const owner = await app.signedUp()
    const form = await codeForm(app, owner)
    const [grant] = await app.services.sql<{ id: string }[]>`
      SELECT id FROM grants WHERE client_id = ${form.client_id}`
    await owner.mutate('agents.revoke', { grantId: grant?.id })
    expect(await refusedFor(app, form)).toBe('400 invalid_grant')
  })

  test('a verifier of another challenge spends the code', async () => {
    const form = await codeForm(app, person)
    expect(await refusedFor(app, { ...form, code_verifier: newPkce().verifier })).toBe(
      '400 invalid_grant',
    )
    expect(await refusedFor(app, form)).toBe('400 invalid_grant')
  })

  test('a redirect other than that of the request is refused', async () => {
    const form = await codeForm(app, person)
    const other = 'http://127.0.0.1:1/callback'
    expect(await refusedFor(app, { ...form, redirect_uri: other })).toBe('400 invalid_grant')
  })

  test('a code is too old after a minute', async () => {
    const form = await codeForm(app, person)
    app.travel(61_000)
    expect(await refusedFor(app, form)).toBe('400 invalid_grant')
  })

  test('what is malformed, unknown or unsupported is told apart', async () => {
    const form = await codeForm(app, person)
    expect(await refusedFor(app, { ...form, client_id: 'cli_nobody' })).toBe('401 invalid_client')
    expect(await refusedFor(app, { ...form, grant_type: 'password' })).toBe(
      '400 unsupported_grant_type',
    )
    expect(await refusedFor(app, { ...form, grant_type: '' })).toBe('400 invalid_request')
    expect(await refusedFor(app, { ...form, client_id: '' })).toBe('400 invalid_request')
    expect(await refusedFor(app, { ...form, code: '' })).toBe('400 invalid_request')
    expect(await refusedFor(app, { ...form, code_verifier: '' })).toBe('400 invalid_request')
    expect(await refusedFor(app, { ...form, redirect_uri: '' })).toBe('400 invalid_request')
    expect(await refusedFor(app, { ...form, resource: 'https://other.example' })).toBe(
      '400 invalid_target',
    )
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
