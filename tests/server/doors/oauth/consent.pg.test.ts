import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ConsentView } from '../../../../shared/wire/agents.ts'
import {
  allow,
  authorizePath,
  connectAgent,
  newPkce,
  openConsent,
  redirectUri,
  register,
} from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'

let app: TestApp
let person: Caller
let clientId: string
const { challenge } = newPkce()

beforeAll(async () => {
  app = await startTestApp()
  person = app.caller()
  await person.signUp('Олена', 'olena@example.org')
  clientId = await register(app, { client_name: 'Кухар' })
})
afterAll(() => app.stop())

const open = () => openConsent(person, authorizePath(clientId, challenge))
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: { status: number; reason: string }) => `${error.status} ${error.reason}`,
  )

describe('the consent of a person', () => {
  test('shows who asks, where the answer goes, what for, and which account is meant', async () => {
    const somebody = app.caller()
    await somebody.signUp('Оля', 'olia@example.org')
    const requestId = await openConsent(somebody, authorizePath(clientId, challenge))
    const view = await somebody.query<ConsentView>('agents.consent', { requestId })
    expect(view).toEqual({
      requestId,
      client: { id: clientId, name: 'Кухар', verified: false, publishedAt: null },
      redirectHost: '127.0.0.1:7777',
      scopes: ['service.read', 'service.drafts', 'service.plan', 'service.shopping-list'],
      allowedBefore: [],
      account: { displayName: 'Оля', email: 'olia@example.org' },
      kitchen: null,
      expiresAt: expect.any(Number),
      askAgain: expect.stringMatching(/^\/api\/mcp\/oauth\/authorize\?/),
    })
  })

  test('can be asked anew, word for word, of whoever signs in instead', async () => {
    const requestId = await open()
    const { askAgain } = await person.query<ConsentView>('agents.consent', { requestId })
    const other = app.caller()
    await other.signUp('Юрко', 'yurko@example.org')
    const again = await other.query<ConsentView>('agents.consent', {
      requestId: await openConsent(other, askAgain),
    })
    expect(again).toMatchObject({
      client: { id: clientId },
      redirectHost: '127.0.0.1:7777',
      account: { email: 'yurko@example.org' },
      askAgain,
    })
  })

  test('another browser, another person and nobody find the same nothing', async () => {
    const requestId = await open()
    const other = app.caller()
    await other.signUp()
    const sameAccount = app.caller()
    await sameAccount.mutate('people.signIn', {
      email: 'olena@example.org',
      password,
    })
    const unknown = '404 consent_unknown'
    for (const who of [other, sameAccount]) {
      expect(await refusal(who.query('agents.consent', { requestId }))).toBe(unknown)
      expect(await refusal(who.mutate('agents.decide', { requestId, allow: true }))).toBe(unknown)
    }
    expect(await refusal(person.query('agents.consent', { requestId: 'con_none' }))).toBe(unknown)
    expect(await refusal(app.caller().mutate('agents.decide', { requestId, allow: true }))).toBe(
      '401 sign_in_needed',
    )
  })

  test('refusing tells the client access_denied', async () => {
    const requestId = await open()
    const { redirectTo } = await person.mutate<{ redirectTo: string }>('agents.decide', {
      requestId,
      allow: false,
    })
    const answer = new URL(redirectTo)
    expect(answer.origin + answer.pathname).toBe(redirectUri)
    expect(answer.searchParams.get('error')).toBe('access_denied')
    expect(answer.searchParams.has('code')).toBe(false)
  })

  test('of twenty submits at once, one gets a code', async () => {
    const requestId = await open()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusal(allow(person, requestId))),
    )
    expect(answers.filter((one) => one === 'no refusal')).toHaveLength(1)
    expect(answers.filter((one) => one === '404 consent_unknown')).toHaveLength(19)
  })

  test('the page may take scopes away, and cannot add one', async () => {
    const path = authorizePath(clientId, challenge, { scope: 'service.read service.plan' })
    const requestId = await openConsent(person, path)
    await allow(person, requestId, ['service.read', 'service.drafts'])
    const [code] = await app.services.sql<{ scopes: string[] }[]>`
      SELECT scopes FROM authorization_codes ORDER BY created_at DESC LIMIT 1`
    expect(code?.scopes).toEqual(['service.read'])
  })

  test('allowing nothing of what was asked is refused, and may be corrected', async () => {
    const requestId = await open()
    expect(await refusal(allow(person, requestId, []))).toBe('400 consent_no_scope')
    expect(await refusal(allow(person, requestId))).toBe('no refusal')
  })

  test('a request is too old after a quarter of an hour, and gone when the session ends', async () => {
    const leaving = app.caller()
    await leaving.signUp()
    const requestId = await openConsent(leaving, authorizePath(clientId, challenge))
    await leaving.mutate('people.signOut')
    const rows = await app.services.sql`SELECT 1 FROM consent_requests WHERE id = ${requestId}`
    expect(rows).toHaveLength(0)
    const old = await open()
    app.travel(16 * 60 * 1000)
    expect(await refusal(allow(person, old))).toBe('404 consent_unknown')
    const view = (requestId: string) => refusal(person.query('agents.consent', { requestId }))
    expect(await view(old)).toBe('404 consent_unknown')
    app.travel(-16 * 60 * 1000)
    expect(await view(old)).toBe('no refusal')
    await allow(person, old)
    expect(await view(old)).toBe('404 consent_unknown')
  })

  test('a page of another site cannot decide', async () => {
    const requestId = await open()
    const body = JSON.stringify({ requestId, allow: true })
    const decide = (headers: Record<string, string>) =>
      person.fetch('/trpc/agents.decide', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    expect((await decide({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await decide({ origin: 'null' })).status).toBe(403)
  })

  test('the token of a program opens none of these', async () => {
    const { access_token } = await connectAgent(app, person)
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const statuses = await Promise.all([
      app.fetch('/trpc/agents.connections', { headers }),
      app.fetch('/trpc/agents.decide', {
        method: 'POST',
        headers,
        body: '{"requestId":"x","allow":true}',
      }),
      app.fetch('/trpc/agents.revoke', { method: 'POST', headers, body: '{"grantId":"x"}' }),
      app.fetch('/trpc/agents.setAutoApproval', {
        method: 'POST',
        headers,
        body: '{"grantId":"x","kind":"plan_entry","on":true}',
      }),
    ])
    expect(statuses.map((one) => one.status)).toEqual([401, 401, 401, 401])
  })
})
