import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connectAgent, register } from '../../../support/agent.ts'
import { structured, useTool } from '../../../support/mcp.ts'
import { startProposing } from '../../../support/proposing.ts'

type Proposing = Awaited<ReturnType<typeof startProposing>>

let around: Proposing
beforeAll(async () => {
  around = await startProposing()
})
afterAll(() => around.app.stop())

interface Plan {
  kitchen?: { today: string; time_zone: string; currency: string; people: string[] }
  lists?: { id: string; name: string; current: boolean; open_lines: string[] }[]
  proposals?: { id: string; kind: string; status: string; title?: string; result_ids?: string[] }[]
  withheld?: string[]
}

const plan = (include?: string[], token = around.agent.access_token) =>
  structured<Plan>(around.app, token, 'service_list_plan', { ...(include && { include }) })

/** Another program of the same person, with less. */
const narrower = async (scope: string) =>
  (
    await connectAgent(around.app, around.person, {
      clientId: await register(around.app),
      scope,
    })
  ).access_token

test('nothing more than the plan comes unless it is asked for', async () => {
  expect(Object.keys(await plan())).toEqual(['from', 'to', 'entries', 'url'])
})

test('the kitchen tells its day, its clocks, its currency and who cooks there', async () => {
  await around.person.mutate('kitchens.setTimeZone', { timeZone: 'Pacific/Auckland' })
  const { kitchen } = await plan(['kitchen'])
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' })
  expect(kitchen).toEqual({
    today: today.format(around.app.services.now()),
    time_zone: 'Pacific/Auckland',
    currency: 'UAH',
    people: [expect.any(String)],
  })
})

test('the lists tell what is still to buy, and not what is in the basket', async () => {
  await around.person.mutate('lists.addLines', { lines: ['молоко 2 л', 'сіль'] })
  const { open } = await around.person.query<{
    open: { rows: { name: string; lines: { id: string }[] }[] }
  }>('lists.read', {})
  const salt = open.rows.find((row) => row.name === 'Сіль')
  await around.person.mutate('lists.tickLines', {
    ids: salt?.lines.map((line) => line.id),
    ticked: true,
  })
  const { lists } = await plan(['lists'])
  expect(lists).toEqual([
    { id: expect.any(String), name: 'Покупки', current: true, open_lines: ['Молоко 2 л'] },
  ])
})

test('an agent sees of its own proposals what waits and what it became, and nothing of another’s', async () => {
  const dish = await around.askDish()
  const draft = await around.askDraft()
  await around.confirmAsShown(dish.proposal_id)
  const { proposals } = await plan(['proposals'])
  expect(proposals).toEqual([
    {
      id: draft.proposal_id,
      kind: 'recipe_draft',
      status: 'needs_user_confirmation',
      title: 'Деруни',
      confirmation_url: draft.confirmation_url,
    } as never,
    {
      id: dish.proposal_id,
      kind: 'plan_entry',
      status: 'applied',
      title: 'Борщ',
      result_ids: [expect.stringMatching(/^ple_/)],
    },
  ])
  expect(
    (await plan(['proposals'], await narrower('service.read service.plan'))).proposals,
  ).toEqual([])
})

test('what needs a scope that was not given is left out and named', async () => {
  const token = await narrower('service.read')
  expect(await plan(['kitchen', 'lists', 'proposals'], token)).toMatchObject({
    kitchen: { currency: 'UAH' },
    proposals: [],
    withheld: ['lists: service.shopping-list'],
  })
  expect(await plan(['lists'], token)).not.toHaveProperty('lists')
})

test('proposals of a kind that is no longer allowed are not told', async () => {
  const token = await narrower('service.read service.drafts')
  await around.ask('recipe_draft', { title: 'Юшка', ingredients: ['сіль'] }, token)
  expect((await plan(['proposals'], token)).proposals).toHaveLength(1)
  await around.app.services.sql`
    UPDATE grants SET scopes = '{service.read}' WHERE id = (SELECT grant_id FROM proposals
      WHERE payload->>'title' = 'Юшка')`
  expect((await plan(['proposals'], token)).proposals).toEqual([])
})

test('an unknown part is refused by its name', async () => {
  const answer = await useTool(around.app, around.agent.access_token, 'service_list_plan', {
    include: ['everything'],
  })
  expect(answer.isError).toBe(true)
  expect(answer.content[0]?.text).toContain('include[0]')
})
