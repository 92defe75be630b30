import { afterAll, describe, expect, test } from 'bun:test'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import type { ProposalPage } from '../../../../shared/wire/proposals.ts'
import { connectAgent } from '../../../support/agent.ts'
import { baseUrl } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { structured, useTool } from '../../../support/mcp.ts'
import { refusalOf, startProposing } from '../../../support/proposing.ts'

const { app, ask, confirm, show } = await startProposing()
afterAll(() => app.stop())

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
    expect(await refusalOf(draft('Пізно'))).not.toBe('no refusal')
    const response = await app.fetch('/api/mcp', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    })
    expect(response.status).toBe(401)
    expect((await show(proposal_id, owner)).status).toBe('withdrawn')
    expect(await refusalOf(confirm(proposal_id, version, undefined, owner))).toBe(
      '404 proposal_withdrawn',
    )
    expect(await owner.query<unknown>('agents.connections')).toEqual([])
    expect(await refusalOf(auto(owner, grantId, true))).toBe('404 connection_unknown')
    expect(await refusalOf(owner.mutate('agents.revoke', { grantId }))).toBe(
      '404 connection_unknown',
    )
  })

  test('of one person cannot be revoked or set free by another', async () => {
    const { grantId } = await connected()
    const stranger = app.caller()
    await stranger.signUp()
    expect(await refusalOf(stranger.mutate('agents.revoke', { grantId }))).toBe(
      '404 connection_unknown',
    )
    expect(await refusalOf(auto(stranger, grantId, true))).toBe('404 connection_unknown')
  })

  test('of a kitchen that its person has left shows no more how that one is called, nor what it asked for there', async () => {
    const owner = await app.signedUp()
    const leaver = await joinedBy(app, owner)
    await owner.mutate('kitchens.rename', { name: 'Дача' })
    const { access_token: token } = await connectAgent(app, leaver)
    const { proposal_id } = await ask('shopping_list', { lines: ['сіль'] }, token)
    expect((await show(proposal_id, leaver)).kitchen).toMatchObject({ name: 'Дача' })
    await leaver.mutate('kitchens.leave')
    await owner.mutate('kitchens.rename', { name: 'Без Юрка' })
    const { items } = await leaver.query<ProposalPage>('proposals.list', {})
    for (const seen of [...items, await show(proposal_id, leaver)])
      expect(seen).toMatchObject({ id: proposal_id, status: 'withdrawn', kitchen: null })
    expect((await show(proposal_id, leaver)).preview).toBeNull()
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
