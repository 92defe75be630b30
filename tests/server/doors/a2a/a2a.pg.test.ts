import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { ClientFactory, ClientFactoryOptions, JsonRpcTransportFactory } from '@a2a-js/sdk/client'
import { startTestApp, type TestApp } from '../../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = app.caller()
  await cook.signUp()
  await cook.publish({
    title: 'Гречка з грибами',
    cookMinutes: 25,
    ingredients: [{ text: '200 г гречки' }, { text: '300 г печериць' }],
  })
  await cook.publish({
    title: 'Сирники',
    cookMinutes: 20,
    ingredients: [{ text: '500 г кисломолочного сиру' }, { text: '2 яйця' }],
  })
})
afterAll(() => app.stop())

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await app.fetch('/api/a2a', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
const asked = (text: string, more: object = {}) => ({
  jsonrpc: '2.0',
  id: 7,
  method: 'SendMessage',
  params: { message: { messageId: 'm1', role: 'ROLE_USER', parts: [{ text }] }, ...more },
})

describe('Agent2Agent', () => {
  test('the official client finds its way by the card alone, asks, and gets recipes', async () => {
    const fetchHere: typeof fetch = Object.assign(
      async (input: RequestInfo | URL, init?: RequestInit) => {
        const { method, headers, url } = new Request(input, init)
        const { pathname } = new URL(url)
        return app.fetch(pathname, { method, headers, body: init?.body ?? null })
      },
      { preconnect: () => {} },
    )
    const card = await (await app.fetch('/.well-known/agent-card.json')).json()
    const factory = new ClientFactory(
      ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
        transports: [new JsonRpcTransportFactory({ fetchImpl: fetchHere })],
      }),
    )
    const client = await factory.createFromAgentCard(card as never)
    const answer = await client.sendMessage({
      message: {
        messageId: crypto.randomUUID(),
        role: 1,
        parts: [{ content: { $case: 'text', value: 'щось із грибами без сиру' } }],
      },
    } as never)
    expect(JSON.stringify(answer)).toContain('Гречка з грибами')
    expect(JSON.stringify(answer)).not.toContain('Сирники')
  })

  test('an answer is a message of ours with the sentence and the objects', async () => {
    const { status, body } = await post(asked('гречка'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      jsonrpc: '2.0',
      id: 7,
      result: {
        message: {
          role: 'ROLE_AGENT',
          parts: [{ text: expect.any(String) }, { data: { results: [{ '@type': 'Recipe' }] } }],
        },
      },
    })
  })

  test('what was asked before is told along, and what is refused stays refused', async () => {
    const { body } = await post(
      asked('те саме, але без гречки', { metadata: { prev: ['щось із грибами'] } }),
    )
    expect(JSON.stringify(body)).not.toContain('Гречка з грибами')
  })

  test('says with the codes of the protocol what it does not do', async () => {
    const code = async (body: unknown, headers?: Record<string, string>) => {
      const answer = await post(body, headers)
      return [answer.status, answer.body.error.code]
    }
    expect(await code('{')).toEqual([400, -32_700])
    expect(await code([])).toEqual([400, -32_600])
    expect(await code({ jsonrpc: '1.0', method: 'SendMessage' })).toEqual([400, -32_600])
    expect(await code({ jsonrpc: '2.0', id: 1, method: 'Sing' })).toEqual([200, -32_601])
    expect(await code({ jsonrpc: '2.0', id: 1, method: 'GetTask', params: {} })).toEqual([
      200, -32_001,
    ])
    expect(await code({ jsonrpc: '2.0', id: 1, method: 'SendStreamingMessage' })).toEqual([
      200, -32_004,
    ])
    expect(await code({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: {} })).toEqual([
      200, -32_602,
    ])
    expect(await code(asked('   '))).toEqual([200, -32_005])
    expect(await code(asked('борщ'), { 'a2a-version': '0.3' })).toEqual([200, -32_009])
    expect((await app.fetch('/api/a2a')).status).toBe(405)
  })

  test('takes no body that is too large or too deep, and says so in its own words', async () => {
    const large = await post(asked('борщ', { padding: ' '.repeat(65 * 1024) }))
    expect([large.status, large.body.error.code]).toEqual([413, -32_600])
    const deep = await post(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
    expect([deep.status, deep.body.error.code]).toEqual([400, -32_700])
  })

  test('is limited by what its questions cost, together with those at /ask', async () => {
    const { services } = app
    const { now } = services
    // A window of the limits must not end meanwhile.
    const at = now()
    services.now = () => at
    const long = 'суп без молока '.repeat(40).slice(0, 500)
    const body = JSON.stringify(asked(long, { metadata: { prev: Array(10).fill(long) } }))
    const from = (address: string, path: string, text: string) =>
      app.fetch(path, { method: 'POST', body: text, address })
    let sent = 0
    let last = await from('192.0.2.7', '/api/a2a', body)
    for (; last.status === 200 && sent < 60; sent += 1)
      last = await from('192.0.2.7', '/api/a2a', body)
    expect([last.status, sent < 60]).toEqual([429, true])
    expect(await last.json()).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32_603 } })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    const question = JSON.stringify({ query: { text: long } })
    expect((await from('192.0.2.7', '/ask', question)).status).toBe(429)
    expect((await from('192.0.2.8', '/api/a2a', body)).status).toBe(200)
    services.now = now
  })
})
