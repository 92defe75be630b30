import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connectAgent, register } from '../../../support/agent.ts'
import { startProposing } from '../../../support/proposing.ts'

type Proposing = Awaited<ReturnType<typeof startProposing>>

let around: Proposing
beforeAll(async () => {
  around = await startProposing()
})
afterAll(() => around.app.stop())

const minute = 60_000
const draft = (title: string, more: Record<string, unknown> = {}) =>
  around.ask('recipe_draft', { title, ingredients: ['сіль'], ...more })

test('the same request while its proposal waits is answered with that proposal', async () => {
  const first = await draft('Юшка', { servings: 2 })
  const again = await draft('Юшка', { servings: 2 })
  expect(again).toEqual({ ...first, repeated: true } as never)
  expect(first).not.toHaveProperty('repeated')
})

test('the order of the arguments, and those that say what is meant anyway, make no difference', async () => {
  const first = await around.ask('plan_entry', { recipe_id: around.recipe.id, date: '2027-05-01' })
  const again = await around.ask('plan_entry', {
    slot: 'dinner',
    date: '2027-05-01',
    recipe_id: around.recipe.id,
  })
  expect(again.proposal_id).toBe(first.proposal_id)
})

test('anything that differs is a proposal of its own', async () => {
  const ids = await Promise.all([
    draft('Куліш'),
    draft('Куліш', { servings: 3 }),
    draft('Куліш', { ingredients: ['сіль', 'пшоно'] }),
    draft('Куліш', { ingredients: ['пшоно', 'сіль'] }),
  ])
  expect(new Set(ids.map((one) => one.proposal_id)).size).toBe(4)
})

test('of two at once there is one', async () => {
  const both = await Promise.all([draft('Бануш'), draft('Бануш'), draft('Бануш')])
  expect(new Set(both.map((one) => one.proposal_id)).size).toBe(1)
  expect(both.filter((one) => !('repeated' in one))).toHaveLength(1)
})

test('another program that asks the same gets its own', async () => {
  const other = await connectAgent(around.app, around.person, {
    clientId: await register(around.app),
  })
  const args = { title: 'Галушки', ingredients: ['сіль'] }
  const mine = await around.ask('recipe_draft', args)
  const theirs = await around.ask('recipe_draft', args, other.access_token)
  expect(theirs.proposal_id).not.toBe(mine.proposal_id)
})

test('for ten minutes after it was applied the same request says so; later it is a new wish', async () => {
  const first = await draft('Пампушки')
  await around.confirmAsShown(first.proposal_id, { servings: 8 })
  around.app.travel(9 * minute)
  const soon = await draft('Пампушки')
  expect(soon).toMatchObject({
    status: 'applied',
    proposal_id: first.proposal_id,
    applied: { kind: 'recipe' },
    repeated: true,
  } as never)
  around.app.travel(2 * minute)
  const later = await draft('Пампушки')
  expect(later.status).toBe('needs_user_confirmation')
  expect(later.proposal_id).not.toBe(first.proposal_id)
})

test('after a no the same may be asked again', async () => {
  const first = await draft('Холодець')
  await around.person.mutate('proposals.reject', { id: first.proposal_id })
  const again = await draft('Холодець')
  expect(again.proposal_id).not.toBe(first.proposal_id)
})

test('what is done without asking is not done twice by a repeated call', async () => {
  const owner = await around.app.signedUp('Ніна')
  const { access_token: token } = await connectAgent(around.app, owner)
  const [connection] = await owner.query<{ grantId: string }[]>('agents.connections')
  const grantId = connection?.grantId
  await owner.mutate('agents.setAutoApproval', { grantId, kind: 'recipe_draft', on: true })
  const args = { title: 'Узвар', ingredients: ['сушені яблука'] }
  const first = await around.ask('recipe_draft', args, token)
  expect(await around.ask('recipe_draft', args, token)).toEqual({
    ...first,
    repeated: true,
  } as never)
  const { items } = await owner.query<{ items: unknown[] }>('recipes.list', {})
  expect(items).toHaveLength(1)
})
