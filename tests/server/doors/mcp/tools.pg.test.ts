import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent, register } from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { call, toolRefusal, useTool } from '../../../support/mcp.ts'

let app: TestApp
let person: Caller
let token: string
beforeAll(async () => {
  app = await startTestApp()
  person = await app.signedUp('Олена')
  token = (await connectAgent(app, person)).access_token
  await person.compose({ title: 'Борщ', cookMinutes: 90, tags: ['суп'] })
})
afterAll(() => app.stop())

interface ToolView {
  name: string
  description: string
  inputSchema: { type: string; additionalProperties: boolean }
  outputSchema: { type: string }
  annotations: Record<string, unknown>
}

const refusal = (name: string, args: Record<string, unknown>) => toolRefusal(app, token, name, args)

describe('tools/list', () => {
  test('lists the eight tools in their order, with closed schemas and honest hints', async () => {
    const { body } = await call(app, token, 'tools/list')
    const tools = body.result?.['tools'] as ToolView[]
    expect(tools.map((tool) => tool.name)).toEqual([
      'service_list_my_recipes',
      'service_get_my_recipe',
      'service_list_plan',
      'service_search_public_recipes',
      'service_search_store_products',
      'service_propose_recipe_draft',
      'service_propose_plan_entry',
      'service_propose_shopping_list',
    ])
    expect(tools.map((tool) => tool.inputSchema.additionalProperties)).toEqual(
      tools.map(() => false),
    )
    expect(tools.map((tool) => tool.outputSchema.type)).toEqual(tools.map(() => 'object'))
    const hints = tools.map((tool) => [
      tool.annotations['readOnlyHint'],
      tool.annotations['destructiveHint'],
      tool.annotations['openWorldHint'],
    ])
    const [read, propose] = [
      [true, false, false],
      [false, false, false],
    ]
    expect(hints).toEqual([
      read,
      read,
      read,
      read,
      [true, false, true],
      propose,
      propose,
      propose,
    ] as never)
  })

  test('a token with one scope still sees them all', async () => {
    const narrow = await connectAgent(app, person, { scope: 'service.plan' })
    const { body } = await call(app, narrow.access_token, 'tools/list')
    expect(body.result?.['tools']).toHaveLength(8)
  })

  test('no cursor was ever given out, so any is -32602', async () => {
    expect((await call(app, token, 'tools/list', { cursor: 'x' })).body.error?.code).toBe(-32602)
  })
})

describe('tools/call', () => {
  test('an unknown tool is -32602', async () => {
    const { status, body } = await call(app, token, 'tools/call', { name: 'nothing' })
    expect([status, body.error?.code]).toEqual([200, -32602])
  })

  test('a tool whose scope was not allowed is 403, with all that a new token needs', async () => {
    const narrow = await connectAgent(app, person, {
      clientId: await register(app),
      scope: 'service.read',
    })
    const params = { name: 'service_propose_plan_entry', arguments: {} }
    const { status, headers, body } = await call(app, narrow.access_token, 'tools/call', params)
    expect(status).toBe(403)
    expect(headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/api/mcp", error="insufficient_scope", scope="service.read service.plan"`,
    )
    expect(body.error?.code).toBe(-32600)
  })

  test('a read tool needs service.read and nothing else', async () => {
    const narrow = await connectAgent(app, person, {
      clientId: await register(app),
      scope: 'service.drafts service.plan service.shopping-list',
    })
    const params = { name: 'service_list_plan', arguments: {} }
    expect((await call(app, narrow.access_token, 'tools/call', params)).status).toBe(403)
  })

  test('wrong arguments are a result that says which and what to do', async () => {
    const text = await refusal('service_list_plan', { from: 'завтра', extra: 1 })
    expect(text).toContain('from')
    expect(text).toContain('extra')
    expect(text).toContain('inputSchema')
  })

  test('a null character is refused in words, wherever it stands', async () => {
    const held = [
      await refusal('service_get_my_recipe', { id: 'rec_\u0000' }),
      await refusal('service_list_my_recipes', { query: 'бор\u0000щ' }),
      await refusal('service_propose_shopping_list', { lines: [{ food: '\u0000' }] }),
    ]
    expect(held.filter((text) => !text.includes('U+0000'))).toEqual([])
  })

  test('the text holds the same JSON as structuredContent', async () => {
    const answer = await useTool(app, token, 'service_list_my_recipes')
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent)
  })
})
