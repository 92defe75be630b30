import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sweepAgents } from '../../../../server/domain/agents/sweep.ts'
import { connectAgent, postToken, refreshForm, register } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = 24 * 60 * 60 * 1000
const count = async (table: string) =>
  (await app.services.sql`SELECT 1 FROM ${app.services.sql(table)}`).length

test('what has no use any more is deleted, and what works goes on working', async () => {
  const person = app.caller()
  await person.signUp()
  const connected = await connectAgent(app, person)
  await register(app)
  const { sql } = app.services
  await sweepAgents(sql, app.services.now())
  expect((await postToken(app, refreshForm(connected))).status).toBe(200)
  expect(await count('clients')).toBe(2)

  app.travel(20 * day)
  await sweepAgents(sql, app.services.now())
  expect([await count('access_tokens'), await count('consent_requests')]).toEqual([0, 0])
  expect(await count('token_families')).toBe(1)

  app.travel(72 * day)
  await sweepAgents(sql, app.services.now())
  const left = await Promise.all(
    ['clients', 'grants', 'token_families', 'refresh_tokens', 'authorization_codes'].map(count),
  )
  expect(left).toEqual([1, 1, 0, 0, 0])
})
