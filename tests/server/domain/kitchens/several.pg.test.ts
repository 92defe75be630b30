import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ChangeOutcome } from '../../../../shared/wire/changes.ts'
import type { KitchenCard, KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { Person } from '../../../../shared/wire/people.ts'
import type { PlanEntryView, PlanWeek } from '../../../../shared/wire/plan.ts'
import type { ProposalView } from '../../../../shared/wire/proposals.ts'
import type { RecipePage } from '../../../../shared/wire/recipes.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { connectAgent } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { listen } from '../../../support/live.ts'
import { structured } from '../../../support/mcp.ts'
import { refusal } from '../../../support/refusal.ts'
import { holding } from '../../../support/signing-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const mine = (who: Caller) => who.query<KitchenView>('kitchens.mine')
const all = (who: Caller) => who.query<KitchenCard[]>('kitchens.list')
const choose = (who: Caller, id: string) => who.mutate<KitchenView>('kitchens.choose', { id })
const open = (who: Caller, name: string) => who.mutate<KitchenView>('kitchens.open', { name })
const tokenOf = async (who: Caller) =>
  new URL((await who.mutate<{ url: string }>('kitchens.invite')).url).searchParams.get('token')
const monday = { date: '2027-03-08', slot: 'dinner' }
const titles = async (who: Caller) =>
  (await who.query<PlanWeek>('plan.week', { date: '2027-03-08' })).entries.map((one) => one.title)
const lines = async (who: Caller) =>
  (await who.query<ShoppingPage>('lists.read', {})).open?.rows.map((row) => row.name) ?? []
const out = (who: Caller, title: string) =>
  who.mutate<PlanEntryView>('plan.add', { kind: 'out', title, ...monday })

/** Another window of the same browser: the same session, and the kitchen that it shows. */
function window(who: Caller, shows?: string): Caller {
  const other = holding(app, who.cookies.get('komora'))
  other.shows = shows
  return other
}

/** Somebody with two kitchens, standing in the second. */
async function withTwo(name = 'Олена') {
  const who = await app.signedUp(name)
  const home = await who.mutate<KitchenView>('kitchens.rename', { name: 'Дім' })
  const dacha = await open(who, 'Дача')
  return { who, home: home.id, dacha: dacha.id }
}

describe('Several kitchens', () => {
  test('each has its own plan, lists, tray, staples and members, and nothing of another', async () => {
    const { who, home, dacha } = await withTwo()
    await out(who, 'На вогні')
    await who.mutate('lists.addLines', { lines: ['вугілля'] })
    await who.mutate('lists.setStaples', { foods: ['сіль'] })
    await who.mutate('members.add', { name: 'Сусід' })
    await choose(who, home)
    expect((await mine(who)).name).toBe('Дім')
    expect([await titles(who), await lines(who)]).toEqual([[], []])
    expect(await who.query<unknown[]>('members.list')).toHaveLength(1)
    expect(JSON.stringify(await who.query('lists.staples'))).not.toContain('сіль')
    await out(who, 'Вдома')
    expect(await titles(who)).toEqual(['Вдома'])
    await choose(who, dacha)
    expect([await titles(who), await lines(who)]).toEqual([['На вогні'], ['Вугілля']])
  })

  test('are listed as they came, with who else cooks there, and which one this is', async () => {
    const { who, home, dacha } = await withTwo()
    await joinedBy(app, who, 'Марко')
    expect(await all(who)).toEqual([
      { id: home, name: 'Дім', others: [], current: false },
      { id: dacha, name: 'Дача', others: ['Марко'], current: true },
    ])
  })

  test('differ by device, and a new device begins where its person turned last', async () => {
    const phone = app.caller()
    await phone.signUp('Ніна', 'nina-two@example.org')
    const { id: home } = await mine(phone)
    await out(phone, 'Вдома')
    const tablet = app.caller()
    await tablet.mutate('people.signIn', { email: 'nina-two@example.org', password })
    const { id: dacha } = await open(tablet, 'Дача')
    expect([(await mine(phone)).id, (await mine(tablet)).id]).toEqual([home, dacha])
    const laptop = app.caller()
    const me = await laptop.mutate<Person>('people.signIn', {
      email: 'nina-two@example.org',
      password,
    })
    expect([me.kitchenId, (await mine(laptop)).id]).toEqual([dacha, dacha])
  })

  test('a window acts in the kitchen that it shows, whatever another window has turned to', async () => {
    const { who, home, dacha } = await withTwo()
    const first = window(who, home)
    await choose(window(who), dacha)
    await out(first, 'Борщ')
    await first.mutate('lists.addLines', { lines: ['хліб'] })
    expect((await first.query<Person>('people.me')).kitchenId).toBe(home)
    expect([await titles(who), await lines(who)]).toEqual([[], []])
    expect([await titles(first), await lines(first)]).toEqual([['Борщ'], ['Хліб']])
  })

  test('an id of one is unknown in another, to read, to change and to take away', async () => {
    const { who, home } = await withTwo()
    const entry = await out(who, 'На вогні')
    const { listId } = await who.mutate<{ listId: string }>('lists.addLines', { lines: ['вода'] })
    const page = await who.query<ShoppingPage>('lists.read', { id: listId })
    const lineId = page.open?.rows[0]?.lines[0]?.id
    await choose(who, home)
    const tries = [
      who.mutate('plan.change', { id: entry.id, servings: 9 }),
      who.mutate('plan.remove', { id: entry.id }),
      who.mutate('lists.rename', { id: listId, name: 'Моє' }),
      who.mutate('lists.tickLines', { ids: [lineId], ticked: true }),
      who.mutate('lists.addLines', { listId, lines: ['сіль'] }),
    ]
    for (const said of await Promise.all(tries.map(refusal)))
      expect(said).toMatch(/^(plan_entry|list|line)_unknown$/)
  })

  test('of somebody else are neither turned to, nor shown, nor listened to', async () => {
    const { dacha } = await withTwo('Чужа')
    const who = await app.signedUp('Своя')
    expect(await refusal(choose(who, dacha))).toBe('kitchen_unknown')
    const peeking = window(who, dacha)
    expect(await refusal(mine(peeking))).toBe('kitchen_left')
    expect(await refusal(out(peeking, 'Моє'))).toBe('kitchen_left')
    const input = encodeURIComponent(JSON.stringify({ place: 'plan', kitchenId: dacha }))
    const said = await (await who.fetch(`/trpc/live.changes?input=${input}`)).text()
    expect(said).toContain('kitchen_unknown')
    expect(said).not.toContain('all')
  })

  test('are ten at most, and none is opened by a trial or without a name', async () => {
    const who = await app.signedUp()
    for (let n = 2; n <= 10; n += 1) await open(who, `Кухня ${n}`)
    expect(await refusal(open(who, 'Ще одна'))).toBe('kitchens_too_many')
    const token = await tokenOf(await app.signedUp('Марко'))
    expect(await refusal(who.mutate('kitchens.join', { token }))).toBe('kitchens_too_many')
    expect(await refusal(app.caller().query('kitchens.invitation', { token }))).toBeNull()
    expect(await refusal(open(await app.signedUp(), ' '))).toBe('input_invalid')
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    expect(await refusal(open(guest, 'Дача'))).toBe('demo_cannot')
  })

  test('are all in the export, each with its own', async () => {
    const { who, home } = await withTwo()
    await out(who, 'На вогні')
    await choose(who, home)
    const data = await who.query<{ plan: unknown[]; otherKitchens: { plan: unknown[] }[] }>(
      'people.exportData',
    )
    expect(data.plan).toEqual([])
    expect(data.otherKitchens).toMatchObject([
      { kitchen: { name: 'Дача' }, plan: [{ title: 'На вогні' }] },
    ])
  })
})

describe('Joining', () => {
  test('adds the kitchen and turns to it; the own one stays as it was', async () => {
    const who = await app.signedUp('Леся')
    await out(who, 'Мій борщ')
    const { id: own } = await mine(who)
    const owner = await app.signedUp('Марко')
    const joined = await who.mutate<KitchenView>('kitchens.join', { token: await tokenOf(owner) })
    expect((await mine(who)).id).toBe(joined.id)
    expect(await titles(who)).toEqual([])
    await choose(who, own)
    expect(await titles(who)).toEqual(['Мій борщ'])
    expect((await mine(owner)).people).toHaveLength(2)
  })

  test('leaves no empty room behind where nothing was ever planned, listed or let in', async () => {
    const owner = await app.signedUp('Марко')
    const other = await joinedBy(app, owner, 'Нова')
    expect((await all(other)).map((one) => one.others)).toEqual([['Марко']])
  })

  test('a kitchen a second time is refused from another kitchen too, and spends nothing', async () => {
    const { who, home } = await withTwo()
    const token = await tokenOf(who)
    await choose(who, home)
    expect(await refusal(who.mutate('kitchens.join', { token }))).toBe('already_in_kitchen')
    const friend = await app.signedUp('Юрко')
    expect(await refusal(friend.mutate('kitchens.join', { token }))).toBeNull()
  })
})

describe('Recipes', () => {
  test('that are ready are read in each kitchen of their author, and nobody’s pass through them', async () => {
    const { who, dacha } = await withTwo('Авторка')
    const atDacha = await joinedBy(app, who, 'Сусід')
    await atDacha.compose({ title: 'Шашлик сусіда' })
    await choose(who, (await all(who)).find((one) => one.id !== dacha)?.id ?? '')
    const atHome = await joinedBy(app, who, 'Донька')
    await who.compose({ title: 'Борщ авторки' })
    const shelf = async (reader: Caller) =>
      (await reader.query<RecipePage>('recipes.list', { of: 'kitchen' })).items.map(
        (one) => one.title,
      )
    expect(await shelf(atDacha)).toEqual(expect.arrayContaining(['Борщ авторки', 'Шашлик сусіда']))
    expect(await shelf(atHome)).toEqual(['Борщ авторки'])
    expect(await shelf(who)).toEqual(['Борщ авторки'])
  })
})

describe('Leaving', () => {
  test('goes to another kitchen of one’s own on every device, and an emptied one is gone', async () => {
    const { who, home, dacha } = await withTwo()
    const other = window(who, dacha)
    const next = await who.mutate<KitchenView>('kitchens.leave')
    expect(next.id).toBe(home)
    expect((await all(who)).map((one) => one.id)).toEqual([home])
    expect(await refusal(out(other, 'Пізно'))).toBe('kitchen_left')
  })

  test('two at the same moment leaves nobody without a kitchen', async () => {
    const { who, home, dacha } = await withTwo()
    await Promise.all([
      window(who, home).mutate('kitchens.leave'),
      window(who, dacha).mutate('kitchens.leave'),
    ])
    expect(await all(window(who))).toHaveLength(1)
  })

  test('ends the streams of that kitchen alone', async () => {
    const { who, home, dacha } = await withTwo()
    const friend = await joinedBy(app, who, 'Марко')
    const input = (kitchenId: string) => listen(window(who), 'plan', kitchenId)
    const [there, here] = [await input(dacha), await input(home)]
    expect([await there.next(), await here.next()]).toEqual([['all'], ['all']])
    await window(who, dacha).mutate('kitchens.leave')
    while ((await there.next()) !== null);
    await out(window(who, home), 'Вдома')
    await here.until('plan')
    await out(friend, 'Без неї')
    here.leave()
  })
})

describe('What a device did without a connection', () => {
  test('lands in the kitchen where it was done, whichever is shown by now, or nowhere', async () => {
    const { who, home, dacha } = await withTwo()
    const add = (kitchenId: string, text: string, n: number) => ({
      id: crypto.randomUUID(),
      kitchenId,
      change: { kind: 'addLine', text, lineId: `lin_${String(n).padStart(26, 's')}` },
    })
    const send = (...changes: ReturnType<typeof add>[]) =>
      who.mutate<ChangeOutcome[]>('changes.send', { changes })
    const { dacha: foreign } = await withTwo('Чужа')
    const told = await send(add(home, 'молоко', 1), add(foreign, 'отрута', 2))
    expect(told.map((one) => one.refused)).toEqual([null, 'Такої кухні немає.'])
    expect(await lines(who)).toEqual([])
    expect(await lines(window(who, home))).toEqual(['Молоко'])
    await who.mutate('kitchens.leave')
    const [late] = await send(add(dacha, 'вугілля', 3))
    expect(late?.refused).toBe('Такої кухні немає.')
    expect(await lines(who)).toEqual(['Молоко'])
  })
})

describe('A program', () => {
  const plan = async (token: string) =>
    JSON.stringify(
      await structured(app, token, 'service_list_plan', { from: '2027-03-08', to: '2027-03-14' }),
    )

  test('sees the kitchen that it was let into, also after its person has turned to another', async () => {
    const { who, home, dacha } = await withTwo()
    await out(who, 'На вогні')
    const agent = await connectAgent(app, who)
    await choose(who, home)
    await out(who, 'Вдома')
    expect(await plan(agent.access_token)).toContain('На вогні')
    expect(await plan(agent.access_token)).not.toContain('Вдома')
    const second = await connectAgent(app, who)
    expect(await plan(second.access_token)).not.toContain('На вогні')
    expect(await who.query('agents.connections')).toMatchObject([
      { kitchen: { id: home, name: 'Дім' } },
      { kitchen: { id: dacha, name: 'Дача' } },
    ])
  })

  test('proposes for that kitchen, and what is confirmed from another lands there', async () => {
    const { who, home, dacha } = await withTwo()
    const agent = await connectAgent(app, who)
    const asked = await structured<{ proposal_id: string }>(
      app,
      agent.access_token,
      'service_propose_shopping_list',
      { lines: ['вугілля'] },
    )
    await choose(who, home)
    const id = asked.proposal_id
    const shown = await who.query<ProposalView>('proposals.get', { id })
    expect(shown.kitchen).toEqual({ id: dacha, name: 'Дача' })
    await who.mutate('proposals.confirm', { id, version: shown.version })
    expect(await lines(who)).toEqual([])
    expect(await lines(window(who, dacha))).toEqual(['Вугілля'])
  })

  test('is refused with the next call once its person has left, and what waits is withdrawn', async () => {
    const { who } = await withTwo()
    const agent = await connectAgent(app, who)
    const asked = await structured<{ proposal_id: string }>(
      app,
      agent.access_token,
      'service_propose_shopping_list',
      { lines: ['вугілля'] },
    )
    await who.mutate('kitchens.leave')
    const answer = await app.fetch('/api/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${agent.access_token}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect(answer.status).toBe(401)
    const input = { id: asked.proposal_id, version: 0 }
    expect(await refusal(who.mutate('proposals.confirm', input))).toBe('proposal_withdrawn')
  })
})
