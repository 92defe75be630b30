import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { z } from 'zod'
import { activitySentence } from '../../../server/domain/agents/activity.ts'
import { appRouter } from '../../../server/doors/trpc/router.ts'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import type { Person } from '../../../shared/wire/people.ts'
import type { TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { inputsFor } from '../../support/inputs.ts'
import { joinedBy } from '../../support/kitchen.ts'
import { startProposing } from '../../support/proposing.ts'

type Proposing = Awaited<ReturnType<typeof startProposing>>

let world: Proposing
let app: TestApp
beforeAll(async () => {
  world = await startProposing({ RATE_LIMITS: '0' })
  app = world.app
})
afterAll(() => app.stop())

/** Stands in whatever the owner has written, and in nothing else. */
const mark = 'потайне'
const date = '2027-03-08'

/** One of everything that a person and their kitchen have, and the ids of all of it. */
async function furnished(owner: Caller): Promise<string[]> {
  const { sql } = app.services
  const id = async (path: string, input?: object) =>
    (await owner.mutate<{ id: string }>(path, input)).id
  const recipe = await id('recipes.create', {
    ...{ title: `Борщ ${mark}`, servings: 4, notes: mark },
    ...{ ingredients: [{ text: `500 г ${mark}` }], steps: [{ text: mark }] },
  })
  await owner.mutate('recipes.letKitchenEdit', { id: recipe, allowed: true })
  await owner.mutate('recipes.update', { id: recipe, version: 1, description: mark })
  await owner.mutate('recipes.share', { id: recipe })
  await owner.mutate('recipes.think', { id: recipe, rating: 3, note: mark })
  const draft = (await owner.compose({ title: `Задум ${mark}`, status: 'draft' })).id
  const { listId, ids } = await owner.mutate<{ listId: string; ids: string[] }>('lists.addLines', {
    lines: [`чай ${mark}`],
  })
  await owner.mutate('lists.chooseShop', { id: listId, shop: mark })
  await owner.mutate('lists.share', { id: listId })
  await owner.mutate('pantry.say', { lines: [mark] })
  await owner.mutate('lists.setStaples', { foods: [mark] })
  const members = await owner.mutate<{ id: string }[]>('members.add', { name: mark })
  const book = await id('cookbooks.add', { name: mark })
  await owner.mutate('cookbooks.put', { id: book, recipeId: recipe })
  const entry = await id('plan.add', { date, slot: 'dinner', recipeId: recipe })
  const fill = 'fil_attacked'
  const { id: personId } = await owner.query<Person>('people.me')
  await sql`
    INSERT INTO store_fills (id, person_id, list_id, store, run_key, lines, created_at, updated_at)
    VALUES (${fill}, ${personId}, ${listId}, 'silpo', 'run', '[]', now(), now())`
  const proposal = (await world.askDraft(mark)).proposal_id
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM sessions WHERE person_id = ${personId}
    UNION ALL SELECT id FROM grants WHERE person_id = ${personId}
    UNION ALL SELECT id FROM kitchen_invitations WHERE invited_by = ${personId}`
  await owner.mutate('plan.repeat', { id: entry, weekdays: [1], everyWeeks: 1 })
  return [
    ...[recipe, draft, listId, ids[0] ?? '', book, entry, fill, proposal, personId],
    await id('lists.repeatGood', { text: `губки ${mark}`, everyWeeks: 2 }),
    await id('plan.trayAdd', { recipeId: recipe }),
    members.at(-1)?.id ?? '',
    await id('plan.menuSave', { from: date, name: mark }),
    await id('webhooks.add', { url: 'https://hooks.example/x', events: ['plan.changed'] }),
    (await owner.query<KitchenView>('kitchens.mine')).id,
    ...rows.map((row) => row.id),
  ]
}

/** Every row of the database that is one of these or points to one. */
async function rowsNaming(ids: readonly string[]): Promise<string[]> {
  const { sql } = app.services
  const tables = await sql<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  const rows: string[] = []
  for (const { name } of tables) {
    const some = await sql<{ row: string }[]>`
      SELECT to_jsonb(t)::text AS row FROM ${sql(name)} t
      WHERE EXISTS (SELECT 1 FROM jsonb_each_text(to_jsonb(t)) one
        WHERE one.key ~ '(^|_)(id|by)$' AND one.value = ANY(${[...ids]})) ORDER BY 1`
    rows.push(...some.map(({ row }) => `${name} ${row}`))
  }
  return rows
}

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] }
}
const procedures = Object.entries(
  (appRouter as unknown as { _def: { procedures: Record<string, Procedure> } })._def.procedures,
).filter(([, { _def }]) => _def.type !== 'subscription')

/** Many at once, as the web app asks. */
async function ask(who: Caller, path: string, type: string, inputs: unknown[]): Promise<string> {
  const address = `/trpc/${inputs.map(() => path).join(',')}?batch=1`
  const body = JSON.stringify({ ...inputs })
  const headers = { 'content-type': 'application/json' }
  const answer =
    type === 'query'
      ? await who.fetch(`${address}&input=${encodeURIComponent(body)}`)
      : await who.fetch(address, { method: 'POST', headers, body })
  return answer.text()
}

test('no procedure tells or changes anything of a person, by whatever ids, to whoever has left their kitchen or is nobody', async () => {
  const { person: owner } = world
  const gone = await joinedBy(app, owner)
  const ids = await furnished(owner)
  await gone.mutate('kitchens.leave')
  expect(ids.every(Boolean)).toBe(true)
  await activitySentence(app.services)
  const before = await rowsNaming(ids)
  expect(before.length).toBeGreaterThan(25)
  const wrong: string[] = []
  for (const kind of ['gone', 'nobody'])
    for (const [path, { _def }] of procedures) {
      const [schema] = _def.inputs
      const each = schema ? ids.map((id) => inputsFor(schema, id)) : [[undefined]]
      for (const at of each[0]?.keys() ?? []) {
        const who = kind === 'gone' ? gone : app.caller()
        const said = await ask(
          who,
          path,
          _def.type,
          each.map((some) => some[at]),
        )
        if (said.includes(mark) || /"httpStatus":5/.test(said) || !said.startsWith('['))
          wrong.push(`${kind} ${path} ${JSON.stringify(each[0]?.[at])} ${said.slice(0, 500)}`)
        // Some of it ends a session, or an account.
        if (kind === 'gone' && !gone.cookies.has('komora')) await gone.signUp()
      }
    }
  expect(wrong).toEqual([])
  expect(await rowsNaming(ids)).toEqual(before)
})
