import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
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

const views = {
  extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
}

/** What both versions of the official library can be asked, each checking every answer by its own schemas. */
interface Client {
  listResources(): Promise<{ resources: { uri: string; title?: string | undefined }[] }>
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>
  readResource(params: { uri: string }): Promise<{ contents: unknown[] }>
  listPrompts(): Promise<{ prompts: { name: string }[] }>
  getPrompt(params: { name: string; arguments: Record<string, string> }): Promise<{
    messages: { content: unknown }[]
  }>
  complete(params: {
    ref: { type: 'ref/prompt'; name: string }
    argument: { name: string; value: string }
  }): Promise<{ completion: { values: string[] } }>
  listTools(): Promise<{ tools: { _meta?: unknown }[] }>
  close(): Promise<void>
}

const ways: Record<string, (browser: ConsentingClient, capabilities: object) => Promise<unknown>> =
  {
    'version 1': (browser, capabilities) => connectV1(endpoint, browser, capabilities),
    'version 2 in the old era': (browser, capabilities) =>
      connectV2(endpoint, browser, 'legacy', capabilities),
    'version 2 in the new era': (browser, capabilities) =>
      connectV2(endpoint, browser, { pin: '2026-07-28' }, capabilities),
  }

describe.each(Object.keys(ways))('the official client, %s', (way) => {
  const connect = async (capabilities: object = {}) =>
    (await ways[way]?.(new ConsentingClient(person), capabilities)) as Client

  test('lists, reads, prompts and completes', async () => {
    const client = await connect()
    const { resources } = await client.listResources()
    const borscht = resources.find((one) => one.title === 'Борщ')
    expect((await client.readResource({ uri: borscht?.uri ?? '' })).contents).toHaveLength(1)
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3)
    expect((await client.listPrompts()).prompts.map((one) => one.name)).toContain('plan_week')
    const { messages } = await client.getPrompt({
      name: 'cook_recipe',
      arguments: { recipe: 'Борщ' },
    })
    expect(messages.map((one) => (one.content as { type: string }).type)).toEqual([
      'resource',
      'text',
    ])
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'cook_recipe' },
      argument: { name: 'recipe', value: 'бо' },
    })
    expect(completion.values).toEqual(['Борщ'])
    await client.close()
  })

  test('is told of views only when it says that it shows them', async () => {
    for (const [capabilities, told] of [
      [views, 6],
      [{}, 0],
    ] as const) {
      const client = await connect(capabilities)
      const { tools } = await client.listTools()
      expect(
        tools.filter((tool) => JSON.stringify(tool._meta ?? {}).includes('ui://')),
      ).toHaveLength(told)
      await client.close()
    }
  })
})
