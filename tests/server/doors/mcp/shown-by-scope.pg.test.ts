import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { bearer, call, newCall, post, toolRefusal } from '../../../support/mcp.ts'

let app: TestApp
let person: Caller
let ownId: string
let publishedId: string
const day = '2027-03-09'

beforeAll(async () => {
  app = await startTestApp()
  const author = await app.signedUp()
  publishedId = await author.publish({ title: 'Чужий борщ', servings: 4 })
  person = await app.signedUp()
  ownId = (await person.compose({ title: 'Таємна дієта', servings: 7 })).id
  await person.mutate('plan.add', { recipeId: ownId, date: day, slot: 'lunch', servings: 2 })
  await person.mutate('plan.add', {
    ...{ kind: 'note', title: 'Лікарня, не вдома' },
    ...{ date: day, slot: 'dinner' },
  })
})
afterAll(() => app.stop())

const tokenWith = async (scope: string) => (await connectAgent(app, person, { scope })).access_token

/** What the view of an answer is given: by the mark of the old era, as anybody may make it up. */
async function shown(token: string, name: string, args: Record<string, unknown>) {
  const message = {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: `service_propose_${name}`, arguments: args },
  }
  const mark = { 'mcp-session-id': `apps-${crypto.randomUUID()}` }
  const { body } = await post(app, '/api/mcp', message, { ...bearer(token), ...mark })
  return (body.result?.['_meta'] as Record<string, unknown> | undefined)?.['komora/shown']
}

const one = () => ({ recipe_id: ownId, date: day, slot: 'lunch', note: 'тихо' })
const week = () => ({
  entries: [
    { recipe_id: ownId, date: day },
    { recipe_id: publishedId, date: '2027-03-10', servings: 3 },
  ],
})

describe('what the view of a proposal is given', () => {
  test('holds neither the plan nor the recipes of the person where a program may only propose dishes', async () => {
    const token = await tokenWith('service.plan')
    const dinner = { date: day, slot: 'dinner' }
    expect(await shown(token, 'plan_entry', one())).toEqual({
      kind: 'plan_said',
      entries: [{ date: day, slot: 'lunch', note: 'тихо' }],
    })
    const said = {
      kind: 'plan_said',
      entries: [dinner, { ...dinner, date: '2027-03-10', servings: 3 }],
    }
    expect(await shown(token, 'plan_entry', week())).toEqual(said)
    // The same call again is no way to look at what was planned meanwhile.
    expect(await shown(token, 'plan_entry', week())).toEqual(said)
  })

  test('nor where a client of the new era says that it shows views', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {
        extensions: {
          'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] },
        },
      },
    }
    const { body } = await newCall(app, '/api/mcp', 'tools/call', {
      token: await tokenWith('service.plan service.drafts service.shopping-list'),
      params: { name: 'service_propose_plan_entry', arguments: one() },
      meta,
    })
    expect(JSON.stringify(body)).toContain('plan_said')
    expect(JSON.stringify(body)).not.toMatch(/Таємна|Лікарня/)
  })

  test('is the whole page of the person where the program may read', async () => {
    const token = await tokenWith('service.read service.plan')
    expect(await shown(token, 'plan_entry', one())).toMatchObject({
      ...{ kind: 'plan_entry', recipe: { title: 'Таємна дієта' }, servings: 7 },
      sameDay: [{ title: 'Таємна дієта' }, { title: 'Лікарня, не вдома' }],
    })
  })

  test('names the list that lines would go to, as choosing one does, and nothing that stands on it', async () => {
    await person.mutate('lists.addLines', { lines: ['ліки'] })
    const token = await tokenWith('service.shopping-list')
    expect(await shown(token, 'shopping_list', { lines: ['сіль'] })).toEqual({
      ...{ kind: 'shopping_list', lines: ['сіль'] },
      list: { id: expect.any(String), name: 'Покупки' },
    })
  })

  test('and wherever else a list is chosen its name is told too, as the documents say, and no line of it', async () => {
    const token = await tokenWith('service.shopping-list')
    const lines = ['сіль']
    const refused = await toolRefusal(app, token, 'service_propose_shopping_list', {
      ...{ list: 'Нема такого', lines },
    })
    const completed = await call(app, token, 'completion/complete', {
      ref: { type: 'ref/prompt', name: 'fill_list' },
      argument: { name: 'list', value: '' },
    })
    for (const said of [refused, JSON.stringify(completed.body)]) {
      expect(said).toContain('Покупки')
      expect(said).not.toContain('ліки')
    }
    const access = await Bun.file('docs/agents/access.md').text()
    expect(access).toContain('`service.shopping-list` alone also sees the names')
  })

  test('is of a draft what the program itself has written', async () => {
    const token = await tokenWith('service.drafts')
    const draft = { title: 'Новий', ingredients: ['1 яйце'] }
    expect(await shown(token, 'recipe_draft', draft)).toMatchObject({
      ...{ kind: 'recipe_draft', title: 'Новий', ingredients: ['1 яйце'], servings: 4 },
    })
  })
})
