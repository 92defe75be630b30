import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { invite } from '../../../../server/domain/kitchens/invitations.ts'
import { connectUpstream } from '../../../../server/domain/people/upstream.ts'
import { contextOf } from '../../../../server/doors/context.ts'
import type { AfterResetView } from '../../../../shared/wire/after-reset.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { codeForm, connectAgent, postToken, refreshForm } from '../../../support/agent.ts'
import { baseUrl, startTestApp, type TestApp } from '../../../support/app.ts'
import { Authenticator } from '../../../support/authenticator.ts'
import type { Caller } from '../../../support/caller.ts'
import { mailedToken } from '../../../support/mail.ts'
import { call } from '../../../support/mcp.ts'
import { refusal } from '../../../support/refusal.ts'
import { me, signIn } from '../../../support/signing-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const fresh = 'нова річка тече швидко'
const planted = 'тиха вода греблю рве'
let addresses = 0

/** Somebody signs up with an address; whether it is theirs is not known. */
async function signedUp(name: string) {
  addresses += 1
  const email = `owner${addresses}@example.org`
  const caller = app.caller()
  await caller.signUp(name, email)
  return { caller, email }
}

async function reset(email: string): Promise<Caller> {
  await app.caller().mutate('people.requestReset', { email })
  const owner = app.caller()
  const token = await mailedToken(app, email, 'reset')
  await owner.mutate('people.resetPassword', { token, password: fresh })
  return owner
}

const report = (owner: Caller) => owner.query<AfterResetView | null>('people.afterReset')
const kitchen = (caller: Caller) => caller.query<KitchenView>('kitchens.mine')

async function addPasskey(caller: Caller): Promise<Authenticator> {
  const authenticator = await Authenticator.make()
  const options = await caller.mutate<never>('people.passkeyRegistrationOptions')
  const response = await authenticator.create(options)
  await caller.mutate('people.passkeyRegister', { name: 'Запасний', response })
  return authenticator
}

async function enterBy(authenticator: Authenticator): Promise<unknown> {
  const caller = app.caller()
  const options = await caller.mutate<never>('people.passkeySignInOptions')
  return caller.mutate('people.passkeySignIn', { response: await authenticator.get(options) })
}

async function invitation(caller: Caller): Promise<string> {
  const { url } = await caller.mutate<{ url: string }>('kitchens.invite')
  return new URL(url).searchParams.get('token') ?? ''
}

async function join(caller: Caller, token: string): Promise<Caller> {
  await caller.mutate('kitchens.join', { token })
  return caller
}

const works = async (token: string) => (await call(app, token, 'tools/list')).status === 200

describe('An account that a stranger opened with somebody else’s address', () => {
  test('keeps no session, no password and no passkey of the stranger after a reset by mail', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const authenticator = await addPasskey(stranger)
    const owner = await reset(email)
    expect(await me(stranger)).toBeNull()
    expect(await refusal(signIn(app, email, planted))).toBe('sign_in_refused')
    expect(await refusal(enterBy(authenticator))).toBe('passkey_refused')
    expect((await report(owner))?.more?.passkeys).toEqual(['Запасний'])
  })

  test('keeps no assistant: neither its tokens, nor a code not yet spent, nor what it does by itself', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const agent = await connectAgent(app, stranger)
    const [connected] = await stranger.query<{ grantId: string }[]>('agents.connections')
    const approval = { grantId: connected?.grantId, kind: 'plan_entry', on: true }
    await stranger.mutate('agents.setAutoApproval', approval)
    const unspent = await codeForm(app, stranger)
    expect(await works(agent.access_token)).toBe(true)
    const owner = await reset(email)
    expect(await works(agent.access_token)).toBe(false)
    expect((await postToken(app, refreshForm(agent))).status).toBe(400)
    expect((await postToken(app, unspent)).status).toBe(400)
    expect(await owner.query<unknown[]>('agents.connections')).toEqual([])
    expect((await report(owner))?.more?.agents).toEqual(['Помічник', 'Помічник'])
  })

  test('keeps nobody in its kitchen, and no link that lets somebody in', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const accomplice = await join(await app.signedUp('Спільник'), await invitation(stranger))
    const waiting = await invitation(stranger)
    const theirs = await invitation(accomplice)
    const owner = await reset(email)
    const own = await kitchen(owner)
    expect(own.people.map((one) => one.self)).toEqual([true])
    expect(own.invitations).toEqual([])
    expect((await kitchen(accomplice)).id).not.toBe(own.id)
    for (const token of [waiting, theirs])
      expect(await refusal(join(await app.signedUp(), token))).toBe('invitation_unknown')
    expect((await report(owner))?.more).toMatchObject({ people: ['Спільник'], invitations: 2 })
  })

  test('keeps no link to a recipe that the stranger had made', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const { id } = await stranger.compose()
    const { url } = await stranger.mutate<{ url: string }>('recipes.share', { id })
    const owner = await reset(email)
    const key = new URL(url).searchParams.get('key') ?? ''
    expect(await refusal(app.caller().query('recipes.readShared', { key }))).toBe('link_closed')
    expect(await owner.query<unknown>('recipes.shareHeld', { id })).toEqual({ url: null })
  })

  test('lets nobody change a recipe whom the stranger would have let', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const { id } = await stranger.compose()
    await stranger.mutate('recipes.letKitchenEdit', { id, allowed: true })
    const owner = await reset(email)
    expect(await owner.query<RecipeView>('recipes.get', { id })).toMatchObject({
      kitchenEdits: false,
    })
  })

  test('leaves the kitchen of the accomplice that it was brought to', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const accomplice = await app.signedUp('Спільник')
    await accomplice.mutate('kitchens.rename', { name: 'Пастка' })
    await join(stranger, await invitation(accomplice))
    const owner = await reset(email)
    expect((await kitchen(owner)).people.length).toBe(1)
    expect((await kitchen(accomplice)).people.length).toBe(1)
    expect((await kitchen(owner)).id).not.toBe((await kitchen(accomplice)).id)
    expect((await report(owner))?.more?.leftKitchen).toBe('Пастка')
  })

  test('is not vouched for by an owner who presses the button in the letter', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const token = await mailedToken(app, email, 'verify')
    expect(await refusal(app.caller().mutate('people.verifyEmail', { token }))).toBe(
      'verify_elsewhere',
    )
    const other = await app.signedUp('Хтось')
    expect(await refusal(other.mutate('people.verifyEmail', { token }))).toBe('verify_elsewhere')
    expect((await me(stranger))?.emailVerified).toBe(false)
    // Signed in, the link still works.
    const phone = app.caller()
    await phone.mutate('people.signIn', { email, password: planted })
    await phone.mutate('people.verifyEmail', { token })
    expect((await me(stranger))?.emailVerified).toBe(true)
  })

  test('gains no invitation and no way in from a request that the reset overtakes', async () => {
    const { caller: stranger, email } = await signedUp('Чужий')
    const cookie = `komora=${stranger.cookies.get('komora')}`
    const ctx = await contextOf(app.services, new Request(baseUrl, { headers: { cookie } }))
    expect(ctx.actor).not.toBeNull()
    await reset(email)
    const who = { subject: '666', email: null, emailVerified: false, name: null }
    await expect(invite(ctx)).rejects.toMatchObject({ code: 'sign_in_needed' })
    await expect(connectUpstream(ctx, 'github', who)).rejects.toMatchObject({
      code: 'sign_in_needed',
    })
    const left = await app.services.sql`
      SELECT 1 FROM identities WHERE subject = '666'
      UNION ALL SELECT 1 FROM kitchen_invitations WHERE invited_by = ${ctx.actor?.personId ?? ''}`
    expect(left.count).toBe(0)
  })
})

describe('A reset of an account whose owner has verified the address', () => {
  async function verified(name: string) {
    const { caller, email } = await signedUp(name)
    await caller.mutate('people.verifyEmail', { token: await mailedToken(app, email, 'verify') })
    return { caller, email }
  }

  test('ends the sessions, keeps the household, and lists what still has access', async () => {
    const { caller, email } = await verified('Олена')
    const agent = await connectAgent(app, caller)
    await addPasskey(caller)
    const partner = await join(await app.signedUp('Тарас'), await invitation(caller))
    const owner = await reset(email)
    expect(await me(caller)).toBeNull()
    expect((await kitchen(partner)).id).toBe((await kitchen(owner)).id)
    expect(await works(agent.access_token)).toBe(true)
    expect(await report(owner)).toMatchObject({
      sessions: 1,
      more: null,
      left: { agents: [{ client: { name: 'Помічник' } }], passkeys: [{ name: 'Запасний' }] },
    })
  })

  test('ends what its person marks on the page, by a plain form, and keeps the rest', async () => {
    const { caller, email } = await verified('Олена')
    const [bad, good] = [await connectAgent(app, caller), await connectAgent(app, caller)]
    const authenticator = await addPasskey(caller)
    const owner = await reset(email)
    const left = (await report(owner))?.left
    const grants = await app.services.sql<{ id: string; client_id: string }[]>`
      SELECT id, client_id FROM grants WHERE revoked_at IS NULL`
    const grantOf = (clientId: string) => grants.find((one) => one.client_id === clientId)?.id
    const body = new URLSearchParams({
      [`agent:${grantOf(bad.clientId)}`]: 'end',
      [`agent:${grantOf(good.clientId)}`]: 'keep',
      [`passkey:${left?.passkeys[0]?.id}`]: 'end',
    })
    const response = await owner.fetch('/reset/done', { method: 'POST', body })
    expect(response.headers.get('location')).toBe('/')
    expect([await works(bad.access_token), await works(good.access_token)]).toEqual([false, true])
    expect(await refusal(enterBy(authenticator))).toBe('passkey_refused')
    expect(await report(owner)).toBeNull()
  })

  test('ends nothing of somebody else’s, whatever the form says', async () => {
    const other = await app.signedUp('Інша')
    const agent = await connectAgent(app, other)
    const [theirs] = await other.query<{ grantId: string }[]>('agents.connections')
    const { email } = await verified('Олена')
    const owner = await reset(email)
    const body = new URLSearchParams({ [`agent:${theirs?.grantId}`]: 'end' })
    await owner.fetch('/reset/done', { method: 'POST', body })
    expect(await works(agent.access_token)).toBe(true)
  })

  test('is told of to nobody but the session that it began', async () => {
    const { email } = await verified('Олена')
    await reset(email)
    const other = app.caller()
    await other.mutate('people.signIn', { email, password: fresh })
    expect(await report(other)).toBeNull()
  })
})
