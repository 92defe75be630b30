import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent, register } from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { call, structured, toolRefusal, useTool } from '../../../support/mcp.ts'

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

const lines = (given: unknown[]) => refusal('service_propose_shopping_list', { lines: given })
const draft = (given: Record<string, unknown>) =>
  refusal('service_propose_recipe_draft', { title: 'Юшка', ingredients: ['сіль'], ...given })

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

  test('the sentence names what came, what is missing and which arguments there are', async () => {
    const plan = await refusal('service_list_plan', { from: 'завтра', extra: 1 })
    expect(plan).toMatch(/from: [^;]+\(отримано "завтра"\)/)
    expect(plan).toContain('Аргументи є такі: from, to, include, limit, cursor.')
    expect(await refusal('service_get_my_recipe', {})).toStartWith(
      'id: обов’язкове поле, але його немає.',
    )
    expect(await refusal('service_list_my_recipes', { limit: 1000 })).toContain('(отримано 1000)')
    expect(await refusal('service_list_my_recipes', { sort: 'новіші' })).toContain('"новіші"')
    const entries = [{ recipe_id: 'rec_1', date: '8 березня', slot: 'supper' }]
    const week = await refusal('service_propose_plan_entry', { entries })
    expect(week).toMatch(/entries\[0\]\.date: [^;]+"8 березня".*entries\[0\]\.slot: .+"supper"/)
  })

  test('a control character and half of a character are refused in words, wherever they stand', async () => {
    const held = [
      [await refusal('service_get_my_recipe', { id: 'rec_\u0000' }), 'id: ', 'U+0000'],
      [await refusal('service_list_my_recipes', { query: 'бор\u0007щ' }), 'query: ', 'U+0007'],
      [lines([{ food: '\u001b[31m' }]), 'lines[0].food: ', 'U+001B'],
      [lines(['сіль', 'молоко \ud83c']), 'lines[1]: ', 'U+D83C'],
      [draft({ title: 'Борщ\u0085' }), 'title: ', 'U+0085'],
      [draft({ steps: [{ text: '\udfff' }] }), 'steps[0].text: ', 'U+DFFF'],
    ]
    for (const [text, ...parts] of held)
      for (const part of parts) expect(await text).toContain(await part)
  })

  test('what is empty once it is trimmed is refused where it is proposed', async () => {
    expect(await lines(['   '])).toContain('lines[0]: ')
    expect(await lines(['\n\t'])).toContain('lines[0]: ')
    expect(await lines([{ food: ' ' }])).toContain('lines[0].food: ')
    expect(await draft({ title: ' ' })).toContain('title: ')
    expect(await draft({ ingredients: ['сіль', ' '] })).toContain('ingredients[1]: ')
    expect(await draft({ steps: ['\n'] })).toContain('steps[0]: ')
    expect(await draft({ tags: [' '] })).toContain('tags[0]: ')
  })

  test('a value of a wrong kind is answered with what was expected and what came', async () => {
    expect(await refusal('service_list_my_recipes', { limit: '5' })).toMatch(
      /limit: .*число, отримано string/,
    )
    expect(await refusal('service_get_my_recipe', { id: 7 })).toMatch(
      /id: .*string, отримано число/,
    )
    expect(await lines([7])).toMatch(/lines\[0\]: .*string або object, отримано число/)
    // Where one of several forms was meant, it is that one which is explained.
    expect(await lines([{ food: 'сіль', quantity: 'дві' }])).toMatch(
      /lines\[0\]\.quantity: .*число, отримано string/,
    )
    expect(await draft({ steps: [{ minutes: 5 }] })).toContain('steps[0].text: ')
  })

  test('a cursor that no answer gave is refused, and is not the first page', async () => {
    const odd = ['next', '', '1.5', '-1', '0_1_2']
    for (const cursor of odd)
      for (const name of ['list_my_recipes', 'list_plan', 'search_public_recipes']) {
        const text = await refusal(`service_${name}`, { cursor })
        expect(text).toContain('Почніть без cursor')
      }
    const question = { query: 'суп', cursor: '17' }
    expect(await refusal('service_search_public_recipes', question)).toContain('Почніть без cursor')
  })

  test('days the wrong way round are told apart from too many', async () => {
    const from = '2027-03-08'
    const plan = (to: string) => refusal('service_list_plan', { from, to })
    expect(await plan('2027-03-01')).toBe(
      'Перша дата пізніша за останню. Поміняйте from і to місцями.',
    )
    expect(await plan('2027-09-01')).toBe(
      'За раз можна показати щонайбільше 92 дні. Запитайте коротший проміжок.',
    )
  })

  test('a list that is not there is named as it was, with the ids that a program needs beside the sentence', async () => {
    const ids = await Promise.all(
      ['Базар', 'Дача', 'Дача'].map((name) =>
        person.mutate<{ id: string }>('lists.create', { name }),
      ),
    )
    const unknown = await refusal('service_propose_shopping_list', {
      list: 'Ринок',
      lines: ['сіль'],
    })
    expect(unknown).toStartWith('Списку «Ринок» немає. Є такі списки: ')
    expect(unknown).toContain(`«Базар» (${ids[0]?.id})`)
    const twice = await refusal('service_propose_shopping_list', { list: 'дача', lines: ['сіль'] })
    expect(twice).toStartWith('Кілька списків мають назву «дача». Вкажіть id одного з них: ')
    expect(twice).toContain(`«Дача» (${ids[2]?.id})`)
  })

  test('amounts are as exact as a cook could measure', async () => {
    const { id } = await person.compose({
      title: 'Тісто',
      ingredients: [{ text: '2/3 склянки молока' }, { text: '1234 г борошна' }],
    })
    const recipe = await structured<{ ingredients: { quantity: number }[] }>(
      app,
      token,
      'service_get_my_recipe',
      { id },
    )
    expect(recipe.ingredients.map((one) => one.quantity)).toEqual([0.667, 1234])
  })

  test('the text holds the same JSON as structuredContent', async () => {
    const answer = await useTool(app, token, 'service_list_my_recipes')
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent)
  })
})
