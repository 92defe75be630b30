import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import type { ProposalPage, ProposalView } from '../../../../shared/wire/proposals.ts'
import type { Recipe } from '../../../../shared/wire/recipes.ts'
import { type Connected, connectAgent } from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { structured, useTool } from '../../../support/mcp.ts'

let app: TestApp
let person: Caller
let agent: Connected
let recipe: Recipe
beforeAll(async () => {
  app = await startTestApp()
  person = app.caller()
  await person.signUp()
  agent = await connectAgent(app, person)
  recipe = await person.compose({ title: 'Борщ', servings: 6 })
})
afterAll(() => app.stop())

interface Asked {
  status: string
  proposal_id: string
  confirmation_url?: string
  expires_at?: string
  applied?: { kind: string; id: string; url: string }
}
const day = 24 * 60 * 60 * 1000
const ask = (name: string, args: Record<string, unknown>, token = agent.access_token) =>
  structured<Asked>(app, token, `service_propose_${name}`, args)
const askDraft = (title = 'Деруни') =>
  ask('recipe_draft', { title, ingredients: ['1 кг картоплі', 'сіль'] })
const askDish = (date = '2027-03-08') => ask('plan_entry', { recipe_id: recipe.id, date })
const askLines = (list?: string) =>
  ask('shopping_list', {
    lines: ['молоко 2 л', { food: 'яйця', quantity: 10, unit: 'шт' }],
    ...(list && { list }),
  })
const show = (id: string, who = person) => who.query<ProposalView>('proposals.get', { id })
const confirm = (id: string, version: number, edits?: Record<string, unknown>, who = person) =>
  who.mutate<ProposalView>('proposals.confirm', { id, version, ...(edits && { edits }) })
async function confirmAsShown(id: string, edits?: Record<string, unknown>) {
  const { version } = await show(id)
  return confirm(id, version, edits)
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: { status: number; reason: string }) => `${error.status} ${error.reason}`,
  )
const count = async (table: string) =>
  (await app.services.sql`SELECT 1 FROM ${app.services.sql(table)}`).length

describe('a proposal', () => {
  test('changes nothing, and tells where the person decides', async () => {
    const before = [
      await count('recipes'),
      await count('plan_entries'),
      await count('shopping_lines'),
    ]
    const answers = [await askDraft(), await askDish(), await askLines()]
    expect(answers).toEqual(
      answers.map(({ proposal_id }) => ({
        status: 'needs_user_confirmation',
        confirmation_url: `${baseUrl}/mcp/proposals/${proposal_id}`,
        proposal_id: expect.stringMatching(/^prop_/),
        expires_at: expect.any(String),
      })),
    )
    const after = [
      await count('recipes'),
      await count('plan_entries'),
      await count('shopping_lines'),
    ]
    expect(after).toEqual(before)
  })

  test('shows who asks and exactly what would change', async () => {
    const { proposal_id } = await askDish('2027-03-09')
    expect(await show(proposal_id)).toMatchObject({
      kind: 'plan_entry',
      status: 'needs_user_confirmation',
      client: { name: 'Помічник', verified: false },
      title: 'Борщ',
      preview: {
        kind: 'plan_entry',
        recipe: { id: recipe.id, title: 'Борщ' },
        date: '2027-03-09',
        slot: 'dinner',
        servings: 6,
        sameDay: [],
      },
      conflict: null,
    })
  })

  test('of a draft saves it when confirmed, as a draft, and never in the feed', async () => {
    const { proposal_id } = await askDraft('Вареники')
    const done = await confirmAsShown(proposal_id)
    expect(done).toMatchObject({ status: 'applied', applied: { kind: 'recipe' } })
    const saved = await person.query<Recipe>('recipes.get', { id: done.applied?.id })
    expect(saved).toMatchObject({ title: 'Вареники', status: 'draft', publicationId: null })
    expect(saved.ingredients.map((one) => one.text)).toEqual(['1 кг картоплі', 'сіль'])
  })

  test('of a dish puts it on the plan with the day and servings that the person chose', async () => {
    const { proposal_id } = await askDish('2027-04-01')
    await confirmAsShown(proposal_id, { date: '2027-04-02', servings: 3, slot: 'lunch' })
    const plan = await structured<{ entries: unknown[] }>(
      app,
      agent.access_token,
      'service_list_plan',
      {
        from: '2027-04-01',
        to: '2027-04-02',
      },
    )
    expect(plan.entries).toEqual([
      {
        id: expect.stringMatching(/^ple_/),
        date: '2027-04-02',
        slot: 'lunch',
        title: 'Борщ',
        servings: 3,
        recipe_id: recipe.id,
        cooked: false,
      },
    ])
  })

  test('of lines adds those that the person left ticked, to a list made when there is none', async () => {
    const { proposal_id } = await askLines()
    const { preview } = await show(proposal_id)
    expect(preview).toEqual({
      kind: 'shopping_list',
      list: null,
      lines: ['молоко 2 л', 'яйця 10 шт'],
    })
    const done = await confirmAsShown(proposal_id, { lines: [1] })
    const rows = await app.services.sql<{ text: string }[]>`
      SELECT text FROM shopping_lines WHERE list_id = ${done.applied?.id ?? ''}`
    expect(rows.map((row) => row.text)).toEqual(['яйця 10 шт'])
  })

  test('for a list that is not there names the lists there are', async () => {
    const args = { list: 'Дача', lines: ['хліб'] }
    const answer = await useTool(app, agent.access_token, 'service_propose_shopping_list', args)
    expect([answer.isError, answer.structuredContent]).toEqual([true, undefined])
    expect(answer.content[0]?.text).toContain('Покупки (lst_')
    expect((await askLines('покупки')).status).toBe('needs_user_confirmation')
  })

  test('of another person’s recipe is refused like one that never was', async () => {
    const stranger = app.caller()
    await stranger.signUp()
    const { id } = await stranger.compose()
    const of = async (recipe_id: string) =>
      (
        await useTool(app, agent.access_token, 'service_propose_plan_entry', {
          recipe_id,
          date: '2027-01-01',
        })
      ).content
    expect(await of(id)).toEqual(await of('rec_none'))
  })
})

describe('a decision', () => {
  test('is made once: of twenty at a time one applies', async () => {
    const { proposal_id } = await askDraft('Один раз')
    const { version } = await show(proposal_id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusal(confirm(proposal_id, version))),
    )
    expect(answers.filter((one) => one === 'no refusal')).toHaveLength(1)
    expect(answers.filter((one) => one === '409 proposal_decided')).toHaveLength(19)
    const saved = await app.services.sql`SELECT 1 FROM recipes WHERE title = 'Один раз'`
    expect(saved).toHaveLength(1)
  })

  test('about what has changed since it was shown is 409, and may be made again', async () => {
    const own = await person.compose({ title: 'Суп' })
    const { proposal_id } = await ask('plan_entry', { recipe_id: own.id, date: '2027-05-01' })
    const { version } = await show(proposal_id)
    await person.mutate('recipes.update', { id: own.id, version: own.version, title: 'Інший суп' })
    expect(await refusal(confirm(proposal_id, version))).toBe('409 proposal_changed')
    expect(await refusal(confirm(proposal_id, version + 1))).toBe('409 proposal_changed')
    expect(await refusal(confirmAsShown(proposal_id))).toBe('no refusal')
  })

  test('about a recipe that is gone is refused, and the page says why', async () => {
    const own = await person.compose({ title: 'Зникне' })
    const { proposal_id } = await ask('plan_entry', { recipe_id: own.id, date: '2027-05-01' })
    const { version } = await show(proposal_id)
    await person.mutate('recipes.remove', { id: own.id })
    const view = await show(proposal_id)
    expect([view.preview, typeof view.conflict]).toEqual([null, 'string'])
    expect(await refusal(confirm(proposal_id, version))).toBe('404 recipe_unknown')
  })

  test('can only be made by the person who was asked', async () => {
    const { proposal_id } = await askDraft()
    const { version } = await show(proposal_id)
    const stranger = app.caller()
    await stranger.signUp()
    const unknown = '404 proposal_unknown'
    expect(await refusal(show(proposal_id, stranger))).toBe(unknown)
    expect(await refusal(confirm(proposal_id, version, undefined, stranger))).toBe(unknown)
    expect(await refusal(stranger.mutate('proposals.reject', { id: proposal_id }))).toBe(unknown)
    expect(await refusal(show('prop_none'))).toBe(unknown)
    expect(await refusal(show(proposal_id, app.caller()))).toBe('401 sign_in_needed')
    const headers = {
      authorization: `Bearer ${agent.access_token}`,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ id: proposal_id, version })
    const byAgent = await app.fetch('/trpc/proposals.confirm', { method: 'POST', headers, body })
    expect(byAgent.status).toBe(401)
  })

  test('cannot be made by looking, nor by a page of another site', async () => {
    const { proposal_id } = await askDraft()
    const input = encodeURIComponent(JSON.stringify({ id: proposal_id, version: 1 }))
    expect((await person.fetch(`/trpc/proposals.confirm?input=${input}`)).status).toBe(405)
    const foreign = await person.fetch('/trpc/proposals.reject', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ id: proposal_id }),
    })
    expect(foreign.status).toBe(403)
    expect((await show(proposal_id)).status).toBe('needs_user_confirmation')
  })

  test('takes only edits that fit the kind', async () => {
    const draft = await askDraft()
    expect(await refusal(confirmAsShown(draft.proposal_id, { date: '2027-01-01' }))).toBe(
      '400 proposal_edit_invalid',
    )
    const lines = await askLines()
    expect(await refusal(confirmAsShown(lines.proposal_id, { lines: [] }))).toBe(
      '400 proposal_empty',
    )
    const dish = await askDish()
    expect(await refusal(confirmAsShown(dish.proposal_id, { recipeId: 'x' }))).toBe(
      '400 input_invalid',
    )
  })

  test('to reject is final', async () => {
    const { proposal_id } = await askDraft()
    const { version } = await show(proposal_id)
    const rejected = await person.mutate('proposals.reject', { id: proposal_id })
    expect(rejected).toMatchObject({ status: 'rejected', applied: null })
    expect(await refusal(confirm(proposal_id, version))).toBe('409 proposal_decided')
  })

  test('cannot be confirmed once the program has lost the scope for it', async () => {
    const owner = app.caller()
    await owner.signUp()
    const { access_token } = await connectAgent(app, owner)
    const { proposal_id } = await ask('shopping_list', { lines: ['сіль'] }, access_token)
    const { version } = await show(proposal_id, owner)
    await app.services.sql`
      UPDATE grants SET scopes = '{service.read}'
      WHERE id = (SELECT grant_id FROM proposals WHERE id = ${proposal_id})`
    expect(await refusal(confirm(proposal_id, version, undefined, owner))).toBe(
      '404 proposal_withdrawn',
    )
  })

  test('about a list that was renamed since is 409', async () => {
    const { proposal_id } = await askLines('Покупки')
    const { version } = await show(proposal_id)
    await app.services.sql`UPDATE shopping_lists SET name = 'На дачу' WHERE name = 'Покупки'`
    expect(await refusal(confirm(proposal_id, version))).toBe('409 proposal_changed')
    expect((await show(proposal_id)).preview).toMatchObject({ list: { name: 'На дачу' } })
  })

  test('comes too late after a week', async () => {
    const { proposal_id } = await askDraft()
    const { version } = await show(proposal_id)
    app.travel(7 * day)
    expect((await show(proposal_id)).status).toBe('expired')
    expect(await refusal(confirm(proposal_id, version))).toBe('404 proposal_expired')
    app.travel(-7 * day)
  })
})

describe('the list and the badge', () => {
  test('tell what waits and what was decided', async () => {
    const cook = app.caller()
    await cook.signUp()
    const { access_token } = await connectAgent(app, cook)
    const draft = (title: string) =>
      ask('recipe_draft', { title, ingredients: ['сіль'] }, access_token)
    const first = await draft('Перша')
    await draft('Друга')
    await cook.mutate('proposals.reject', { id: first.proposal_id })
    expect(await cook.query<unknown>('proposals.count')).toEqual({ waiting: 1 })
    const titles = async (input?: Record<string, unknown>) =>
      (await cook.query<ProposalPage>('proposals.list', input)).items.map((one) => one.title)
    expect(await titles()).toEqual(['Друга', 'Перша'])
    expect(await titles({ waiting: true })).toEqual(['Друга'])
    expect(await titles({ waiting: false })).toEqual(['Перша'])
    expect(await app.caller().query<unknown>('proposals.count')).toEqual({ waiting: 0 })
  })
})

describe('a program', () => {
  async function connected() {
    const owner = app.caller()
    await owner.signUp()
    const { access_token: token } = await connectAgent(app, owner)
    const grant = async () => (await owner.query<ConnectionView[]>('agents.connections'))[0]
    const grantId = (await grant())?.grantId ?? ''
    const draft = (title: string) => ask('recipe_draft', { title, ingredients: ['сіль'] }, token)
    return { owner, token, grant, grantId, draft }
  }
  const auto = (owner: Caller, grantId: string, on: boolean) =>
    owner.mutate('agents.setAutoApproval', { grantId, kind: 'recipe_draft', on })

  test('with auto-approval of a kind applies that kind alone, until it is switched off', async () => {
    const { owner, token, grantId, draft } = await connected()
    await auto(owner, grantId, true)
    const answer = await draft('Сама')
    expect(answer).toEqual({
      status: 'applied',
      proposal_id: expect.stringMatching(/^prop_/),
      applied: {
        kind: 'recipe',
        id: expect.stringMatching(/^rec_/),
        url: expect.stringContaining(baseUrl),
      },
    })
    expect(await owner.query('recipes.get', { id: answer.applied?.id })).toMatchObject({
      status: 'draft',
    })
    expect((await ask('shopping_list', { lines: ['сіль'] }, token)).status).toBe(
      'needs_user_confirmation',
    )
    await auto(owner, grantId, false)
    expect((await draft('Не сама')).status).toBe('needs_user_confirmation')
  })

  test('is shown with its scopes, its use and what waits', async () => {
    const { grant, token, draft } = await connected()
    await structured(app, token, 'service_list_my_recipes')
    await draft('Чекає')
    expect(await grant()).toMatchObject({
      client: { name: 'Помічник', verified: false },
      scopes: ['service.read', 'service.drafts', 'service.plan', 'service.shopping-list'],
      autoApproval: { recipe_draft: false, plan_entry: false, shopping_list: false },
      firstUsedAt: expect.any(Number),
      lastUsedAt: expect.any(Number),
      waitingProposals: 1,
      activity: expect.arrayContaining([
        { tool: 'service_list_my_recipes', at: expect.any(Number), calls: 1, refused: 0 },
      ]),
    })
  })

  test('when revoked is refused on the next call, its proposals withdrawn, its freedom gone', async () => {
    const { owner, token, grantId, draft } = await connected()
    const { proposal_id } = await draft('Відкличеться')
    const { version } = await show(proposal_id, owner)
    await auto(owner, grantId, true)
    await owner.mutate('agents.revoke', { grantId })
    expect(await refusal(draft('Пізно'))).not.toBe('no refusal')
    const response = await app.fetch('/api/mcp', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    })
    expect(response.status).toBe(401)
    expect((await show(proposal_id, owner)).status).toBe('withdrawn')
    expect(await refusal(confirm(proposal_id, version, undefined, owner))).toBe(
      '404 proposal_withdrawn',
    )
    expect(await owner.query<unknown>('agents.connections')).toEqual([])
    expect(await refusal(auto(owner, grantId, true))).toBe('404 connection_unknown')
    expect(await refusal(owner.mutate('agents.revoke', { grantId }))).toBe('404 connection_unknown')
  })

  test('of one person cannot be revoked or set free by another', async () => {
    const { grantId } = await connected()
    const stranger = app.caller()
    await stranger.signUp()
    expect(await refusal(stranger.mutate('agents.revoke', { grantId }))).toBe(
      '404 connection_unknown',
    )
    expect(await refusal(auto(stranger, grantId, true))).toBe('404 connection_unknown')
  })

  test('may have fifty proposals waiting, and no more, also when it asks for many at once', async () => {
    const { token } = await connected()
    const name = 'service_propose_shopping_list'
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => useTool(app, token, name, { lines: [`${index}`] })),
    )
    expect(answers.filter((one) => !one.isError)).toHaveLength(50)
    expect(answers.find((one) => one.isError)?.content[0]?.text).toContain('50')
  })
})
