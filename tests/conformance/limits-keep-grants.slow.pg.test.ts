import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { limitRules } from '../../server/domain/limits/rules.ts'
import type { TestApp } from '../support/app.ts'
import type { Caller } from '../support/caller.ts'
import { ConsentingClient } from '../support/consenting-client.ts'
import { type ServedApp, serveTestApp } from '../support/served.ts'

let app: ServedApp
let person: Caller
// What a test uses up, or takes away, is nobody's loss but its own.
beforeEach(async () => {
  app = await serveTestApp()
  stopClock(app)
  person = await app.signedUp()
  await person.compose({ title: 'Борщ' })
})
afterEach(() => app.stop())

interface Connected {
  browser: ConsentingClient
  /** Whether the recipes came, or what the library threw. */
  list(): Promise<string>
}

const me = { name: 'test', version: '1' }
const tool = { name: 'service_list_my_recipes', arguments: {} }
const minute = 60_000

async function connectV1(): Promise<Connected> {
  const browser = new ConsentingClient(person)
  const open = () =>
    new TransportV1(new URL('/api/mcp', app.url), { authProvider: browser as never })
  const first = open()
  await new ClientV1(me).connect(first as never).catch(() => {})
  await first.finishAuth((await browser.code)?.get('code') ?? '')
  const client = new ClientV1(me)
  await client.connect(open() as never)
  return { browser, list: () => outcome(client.callTool(tool)) }
}

async function connectV2(): Promise<Connected> {
  const browser = new ConsentingClient(person)
  const options = { versionNegotiation: { mode: { pin: '2026-07-28' } } } as const
  const open = () =>
    new TransportV2(new URL('/api/mcp', app.url), { authProvider: browser as never })
  const first = open()
  await new ClientV2(me, options).connect(first).catch(() => {})
  const answer = await browser.code
  if (answer) await first.finishAuth(answer)
  const client = new ClientV2(me, options)
  await client.connect(open())
  return { browser, list: () => outcome(client.callTool(tool)) }
}

const clients = [connectV1, connectV2]

describe('The official clients, versions 1 and 2', () => {
  test('keep their tokens when the token endpoint tells them to wait, and refresh later', async () => {
    for (const connect of clients) {
      const { browser, list } = await connect()
      const before = browser.kept?.refresh_token
      app.travel(16 * minute)
      await useUp('/api/mcp/oauth/token', {}, 405)
      expect(await list()).not.toBe('listed')
      expect(browser).toMatchObject({ forgotten: [], kept: { refresh_token: before } })
      app.travel(minute)
      expect(await list()).toBe('listed')
      expect(browser.kept?.refresh_token).not.toBe(before)
      expect(browser.asked).toHaveLength(1)
    }
  })

  test('keep their tokens when they called too often, and others from their address go on', async () => {
    for (const connect of clients) {
      const busy = await connect()
      const other = await connect()
      const before = busy.browser.kept?.access_token
      await useUp('/api/mcp', { authorization: `Bearer ${before}` }, 200)
      expect(await busy.list()).toContain('Too many requests')
      expect(await other.list()).toBe('listed')
      app.travel(minute)
      expect(await busy.list()).toBe('listed')
      expect(busy.browser).toMatchObject({ forgotten: [], kept: { access_token: before } })
      expect(busy.browser.asked).toHaveLength(1)
    }
  })

  test('are let in although their address knocked too often without a token, or with wrong ones', async () => {
    for (const connect of clients) {
      const { list } = await connect()
      await useUp('/api/mcp', {}, 401)
      expect(await list()).toBe('listed')
      app.travel(minute)
      await useUp('/api/mcp', { authorization: 'Bearer kat_wrong' }, 401)
      expect(await list()).toBe('listed')
      app.travel(minute)
    }
  })
})

describe('At an address that asked too often', () => {
  test('every endpoint for programs refuses in its own words, and says for how long', async () => {
    await useUp('/api/mcp', {}, 401)
    await useUp('/api/mcp/oauth/token', {}, 405)
    const token = await app.fetch('/api/mcp/oauth/token', { method: 'POST' })
    const register = await app.fetch('/api/mcp/oauth/register', { method: 'POST' })
    for (const answer of [token, register]) {
      expect(await answer.json()).toMatchObject({
        error: 'temporarily_unavailable',
        error_description: expect.stringContaining('Забагато запитів'),
      })
    }
    const mcp = await app.fetch('/api/mcp', { method: 'POST', body: '{}' })
    expect(await mcp.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_603 } })
    const docs = await app.fetch('/api/docs-mcp', { method: 'POST', body: '{}' })
    for (const answer of [token, register, mcp, docs]) {
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('whoever shows a wrong token is refused before anything of what they send is read', async () => {
    const authorization = 'Bearer kat_wrong'
    await useUp('/api/mcp', { authorization }, 401)
    let read = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1
          controller.enqueue(new Uint8Array(1000).fill(32))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { authorization }
    const answer = await app.fetch('/api/mcp', { method: 'POST', headers, body })
    expect([answer.status, read]).toEqual([429, 0])
  })

  test('a person’s browser is asked to wait by a page, and nothing of the request is lost', async () => {
    await useUp('/api/mcp/oauth/token', {}, 405)
    const page = await person.fetch('/api/mcp/oauth/authorize?client_id=x')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.headers.get('content-type')).toStartWith('text/html')
    expect(await page.text()).toContain('Зачекайте хвилинку')
  })
})

describe('While the database is away', () => {
  test('the official clients keep their tokens, and nobody is asked again', async () => {
    const all = [await connectV1(), await connectV2()]
    await app.services.sql.end({ timeout: 1 })
    for (const { list, browser } of all) {
      const { kept } = browser
      expect(await list()).toContain('The database cannot be reached')
      expect(browser).toMatchObject({ forgotten: [], kept })
      expect(browser.asked).toHaveLength(1)
    }
  })

  test('the endpoints for programs say so in their own words, and when to come back', async () => {
    await app.services.sql.end({ timeout: 1 })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const token = await app.fetch('/api/mcp/oauth/token', {
      method: 'POST',
      headers: form,
      body: 'grant_type=refresh_token&client_id=x&refresh_token=y',
    })
    expect(await token.json()).toMatchObject({ error: 'temporarily_unavailable' })
    const mcp = await app.fetch('/api/mcp', {
      method: 'POST',
      headers: { authorization: 'Bearer kat_any' },
      body: '{"jsonrpc":"2.0","id":7,"method":"ping"}',
    })
    expect(await mcp.json()).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32_603 } })
    const page = await person.fetch('/api/mcp/oauth/authorize?client_id=x')
    expect(await page.text()).toContain('Зачекайте хвилинку')
    for (const answer of [token, mcp, page]) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

/** A window of the limits must not end in the middle of a test. */
function stopClock({ services }: TestApp): void {
  let at = services.now().getTime()
  services.now = () => new Date(at)
  app.travel = (ms) => {
    at += ms
  }
}

async function useUp(path: string, headers: Record<string, string>, until: number): Promise<void> {
  const init = {
    method: path === '/api/mcp' ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(path === '/api/mcp' && { body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }),
  }
  const knock = async () => (await app.fetch(path, init)).status
  expect(await knock()).toBe(until)
  let last = until
  for (let sent = 0; sent <= limitRules.read.limit && last === until; sent += 100)
    last = (await Promise.all(Array.from({ length: 100 }, knock))).at(-1) ?? 0
  expect(last).toBe(429)
}

async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'listed'
  } catch (error) {
    return (error as Error).message
  }
}
