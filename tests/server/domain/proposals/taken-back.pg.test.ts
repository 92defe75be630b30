import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import type { ProposalView } from '../../../../shared/wire/proposals.ts'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { structured, useTool } from '../../../support/mcp.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = 24 * 60 * 60 * 1000

describe('a rejection', () => {
  test('is not taken back once the program was disconnected', async () => {
    const { owner, id } = await asked()
    await owner.mutate('proposals.reject', { id })
    const [connection] = await owner.query<ConnectionView[]>('agents.connections')
    await owner.mutate('agents.revoke', { grantId: connection?.grantId })
    expect(await refusal(owner.mutate('proposals.reconsider', { id }))).toBe('proposal_withdrawn')
  })

  test('is not taken back once the proposal itself would be too old', async () => {
    const { owner, id } = await asked()
    app.travel(7 * day - 60_000)
    await owner.mutate('proposals.reject', { id })
    app.travel(2 * 60_000)
    expect(await refusal(owner.mutate('proposals.reconsider', { id }))).toBe('proposal_expired')
  })

  test('that is taken back and made again by many windows at once is applied once at most', async () => {
    const { owner, id } = await asked()
    const { version } = await owner.query<ProposalView>('proposals.get', { id })
    const acts = ['reject', 'reconsider', 'confirm', 'reconsider', 'confirm'] as const
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        refusal(owner.mutate(`proposals.${acts[at % 5]}`, { id, version })),
      ),
    )
    await refusal(owner.mutate('proposals.reconsider', { id }))
    await refusal(owner.mutate('proposals.confirm', { id, version }))
    const drafts = await app.services
      .sql`SELECT 1 FROM recipes WHERE title = 'Деруни' AND person_id = (
      SELECT person_id FROM proposals WHERE id = ${id})`
    expect(drafts.count).toBe(1)
  })

  test('is no business of the program: its token decides nothing', async () => {
    const { id, token } = await asked()
    for (const act of ['reject', 'reconsider', 'confirm'] as const) {
      const answer = await app.fetch(`/trpc/proposals.${act}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, version: 1 }),
      })
      expect([act, answer.status]).toEqual([act, 401])
    }
  })
})

test('a program that asks for three hundred things in a day is told to come back tomorrow', async () => {
  const { id, token } = await asked()
  await app.services.sql`
    INSERT INTO proposals (id, grant_id, person_id, kind, payload, status, automatic, created_at, expires_at, decided_at)
    SELECT 'prop_many' || n, grant_id, person_id, kind, payload, 'rejected', false, created_at, expires_at, created_at
    FROM proposals, generate_series(1, 298) AS n WHERE id = ${id}`
  const name = 'service_propose_shopping_list'
  expect((await useTool(app, token, name, { lines: ['сіль'] })).isError).toBeFalsy()
  expect((await useTool(app, token, name, { lines: ['перець'] })).isError).toBe(true)
})

async function asked() {
  const owner = app.caller()
  await owner.signUp()
  const { access_token: token } = await connectAgent(app, owner)
  const { proposal_id: id } = await structured<{ proposal_id: string }>(
    app,
    token,
    'service_propose_recipe_draft',
    { title: 'Деруни', ingredients: ['1 кг картоплі'] },
  )
  return { owner, id, token }
}
