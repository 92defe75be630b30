import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ProposalPreview } from '../../../../shared/wire/proposals.ts'
import type { Caller } from '../../../support/caller.ts'
import { toolRefusal } from '../../../support/mcp.ts'
import { refusalOf, startProposing } from '../../../support/proposing.ts'

type Proposing = Awaited<ReturnType<typeof startProposing>>

let around: Proposing
let cook: Caller
beforeAll(async () => {
  around = await startProposing()
  cook = await around.app.signedUp('Марко')
})
afterAll(() => around.app.stop())

const plan = (entries: Record<string, unknown>[]) => around.ask('plan_entry', { entries })
const published = (title: string) => cook.publish({ title, servings: 3 })
const shown = async (id: string) =>
  (await around.show(id)).preview as ProposalPreview & { kind: 'plan_entries' }
const copiesOf = async (title: string) => [
  ...(await around.app.services.sql<{ id: string; status: string }[]>`
    SELECT r.id, r.status FROM recipes r
    WHERE r.title = ${title} AND r.copied_publication_id IS NOT NULL AND r.removed_at IS NULL`),
]
const planned = async (from: string, to: string) => [
  ...(await around.app.services.sql<{ title: string; servings: number; slot: string }[]>`
    SELECT title, servings, slot FROM plan_entries
    WHERE date BETWEEN ${from} AND ${to} AND removed_at IS NULL ORDER BY date, title`),
]
const refusal = (args: Record<string, unknown>) =>
  toolRefusal(around.app, around.agent.access_token, 'service_propose_plan_entry', args)

test('a published recipe is saved and planned by one yes', async () => {
  const id = await published('Кулеша')
  const { proposal_id } = await around.ask('plan_entry', { recipe_id: id, date: '2027-06-01' })
  expect(await copiesOf('Кулеша')).toEqual([])
  expect((await around.show(proposal_id)).preview).toMatchObject({
    kind: 'plan_entry',
    saves: true,
    servings: 3,
  })
  const done = await around.confirmAsShown(proposal_id, { servings: 5 })
  expect(await copiesOf('Кулеша')).toEqual([{ id: expect.any(String), status: 'ready' }])
  expect(await planned('2027-06-01', '2027-06-01')).toEqual([
    { title: 'Кулеша', servings: 5, slot: 'dinner' },
  ])
  expect(done.applied).toMatchObject({ kind: 'plan_entry', id: expect.stringMatching(/^ple_/) })
})

test('planned twice, or saved before by hand, it is kept once', async () => {
  const id = await published('Гречаники')
  const { proposal_id } = await plan([
    { recipe_id: id, date: '2027-06-08' },
    { recipe_id: id, date: '2027-06-10', slot: 'lunch' },
  ])
  await around.person.mutate('recipes.copy', { publicationId: id })
  await around.confirmAsShown(proposal_id)
  expect(await copiesOf('Гречаники')).toHaveLength(1)
  expect(await planned('2027-06-08', '2027-06-10')).toHaveLength(2)
})

test('several dishes are one proposal with one link, of which the person leaves some out', async () => {
  const before = await around.count('proposals')
  const { proposal_id } = await plan([
    { recipe_id: around.recipe.id, date: '2027-06-15', servings: 4, note: 'на два дні' },
    { recipe_id: await published('Банош'), date: '2027-06-16' },
    { recipe_id: await published('Мамалига'), date: '2027-06-14', slot: 'lunch' },
  ])
  expect((await around.count('proposals')) - before).toBe(1)
  expect(await around.show(proposal_id)).toMatchObject({
    kind: 'plan_entry',
    title: 'Борщ, Банош, Мамалига',
    preview: {
      kind: 'plan_entries',
      entries: [
        { title: 'Борщ', date: '2027-06-15', servings: 4, note: 'на два дні', saves: false },
        { title: 'Банош', slot: 'dinner', servings: 3, saves: true, gone: false },
        { title: 'Мамалига', slot: 'lunch', saves: true },
      ],
      planned: [],
    },
  })
  const done = await around.confirmAsShown(proposal_id, { lines: [0, 2] })
  expect(done.applied?.ids).toHaveLength(2)
  expect(done.applied?.url).toEndWith('/plan?date=2027-06-14')
  expect(await planned('2027-06-14', '2027-06-16')).toMatchObject([
    { title: 'Мамалига' },
    { title: 'Борщ' },
  ])
  expect(await copiesOf('Банош')).toEqual([])
})

test('it shows what those days hold already', async () => {
  await around.person.mutate('plan.add', {
    recipeId: around.recipe.id,
    date: '2027-06-21',
    slot: 'dinner',
  })
  const { proposal_id } = await plan([
    { recipe_id: around.recipe.id, date: '2027-06-21' },
    { recipe_id: around.recipe.id, date: '2028-01-22' },
  ])
  expect((await shown(proposal_id)).planned).toEqual([
    { date: '2027-06-21', slot: 'dinner', title: 'Борщ' },
  ])
})

test('a dish whose recipe is taken back meanwhile can be left out, and keeps the others from nothing', async () => {
  const gone = await cook.compose({ title: 'Зникома' })
  const { publicationId } = await cook.mutate<{ publicationId: string }>('recipes.publish', {
    id: gone.id,
  })
  const { proposal_id } = await plan([
    { recipe_id: publicationId, date: '2027-07-01' },
    { recipe_id: around.recipe.id, date: '2027-07-02' },
  ])
  const { version } = await around.show(proposal_id)
  await cook.mutate('recipes.unpublish', { id: gone.id })
  expect(await refusalOf(around.confirm(proposal_id, version))).toBe('409 proposal_changed')
  expect((await shown(proposal_id)).entries.map((one) => one.gone)).toEqual([true, false])
  expect(await refusalOf(around.confirmAsShown(proposal_id))).toBe('404 publication_unknown')
  expect(await planned('2027-07-01', '2027-07-02')).toEqual([])
  await around.confirmAsShown(proposal_id, { lines: [1] })
  expect(await planned('2027-07-01', '2027-07-02')).toHaveLength(1)
})

test('a day that has no room for one of them leaves all of them, copies included, undone', async () => {
  const day = '2027-07-10'
  const { proposal_id } = await plan([
    { recipe_id: await published('Верещака'), date: '2027-07-09' },
    { recipe_id: around.recipe.id, date: day },
  ])
  const { sql } = around.app.services
  await sql`
    INSERT INTO plan_entries (id, kitchen_id, date, slot, position, kind, title, note, servings, added_by)
    SELECT 'ple_full' || n, m.kitchen_id, ${day}, 'snack', n, 'note', 'повно', '', 1, m.person_id
    FROM generate_series(1, 50) AS n,
      (SELECT m.* FROM kitchen_members m JOIN recipes r ON r.person_id = m.person_id
        WHERE r.id = ${around.recipe.id}) AS m`
  expect(await refusalOf(around.confirmAsShown(proposal_id))).toContain('plan_full')
  expect(await copiesOf('Верещака')).toEqual([])
  expect(await planned('2027-07-09', '2027-07-09')).toEqual([])
})

test('nothing is left to say yes to when all are left out', async () => {
  const { proposal_id } = await plan([
    { recipe_id: around.recipe.id, date: '2027-08-01' },
    { recipe_id: around.recipe.id, date: '2027-08-02' },
  ])
  expect(await refusalOf(around.confirmAsShown(proposal_id, { lines: [] }))).toBe(
    '400 proposal_empty',
  )
  expect(await refusalOf(around.confirmAsShown(proposal_id, { servings: 2 }))).toBe(
    '400 proposal_edit_invalid',
  )
})

test('a model is told which of the dishes there is not, and what to send instead', async () => {
  const entries = [
    { recipe_id: around.recipe.id, date: '2027-08-03' },
    { recipe_id: 'pub_none', date: '2027-08-04' },
  ]
  expect(await refusal({ entries })).toMatch(/entries\[1\]\.recipe_id, pub_none.*pub_…/)
  const many = Array.from({ length: 22 }, () => entries[0])
  expect(await refusal({ entries: many })).toContain('entries')
  expect(await refusal({ recipe_id: around.recipe.id })).toContain('entries')
  expect(await refusal({ entries, date: '2027-08-04' })).toContain('entries')
})
