import { afterAll, describe, expect, test } from 'bun:test'
import { connectAgent } from '../../../support/agent.ts'
import { refusalOf, startProposing } from '../../../support/proposing.ts'

const { agent, app, ask, askDish, askDraft, askLines, confirm, confirmAsShown, person, show } =
  await startProposing()
afterAll(() => app.stop())

const day = 24 * 60 * 60 * 1000

describe('a decision', () => {
  test('is made once: of twenty at a time one applies', async () => {
    const { proposal_id } = await askDraft('Один раз')
    const { version } = await show(proposal_id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(confirm(proposal_id, version))),
    )
    expect(answers.filter((one) => one === 'no refusal')).toHaveLength(1)
    expect(answers.filter((one) => one === '409 proposal_decided')).toHaveLength(19)
    const saved = await app.services.sql`SELECT 1 FROM recipes WHERE title = 'Один раз'`
    expect(saved).toHaveLength(1)
  })

  test('about what has changed since it was shown is 409, and may be made again', async () => {
    const own = await person.compose({ title: 'Суп' })
    const { proposal_id } = await ask('plan_entry', { recipe_id: own.id, date: '2027-05-01' })
    const { version } = await show(proposal_id)
    await person.mutate('recipes.update', { id: own.id, version: own.version, title: 'Інший суп' })
    expect(await refusalOf(confirm(proposal_id, version))).toBe('409 proposal_changed')
    expect(await refusalOf(confirm(proposal_id, version + 1))).toBe('409 proposal_changed')
    expect(await refusalOf(confirmAsShown(proposal_id))).toBe('no refusal')
  })

  test('about a recipe that is gone is refused, and the page says why', async () => {
    const own = await person.compose({ title: 'Зникне' })
    const { proposal_id } = await ask('plan_entry', { recipe_id: own.id, date: '2027-05-01' })
    const { version } = await show(proposal_id)
    await person.mutate('recipes.remove', { id: own.id })
    const view = await show(proposal_id)
    expect([view.preview, typeof view.conflict]).toEqual([null, 'string'])
    expect(await refusalOf(confirm(proposal_id, version))).toBe('404 recipe_unknown')
  })

  test('can only be made by the person who was asked', async () => {
    const { proposal_id } = await askDraft()
    const { version } = await show(proposal_id)
    const stranger = app.caller()
    await stranger.signUp()
    const unknown = '404 proposal_unknown'
    expect(await refusalOf(show(proposal_id, stranger))).toBe(unknown)
    expect(await refusalOf(confirm(proposal_id, version, undefined, stranger))).toBe(unknown)
    expect(await refusalOf(stranger.mutate('proposals.reject', { id: proposal_id }))).toBe(unknown)
    expect(await refusalOf(show('prop_none'))).toBe(unknown)
    expect(await refusalOf(show(proposal_id, app.caller()))).toBe('401 sign_in_needed')
    const headers = {
      authorization: `Bearer ${agent.access_token}`,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ id: proposal_id, version })
    const byAgent = await app.fetch('/trpc/proposals.confirm', { method: 'POST', headers, body })
    expect(byAgent.status).toBe(401)
  })

  test('cannot be made by looking, nor by a page of another site', async () => {
    const { proposal_id } = await askDraft()
    const input = encodeURIComponent(JSON.stringify({ id: proposal_id, version: 1 }))
    expect((await person.fetch(`/trpc/proposals.confirm?input=${input}`)).status).toBe(405)
    const foreign = await person.fetch('/trpc/proposals.reject', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ id: proposal_id }),
    })
    expect(foreign.status).toBe(403)
    expect((await show(proposal_id)).status).toBe('needs_user_confirmation')
  })

  test('takes only edits that fit the kind', async () => {
    const draft = await askDraft()
    expect(await refusalOf(confirmAsShown(draft.proposal_id, { date: '2027-01-01' }))).toBe(
      '400 proposal_edit_invalid',
    )
    const lines = await askLines()
    expect(await refusalOf(confirmAsShown(lines.proposal_id, { lines: [] }))).toBe(
      '400 proposal_empty',
    )
    const dish = await askDish()
    expect(await refusalOf(confirmAsShown(dish.proposal_id, { recipeId: 'x' }))).toBe(
      '400 input_invalid',
    )
  })

  test('to reject is final', async () => {
    const { proposal_id } = await askDraft()
    const { version } = await show(proposal_id)
    const rejected = await person.mutate('proposals.reject', { id: proposal_id })
    expect(rejected).toMatchObject({ status: 'rejected', applied: null })
    expect(await refusalOf(confirm(proposal_id, version))).toBe('409 proposal_decided')
  })

  test('to reject can be taken back for an hour, and then confirmed like any other', async () => {
    const { proposal_id } = await askDraft()
    await person.mutate('proposals.reject', { id: proposal_id })
    const again = await person.mutate('proposals.reconsider', { id: proposal_id })
    expect(again).toMatchObject({ status: 'needs_user_confirmation', decidedAt: null })
    const { version } = await show(proposal_id)
    await confirm(proposal_id, version)
    expect(await refusalOf(person.mutate('proposals.reconsider', { id: proposal_id }))).toBe(
      '409 proposal_decided',
    )
  })

  test('to reject cannot be taken back later, nor by somebody else', async () => {
    const { proposal_id } = await askDraft()
    await person.mutate('proposals.reject', { id: proposal_id })
    const stranger = app.caller()
    await stranger.signUp()
    expect(await refusalOf(stranger.mutate('proposals.reconsider', { id: proposal_id }))).toBe(
      '404 proposal_unknown',
    )
    app.travel(61 * 60_000)
    expect(await refusalOf(person.mutate('proposals.reconsider', { id: proposal_id }))).toBe(
      '409 proposal_decided',
    )
  })

  test('cannot be confirmed once the program has lost the scope for it', async () => {
    const owner = app.caller()
    await owner.signUp()
    const { access_token } = await connectAgent(app, owner)
    const { proposal_id } = await ask('shopping_list', { lines: ['сіль'] }, access_token)
    const { version } = await show(proposal_id, owner)
    await app.services.sql`
      UPDATE grants SET scopes = '{service.read}'
      WHERE id = (SELECT grant_id FROM proposals WHERE id = ${proposal_id})`
    expect(await refusalOf(confirm(proposal_id, version, undefined, owner))).toBe(
      '404 proposal_withdrawn',
    )
  })

  test('about a list that was renamed since is 409', async () => {
    await confirmAsShown((await ask('shopping_list', { lines: ['хліб'] })).proposal_id)
    const { proposal_id } = await askLines('Покупки')
    const { version } = await show(proposal_id)
    await app.services.sql`UPDATE shopping_lists SET name = 'На дачу' WHERE name = 'Покупки'`
    expect(await refusalOf(confirm(proposal_id, version))).toBe('409 proposal_changed')
    expect((await show(proposal_id)).preview).toMatchObject({ list: { name: 'На дачу' } })
  })

  test('comes too late after a week', async () => {
    const { proposal_id } = await askDraft()
    const { version } = await show(proposal_id)
    app.travel(7 * day)
    expect((await show(proposal_id)).status).toBe('expired')
    expect(await refusalOf(confirm(proposal_id, version))).toBe('404 proposal_expired')
  })
})
