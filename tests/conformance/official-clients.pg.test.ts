import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client'
import type { Caller } from '../support/caller.ts'
import { ConsentingClient } from '../support/consenting-client.ts'
import { connectV1, connectV2 } from '../support/official-clients.ts'
import { type ServedApp, serveTestApp } from '../support/served.ts'

let app: ServedApp
let person: Caller
let endpoint: URL
beforeAll(async () => {
  app = await serveTestApp()
  person = app.caller()
  await person.signUp()
  await person.compose({ title: 'Борщ' })
  endpoint = new URL('/api/mcp', app.url)
})
afterAll(() => app.stop())

const me = { name: 'test', version: '1' }

/** The names that the tools found, whatever library called them. */
function titles(answer: unknown): string[] {
  const { structuredContent } = answer as { structuredContent: { recipes: { title: string }[] } }
  return structuredContent.recipes.map((one) => one.title)
}

describe('the official client, version 1', () => {
  const connect = (browser: ConsentingClient) => connectV1(endpoint, browser)

  test('given the address alone it discovers, registers, asks the person, and works', async () => {
    const client = await connect(new ConsentingClient(person))
    expect((await client.listTools()).tools).toHaveLength(8)
    expect(titles(await client.callTool({ name: 'service_list_my_recipes' }))).toEqual(['Борщ'])
    await client.close()
  })

  test('after a 401 it refreshes by itself', async () => {
    const browser = new ConsentingClient(person)
    const client = await connect(browser)
    const before = browser.kept?.access_token
    app.travel(16 * 60 * 1000)
    expect(titles(await client.callTool({ name: 'service_list_my_recipes' }))).toEqual(['Борщ'])
    expect(browser.kept?.access_token).not.toBe(before)
    expect(browser.asked).toHaveLength(1)
    await client.close()
  })

  test('after a 403 it asks the person for the scope that is missing', async () => {
    const browser = new ConsentingClient(person, ['service.read'])
    const client = await connect(browser)
    // With a refresh token this library only refreshes, which cannot widen what was allowed.
    if (browser.kept) delete browser.kept.refresh_token
    const call = { name: 'service_propose_shopping_list', arguments: { lines: ['молоко 2 л'] } }
    await client.callTool(call).catch(() => browser.code)
    expect(browser.asked.at(-1)).toBe('service.read service.shopping-list')
    await client.close()
  })
})

describe('the official client, version 2', () => {
  const connect = (browser: ConsentingClient, mode: Parameters<typeof connectV2>[2]) =>
    connectV2(endpoint, browser, mode)

  test('works in the old era', async () => {
    const client = await connect(new ConsentingClient(person), 'legacy')
    expect((await client.listTools()).tools).toHaveLength(8)
    expect(titles(await client.callTool({ name: 'service_list_my_recipes' }))).toEqual(['Борщ'])
    await client.close()
  })

  test('works in the new era, and chooses it by itself', async () => {
    const client = await connect(new ConsentingClient(person), 'auto')
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
    expect((await client.listTools()).tools).toHaveLength(8)
    expect(titles(await client.callTool({ name: 'service_list_my_recipes' }))).toEqual(['Борщ'])
    await client.close()
  })

  test('refreshes after a 401 and steps up after a 403 in the new era', async () => {
    const browser = new ConsentingClient(person, ['service.read'])
    const client = await connect(browser, { pin: '2026-07-28' })
    app.travel(16 * 60 * 1000)
    expect(titles(await client.callTool({ name: 'service_list_my_recipes' }))).toEqual(['Борщ'])
    const call = { name: 'service_propose_shopping_list', arguments: { lines: ['молоко 2 л'] } }
    await client.callTool(call).catch(() => browser.code)
    expect(browser.asked).toHaveLength(2)
    expect(browser.asked.at(-1)).toContain('service.shopping-list')
    await client.close()
  })

  test('reads the documentation without a token in both eras', async () => {
    const docs = new URL('/api/docs-mcp', app.url)
    const modes = ['legacy', { pin: '2026-07-28' }] as const
    for (const mode of modes) {
      const client = new ClientV2(me, { versionNegotiation: { mode } })
      await client.connect(new TransportV2(docs))
      const { resources } = await client.listResources()
      const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' })
      expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' })
      const list = await client.callTool({ name: 'service_list_docs', arguments: {} })
      expect(list.structuredContent).toHaveProperty('docs')
      await client.close()
    }
  })
})
