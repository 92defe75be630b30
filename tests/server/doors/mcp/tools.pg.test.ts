import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent, register } from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { call, structured, useTool } from '../../../support/mcp.ts'

let app: TestApp
let person: Caller
let token: string
let recipeId: string
beforeAll(async () => {
  app = await startTestApp()
  person = app.caller()
  await person.signUp('Олена')
  token = (await connectAgent(app, person)).access_token
  recipeId = (await person.compose({ title: 'Борщ', cookMinutes: 90, tags: ['суп'] })).id
})
afterAll(() => app.stop())

interface ToolView {
  name: string
  description: string
  inputSchema: { type: string; additionalProperties: boolean }
  outputSchema: { type: string }
  annotations: Record<string, unknown>
}
const sentence = async (name: string, args: Record<string, unknown>) => {
  const answer = await useTool(app, token, name, args)
  expect([answer.isError, answer.structuredContent]).toEqual([true, undefined])
  return answer.content[0]?.text ?? ''
}

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
    const text = await sentence('service_list_plan', { from: 'завтра', extra: 1 })
    expect(text).toContain('from')
    expect(text).toContain('extra')
    expect(text).toContain('inputSchema')
  })

  test('a null character is refused in words, wherever it stands', async () => {
    const held = [
      await sentence('service_get_my_recipe', { id: 'rec_\u0000' }),
      await sentence('service_list_my_recipes', { query: 'бор\u0000щ' }),
      await sentence('service_propose_shopping_list', { lines: [{ food: '\u0000' }] }),
    ]
    expect(held.filter((text) => !text.includes('U+0000'))).toEqual([])
  })

  test('the text holds the same JSON as structuredContent', async () => {
    const answer = await useTool(app, token, 'service_list_my_recipes')
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent)
  })
})

describe('service_list_my_recipes', () => {
  test('lists own recipes only, found by words', async () => {
    const stranger = app.caller()
    await stranger.signUp()
    await stranger.compose({ title: 'Чужий борщ' })
    const { recipes } = await structured<{ recipes: unknown[] }>(
      app,
      token,
      'service_list_my_recipes',
      { query: 'борщ' },
    )
    expect(recipes).toEqual([
      {
        id: recipeId,
        title: 'Борщ',
        status: 'ready',
        servings: 4,
        cook_minutes: 90,
        total_minutes: 90,
        tags: ['суп'],
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        url: `${baseUrl}/recipes/${recipeId}`,
      },
    ])
  })

  test('pages go on by the cursor until there is none', async () => {
    const many = app.caller()
    await many.signUp()
    for (const title of ['А', 'Б', 'В']) await many.compose({ title })
    const { access_token } = await connectAgent(app, many)
    const page = (cursor?: string) =>
      structured<{ recipes: { title: string }[]; next_cursor?: string }>(
        app,
        access_token,
        'service_list_my_recipes',
        { sort: 'title', limit: 2, ...(cursor && { cursor }) },
      )
    const first = await page()
    const second = await page(first.next_cursor)
    const titles = [...first.recipes, ...second.recipes].map((one) => one.title)
    expect([titles, second.next_cursor]).toEqual([['А', 'Б', 'В'], undefined])
  })
})

describe('service_get_my_recipe', () => {
  test('returns the recipe in full', async () => {
    const recipe = await structured<Record<string, unknown>>(app, token, 'service_get_my_recipe', {
      id: recipeId,
    })
    expect(recipe).toMatchObject({
      id: recipeId,
      title: 'Борщ',
      servings: 4,
      ingredients: [{ text: '500 г буряка' }],
      steps: [{ text: 'Зваріть буряк.' }],
    })
    expect(Object.values(recipe)).not.toContain(null)
  })

  test('another person’s recipe and one that never was get the same sentence', async () => {
    const stranger = app.caller()
    await stranger.signUp()
    const { id } = await stranger.compose()
    const theirs = await sentence('service_get_my_recipe', { id })
    expect(theirs).toBe(await sentence('service_get_my_recipe', { id: 'rec_none' }))
    expect(theirs).toContain('service_list_my_recipes')
  })
})

describe('service_list_plan', () => {
  test('refuses days that are no days and ranges that are too long', async () => {
    expect(await sentence('service_list_plan', { from: '2026-02-30' })).toContain('from')
    expect(await sentence('service_list_plan', { from: '2026-01-01', to: '2027-01-01' })).toContain(
      '92',
    )
    expect(await sentence('service_list_plan', { from: '2026-01-02', to: '2026-01-01' })).toContain(
      '92',
    )
  })

  test('without dates it covers two weeks from today', async () => {
    const plan = await structured<{ from: string; to: string; entries: unknown[] }>(
      app,
      token,
      'service_list_plan',
    )
    expect((Date.parse(plan.to) - Date.parse(plan.from)) / 86_400_000).toBe(13)
    expect(plan.entries).toEqual([])
  })
})

describe('service_search_public_recipes', () => {
  test('finds what others have published, with links and no private word', async () => {
    const cook = app.caller()
    await cook.signUp('Марко')
    const id = await cook.publish({ title: 'Деруни з грибами', cookMinutes: 30 })
    const money = {
      currency: 'UAH',
      minor: expect.any(Number),
      text: expect.stringMatching(/₴$/),
    }
    const { recipes } = await structured<{ recipes: Record<string, unknown>[] }>(
      app,
      token,
      'service_search_public_recipes',
      { query: 'деруни', max_minutes: 45 },
    )
    expect(recipes).toEqual([
      {
        id,
        title: 'Деруни з грибами',
        author: 'Марко',
        servings: 4,
        cook_minutes: 30,
        estimated_price: money,
        price_per_serving: money,
        likes: 0,
        published_at: expect.any(String),
        url: `${baseUrl}/r/${id}`,
        data_url: `${baseUrl}/api/social/${id}`,
      },
    ])
  })
})

describe('a question to service_search_public_recipes', () => {
  test('never brings what it refuses, and goes on where the page before ended', async () => {
    const cook = app.caller()
    await cook.signUp('Оля')
    for (let n = 1; n <= 12; n++)
      await cook.publish({ title: `Юшка ${n}`, ingredients: [{ text: '3 картоплини' }] })
    await cook.publish({ title: 'Юшка з м’ясом', ingredients: [{ text: '300 г свинини' }] })
    const ask = (cursor?: string) =>
      structured<{ recipes: { title: string }[]; next_cursor?: string }>(
        app,
        token,
        'service_search_public_recipes',
        { query: 'юшка без м’яса', ...(cursor && { cursor }) },
      )
    const first = await ask()
    expect(first.recipes).toHaveLength(10)
    const second = await ask(first.next_cursor)
    expect(second.next_cursor).toBeUndefined()
    const titles = [...first.recipes, ...second.recipes].map((one) => one.title)
    expect(new Set(titles).size).toBe(12)
    expect(titles).not.toContain('Юшка з м’ясом')
  })
})

describe('service_search_store_products', () => {
  test('says plainly that no store is connected', async () => {
    expect(await sentence('service_search_store_products', { query: 'молоко' })).toContain(
      '/settings',
    )
  })
})
