import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import {
  allow,
  authorizePath,
  type Connected,
  codeForm,
  connectAgent,
  newPkce,
  openConsent,
  postToken,
  refreshForm,
} from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { call, structured, useTool } from '../../../support/mcp.ts'
import { tokensFor } from '../../../support/token-endpoint.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const lines = { lines: ['молоко 2 л'] }
const reading = 'service.read service.drafts service.plan'

async function connected(): Promise<{ person: Caller; agent: Connected }> {
  const person = await app.signedUp()
  return { person, agent: await connectAgent(app, person) }
}

/** Asks for everything again, and the person leaves only these ticked. */
async function askAgain(person: Caller, agent: Connected, ticked: string): Promise<void> {
  const path = authorizePath(agent.clientId, newPkce().challenge)
  await allow(person, await openConsent(person, path), ticked.split(' '))
}

const grantOf = async (person: Caller) =>
  (await person.query<ConnectionView[]>('agents.connections'))[0]

describe('A scope that a person unticks when asked again', () => {
  test('is gone from the grant, and from the tokens of the consent before, on the next call', async () => {
    const { person, agent } = await connected()
    await useTool(app, agent.access_token, 'service_propose_shopping_list', lines)
    await askAgain(person, agent, reading)
    expect((await grantOf(person))?.scopes.join(' ')).toBe(reading)
    const answer = await call(app, agent.access_token, 'tools/call', {
      name: 'service_propose_shopping_list',
      arguments: lines,
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_scope"')
    expect(await structured(app, agent.access_token, 'service_list_my_recipes')).toBeDefined()
  })

  test('does not come back by a refresh', async () => {
    const { person, agent } = await connected()
    await askAgain(person, agent, reading)
    const next = await tokensFor(app, refreshForm(agent))
    expect(next.scope).toBe(reading)
    const wider = { ...refreshForm(agent, next.refresh_token), scope: 'service.shopping-list' }
    expect((await postToken(app, wider)).status).toBe(400)
  })

  test('is not in a code that an earlier consent gave and nobody has used yet', async () => {
    const { person, agent } = await connected()
    const form = await codeForm(app, person, { clientId: agent.clientId })
    await askAgain(person, agent, 'service.read')
    expect((await tokensFor(app, form)).scope).toBe('service.read')
  })

  test('takes along tokens and codes that were for nothing else', async () => {
    const { person, agent } = await connected()
    const only = { clientId: agent.clientId, scope: 'service.plan' }
    const planner = await connectAgent(app, person, only)
    const code = await codeForm(app, person, only)
    await askAgain(person, agent, 'service.read')
    expect((await call(app, planner.access_token, 'tools/list')).status).toBe(401)
    expect((await postToken(app, refreshForm(planner))).status).toBe(400)
    expect((await postToken(app, code)).status).toBe(400)
  })

  test('withdraws what waits for it, and switches off what was done without asking', async () => {
    const { person, agent } = await connected()
    const proposed = await structured<{ proposal_id: string }>(
      app,
      agent.access_token,
      'service_propose_shopping_list',
      lines,
    )
    const grantId = (await grantOf(person))?.grantId
    for (const kind of ['shopping_list', 'recipe_draft'])
      await person.mutate('agents.setAutoApproval', { grantId, kind, on: true })
    await askAgain(person, agent, reading)
    expect(await person.query('proposals.get', { id: proposed.proposal_id })).toMatchObject({
      status: 'withdrawn',
    })
    expect(await grantOf(person)).toMatchObject({
      autoApproval: { shopping_list: false, recipe_draft: true },
      waitingProposals: 0,
    })
  })

  test('may be allowed again, which brings back no token from before', async () => {
    const { person, agent } = await connected()
    await askAgain(person, agent, reading)
    const again = await connectAgent(app, person, { clientId: agent.clientId })
    expect(again.scope).toContain('service.shopping-list')
    const old = await call(app, agent.access_token, 'tools/call', {
      name: 'service_propose_shopping_list',
      arguments: lines,
    })
    expect(old.status).toBe(403)
  })
})

test('A scope that was not asked for this time stays as it was', async () => {
  const { person, agent } = await connected()
  const path = authorizePath(agent.clientId, newPkce().challenge, { scope: 'service.read' })
  await allow(person, await openConsent(person, path))
  expect((await grantOf(person))?.scopes).toHaveLength(4)
  await useTool(app, agent.access_token, 'service_propose_shopping_list', lines)
})
