import { afterAll, describe, expect, test } from 'bun:test'
import type { ProposalPage } from '../../../../shared/wire/proposals.ts'
import type { Recipe } from '../../../../shared/wire/recipes.ts'
import { connectAgent } from '../../../support/agent.ts'
import { baseUrl } from '../../../support/app.ts'
import { structured, useTool } from '../../../support/mcp.ts'
import { startProposing } from '../../../support/proposing.ts'

const {
  agent,
  app,
  ask,
  askDish,
  askDraft,
  askLines,
  confirmAsShown,
  count,
  person,
  recipe,
  show,
} = await startProposing()
afterAll(() => app.stop())

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
    expect(answer.content[0]?.text).toContain('«Покупки» (lst_')
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
