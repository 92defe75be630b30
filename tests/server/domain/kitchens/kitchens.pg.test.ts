import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { InvitationView, KitchenView } from '../../../../shared/wire/kitchens.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const week = 7 * 24 * 60 * 60 * 1000

async function invitedBy(caller: Caller): Promise<string> {
  const { url } = await caller.mutate<{ url: string }>('kitchens.invite')
  expect(url).toStartWith('http://localhost:3000/join?token=ki_')
  return new URL(url).searchParams.get('token') ?? ''
}

const mine = (caller: Caller) => caller.query<KitchenView>('kitchens.mine')

describe('A kitchen', () => {
  test('is there from the first day, with its one cook', async () => {
    const kitchen = await mine(await app.signedUp('Галина'))
    expect(kitchen.name).toBeNull()
    expect(kitchen.people.map((one) => [one.displayName, one.self])).toEqual([['Галина', true]])
  })

  test('has no name until somebody gives it one, which can be taken back', async () => {
    const caller = await app.signedUp('Олена')
    expect((await mine(caller)).name).toBeNull()
    await caller.mutate('kitchens.rename', { name: 'Дача' })
    expect((await mine(caller)).name).toBe('Дача')
    await caller.mutate('kitchens.rename', { name: null })
    expect((await mine(caller)).name).toBeNull()
  })

  test('can be renamed by whoever cooks there', async () => {
    const caller = await app.signedUp('Галина')
    await caller.mutate('kitchens.rename', { name: 'Наша кухня' })
    expect((await mine(caller)).name).toBe('Наша кухня')
  })

  test('has a name that can be seen, and no signs that turn a line around', async () => {
    const caller = await app.signedUp('Галина')
    const rename = (name: string) => caller.mutate('kitchens.rename', { name })
    expect(await refusal(rename('\u0000\u200b\u202e'))).toBe('input_invalid')
    await rename('Наша\u202e кухня')
    expect((await mine(caller)).name).toBe('Наша кухня')
  })

  test('is nothing that somebody who is not signed in can see', async () => {
    expect(await refusal(app.caller().query('kitchens.mine'))).toBe('sign_in_needed')
  })
})

describe('An invitation', () => {
  test('says whose kitchen it is before anybody joins, even to who has no account yet', async () => {
    const token = await invitedBy(await app.signedUp('Марко'))
    const view = await app.caller().query<InvitationView>('kitchens.invitation', { token })
    expect(view.kitchen).toBeNull()
    expect(view.invitedBy).toBe('Марко')
  })

  test('brings one person in, and no second one', async () => {
    const owner = await app.signedUp('Марко')
    const token = await invitedBy(owner)
    const friend = await app.signedUp('Леся')
    const joined = await friend.mutate<KitchenView>('kitchens.join', { token })
    expect(joined.people.map((one) => one.displayName)).toEqual(['Марко', 'Леся'])
    expect((await mine(owner)).invitations).toEqual([])
    const third = await app.signedUp('Іван')
    expect(await refusal(third.mutate('kitchens.join', { token }))).toBe('invitation_unknown')
  })

  test('brings in one of ten who come with it at the same moment', async () => {
    const token = await invitedBy(await app.signedUp('Марко'))
    const crowd = await Promise.all(
      Array.from({ length: 10 }, (_, n) => app.signedUp(`Гість ${n}`)),
    )
    const all = await Promise.all(
      crowd.map((one) => refusal(one.mutate('kitchens.join', { token }))),
    )
    expect(all.filter((one) => one === null).length).toBe(1)
  })

  test('is not spent by who cooks there already', async () => {
    const owner = await app.signedUp('Марко')
    const token = await invitedBy(owner)
    expect(await refusal(owner.mutate('kitchens.join', { token }))).toBe('already_in_kitchen')
    const friend = await app.signedUp('Леся')
    expect(await refusal(friend.mutate('kitchens.join', { token }))).toBeNull()
  })

  test('is over after a week', async () => {
    const token = await invitedBy(await app.signedUp('Марко'))
    const friend = await app.signedUp('Леся')
    app.travel(week + 1000)
    expect(await refusal(friend.mutate('kitchens.join', { token }))).toBe('invitation_unknown')
  })

  test('can be taken back by the kitchen, and by nobody else', async () => {
    const owner = await app.signedUp('Марко')
    const token = await invitedBy(owner)
    const [invitation] = (await mine(owner)).invitations
    const stranger = await app.signedUp('Чужий')
    const input = { id: invitation?.id }
    expect(await refusal(stranger.mutate('kitchens.removeInvitation', input))).toBe(
      'invitation_unknown',
    )
    await owner.mutate('kitchens.removeInvitation', input)
    expect(await refusal(stranger.mutate('kitchens.join', { token }))).toBe('invitation_unknown')
  })

  test('ends when the one who made it leaves the kitchen', async () => {
    const owner = await app.signedUp('Марко')
    const friend = await app.signedUp('Леся')
    await friend.mutate('kitchens.join', { token: await invitedBy(owner) })
    const token = await invitedBy(friend)
    await friend.mutate('kitchens.leave')
    const third = await app.signedUp('Іван')
    expect(await refusal(third.mutate('kitchens.join', { token }))).toBe('invitation_unknown')
  })

  test('is kept as a hash alone, and is in no log', async () => {
    const token = await invitedBy(await app.signedUp('Марко'))
    await app.caller().query('kitchens.invitation', { token })
    const rows = await app.services.sql`SELECT * FROM kitchen_invitations`
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(app.logged.join('\n')).not.toContain(token)
  })

  test('cannot be made without end', async () => {
    const owner = await app.signedUp('Марко')
    for (let n = 0; n < 20; n += 1) await owner.mutate('kitchens.invite')
    expect(await refusal(owner.mutate('kitchens.invite'))).toBe('invitations_too_many')
  })

  test('is neither made nor used by a trial kitchen', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    expect(await refusal(guest.mutate('kitchens.invite'))).toBe('demo_cannot')
    const token = await invitedBy(await app.signedUp('Марко'))
    expect(await refusal(guest.mutate('kitchens.join', { token }))).toBe('demo_cannot')
  })
})

describe('Leaving a kitchen', () => {
  test('gives a kitchen of one’s own again', async () => {
    const owner = await app.signedUp('Марко')
    const friend = await app.signedUp('Леся')
    await friend.mutate('kitchens.join', { token: await invitedBy(owner) })
    const own = await friend.mutate<KitchenView>('kitchens.leave')
    expect(own.name).toBeNull()
    expect(own.people.length).toBe(1)
    expect((await mine(friend)).id).toBe(own.id)
    expect((await mine(owner)).people.length).toBe(1)
  })

  test('by both at the same moment leaves one there and nobody without a kitchen', async () => {
    const owner = await app.signedUp('Марко')
    const friend = await app.signedUp('Леся')
    await friend.mutate('kitchens.join', { token: await invitedBy(owner) })
    await Promise.all([owner.mutate('kitchens.leave'), friend.mutate('kitchens.leave')])
    const [one, other] = [await mine(owner), await mine(friend)]
    expect(one.id).not.toBe(other.id)
    expect([one.people.length, other.people.length]).toEqual([1, 1])
  })

  test('changes nothing for who cooks alone', async () => {
    const owner = await app.signedUp('Марко')
    const before = await mine(owner)
    expect(await owner.mutate<KitchenView>('kitchens.leave')).toEqual(before)
  })
})
