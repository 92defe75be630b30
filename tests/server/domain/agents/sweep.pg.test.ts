import { afterEach, beforeEach, expect, test } from 'bun:test'
import { sweepAgents } from '../../../../server/domain/agents/sweep.ts'
import { sweepProposals } from '../../../../server/domain/proposals/sweep.ts'
import { connectAgent, postToken, refreshForm, register } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { structured } from '../../../support/mcp.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

const day = 24 * 60 * 60 * 1000
const count = async (table: string) =>
  (await app.services.sql`SELECT 1 FROM ${app.services.sql(table)}`).length

test('what has no use any more is deleted, and what works goes on working', async () => {
  const person = app.caller()
  await person.signUp()
  const connected = await connectAgent(app, person)
  await register(app)
  await sweepAgents(app.services)
  expect((await postToken(app, refreshForm(connected))).status).toBe(200)
  expect(await count('clients')).toBe(2)

  app.travel(20 * day)
  await sweepAgents(app.services)
  expect([await count('access_tokens'), await count('consent_requests')]).toEqual([0, 0])
  expect(await count('token_families')).toBe(1)

  app.travel(72 * day)
  await sweepAgents(app.services)
  const left = await Promise.all(
    ['clients', 'grants', 'token_families', 'refresh_tokens', 'authorization_codes'].map(count),
  )
  expect(left).toEqual([1, 1, 0, 0, 0])
})

test('a proposal that nobody decided is expired, and forgotten a season later', async () => {
  const person = app.caller()
  await person.signUp()
  const { access_token } = await connectAgent(app, person)
  await structured(app, access_token, 'service_propose_shopping_list', { lines: ['сіль'] })
  const statuses = async () => {
    const rows = await app.services.sql<{ status: string }[]>`SELECT status FROM proposals`
    return rows.map((row) => row.status)
  }
  await sweepProposals(app.services)
  expect(await statuses()).toEqual(['needs_user_confirmation'])
  app.travel(8 * day)
  await sweepProposals(app.services)
  expect(await statuses()).toEqual(['expired'])
  app.travel(90 * day)
  await sweepProposals(app.services)
  expect(await statuses()).toEqual([])
})
