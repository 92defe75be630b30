import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { HereView } from '../../../shared/wire/live.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Caller, password } from '../../support/caller.ts'
import { joinedBy } from '../../support/kitchen.ts'
import { listen } from '../../support/live.ts'
import { createTestDatabase } from '../../support/postgres.ts'
import { holding } from '../../support/signing-in.ts'

let app: TestApp
let second: TestApp
let hers: Caller
let his: Caller

beforeAll(async () => {
  const database = await createTestDatabase()
  app = await startTestApp({}, {}, database)
  // Another server on the same database, which is not its own to drop.
  second = await startTestApp({}, {}, { ...database, drop: async () => {} })
  hers = await app.signedUp('Олена')
  his = await joinedBy(app, hers, 'Марко')
})
afterAll(async () => {
  await second.stop()
  await app.stop()
})

/** Somebody at another server of the same house. */
function elsewhere(who: Caller): Caller {
  return holding(second, who.cookies.get('komora'))
}

describe('What one does in a kitchen', () => {
  test('is told to the other, at whichever server they are', async () => {
    const here = await listen(his)
    const there = await listen(elsewhere(his), 'plan')
    expect([await here.next(), await there.next()]).toEqual([['all'], ['all']])
    const { listId } = await hers.mutate<{ listId: string }>('lists.addLines', { lines: ['сіль'] })
    await Promise.all([here.until('lists'), there.until('lists')])
    const { id } = await hers.compose()
    await Promise.all([here.until('recipes'), there.until('recipes')])
    await hers.mutate('plan.add', { recipeId: id, date: '2027-03-10', slot: 'dinner' })
    await Promise.all([here.until('plan'), there.until('plan')])
    await hers.mutate('plan.trayAdd', { recipeId: id })
    await Promise.all([here.until('tray'), there.until('tray')])
    await hers.mutate('members.add', { name: 'Ладка' })
    await Promise.all([here.until('members'), there.until('members')])
    await hers.mutate('lists.setStaples', { foods: ['сіль'] })
    await Promise.all([here.until('kitchen'), there.until('kitchen')])
    await hers.mutate('lists.remove', { id: listId })
    await Promise.all([here.until('lists'), there.until('lists')])
    here.leave()
    there.leave()
  })

  test('is told to nobody of another kitchen, and reading tells nobody anything', async () => {
    const stranger = await app.signedUp('Чужа')
    const outside = await listen(stranger)
    const inside = await listen(his)
    await hers.mutate('lists.addLines', { lines: ['молоко'] })
    await inside.until('lists')
    await hers.query('lists.read', {})
    await hers.query('plan.week', {})
    await hers.mutate('plan.add', {
      kind: 'out',
      title: 'У Юлі',
      date: '2027-03-11',
      slot: 'lunch',
    })
    await stranger.mutate('plan.add', {
      kind: 'out',
      title: 'Вдома',
      date: '2027-03-11',
      slot: 'lunch',
    })
    expect(await outside.next()).toEqual(['all'])
    // That she has come to her own kitchen may be told her only now.
    const heard: (string[] | null)[] = []
    while (!heard.at(-1)?.includes('plan')) heard.push(await outside.heard())
    expect(heard.flat().filter((topic) => topic !== 'members')).toEqual(['plan'])
    expect(await inside.heard()).toEqual(['plan'])
    outside.leave()
    inside.leave()
  })
})

describe('Whoever has the same page open', () => {
  test('is named to the others for as long as they have it open, and only in their kitchen', async () => {
    const page = await listen(elsewhere(his), 'plan')
    const waiting = await listen(hers, 'plan')
    await page.next()
    await waiting.next()
    const here = async (who: Caller, place: string) =>
      (await who.query<HereView>('live.here', { place })).people
    expect(await here(hers, 'plan')).toEqual(['Марко'])
    expect(await here(his, 'plan')).toEqual(['Олена'])
    // Whoever has closed a page a moment ago is still said to be there until that is heard.
    while ((await here(hers, 'lists')).length > 0) await waiting.until('here')
    expect(await here(await app.signedUp(), 'plan')).toEqual([])
    page.leave()
    while ((await here(hers, 'plan')).length > 0) await waiting.until('here')
    waiting.leave()
  })
})

describe('A stream', () => {
  test('is refused to a guest', async () => {
    const guest = await listen(app.caller())
    expect(await guest.next()).toBeNull()
    expect(guest.refused()).toBe('sign_in_needed')
  })

  test('ends at once for whoever signs out, also at another server', async () => {
    const leaver = await joinedBy(app, hers, 'Ніна')
    const copy = elsewhere(leaver)
    const [here, there] = [await listen(leaver), await listen(copy)]
    await leaver.mutate('people.signOut')
    const last = async (one: typeof here) => {
      while ((await one.next()) !== null);
    }
    await Promise.all([last(here), last(there)])
    const again = await listen(copy)
    expect([await again.next(), again.refused()]).toEqual([null, 'sign_in_needed'])
  })

  test('ends at once for whoever is not of the kitchen any more, and then tells of their own', async () => {
    const leaver = await joinedBy(app, hers, 'Гість')
    const before = await listen(elsewhere(leaver))
    await leaver.mutate('kitchens.leave')
    while ((await before.next()) !== null);
    const after = await listen(elsewhere(leaver))
    expect(await after.next()).toEqual(['all'])
    await hers.mutate('lists.addLines', { lines: ['хліб'] })
    await leaver.mutate('plan.add', {
      kind: 'out',
      title: 'Кафе',
      date: '2027-03-11',
      slot: 'lunch',
    })
    expect(await after.heard()).toEqual(['plan'])
    after.leave()
  })

  test('ends at once for whoever deletes their account, and nothing is left of it', async () => {
    const leaver = await joinedBy(app, hers, 'Назавжди')
    const stream = await listen(elsewhere(leaver))
    expect(await stream.next()).toEqual(['all'])
    await leaver.mutate('people.remove', { password })
    while ((await stream.next()) !== null);
    const left = () =>
      app.services.sql`
        SELECT 1 FROM live_streams s WHERE NOT EXISTS (SELECT 1 FROM people p WHERE p.id = s.person_id)`
    while ((await left()).count > 0);
  })

  test('of one person there are only so many, and one that was left makes room', async () => {
    const many = await app.signedUp('Багато вікон')
    const open = await Promise.all(Array.from({ length: 10 }, () => listen(many, 'recipes')))
    for (const one of open) expect(await one.next()).toEqual(['all'])
    const more = await listen(elsewhere(many))
    expect([await more.next(), more.refused()]).toEqual([null, 'rate_limited'])
    open[0]?.leave()
    await open[1]?.until('here')
    let again = await listen(many)
    while ((await again.next()) === null) again = await listen(many)
    for (const one of [...open, again]) one.leave()
  })

  test('of one address there are only so many, whoever they are', async () => {
    const { sql } = app.services
    const [row] = await sql<{ person_id: string; kitchen_id: string }[]>`
      SELECT person_id, kitchen_id FROM kitchen_members LIMIT 1`
    await sql`
      INSERT INTO live_streams (id, server, kitchen_id, person_id, address, place)
      SELECT gen_random_uuid(), gen_random_uuid(), ${row?.kitchen_id ?? ''}, ${row?.person_id ?? ''}, '127.0.0.1', 'office'
      FROM generate_series(1, 200)`
    const one = await app.signedUp('Ще одна')
    const more = await listen(one)
    expect([await more.next(), more.refused()]).toEqual([null, 'rate_limited'])
    await sql`DELETE FROM live_streams WHERE place = 'office'`
    const room = await listen(one)
    expect(await room.next()).toEqual(['all'])
    room.leave()
  })
})
