import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ChangeOutcome, SentEntryChange } from '../../../../shared/wire/changes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { PlanEntryCard, PlanWeek } from '../../../../shared/wire/plan.ts'
import type { TrayDish } from '../../../../shared/wire/tray.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'

let app: TestApp
let hers: Caller
let his: Caller
let kitchenId: string
let recipeId: string
beforeAll(async () => {
  app = await startTestApp()
  hers = await app.signedUp('Олена')
  his = await joinedBy(app, hers, 'Марко')
  kitchenId = (await hers.query<KitchenView>('kitchens.mine')).id
  recipeId = (await hers.compose({ title: 'Борщ', servings: 4 })).id
})
afterAll(() => app.stop())

const monday = { date: '2027-05-10', slot: 'dinner' } as const
const friday = { date: '2027-05-14', slot: 'lunch' } as const
/** Each test has its own days. */
const later = { date: '2027-06-07', slot: 'dinner' } as const
const elsewhen = { date: '2027-07-05', slot: 'dinner' } as const

describe('What a device did to the plan without a connection', () => {
  test('is made once, in its order, and merges field by field with what another did', async () => {
    const id = newId('ple')
    const add = change({ kind: 'addEntry', entryId: id, ...monday, dish: { recipeId } })
    await Promise.all([send(hers, add), send(hers, add)])
    await send(
      his,
      change({ kind: 'moveEntry', entryId: id, ...friday }),
      change({ kind: 'noteEntry', entryId: id, seen: '', note: 'сметана' }),
    )
    const seen = { ...monday, note: '', cooked: false }
    await send(
      hers,
      change({ kind: 'serveEntry', entryId: id, servings: 6 }),
      change({ kind: 'noteEntry', entryId: id, seen: '', note: 'без солі' }),
      change({ kind: 'cookEntry', entryId: id, cooked: true }),
      change({ kind: 'removeEntry', entryId: id, seen }),
    )
    const [entry, ...more] = await week()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ ...friday, title: 'Борщ', servings: 6 })
    expect([entry?.note, entry?.cookedAt]).toEqual(['сметана · без солі', expect.any(Number)])
    const now = { ...friday, note: 'сметана · без солі', cooked: true }
    await send(his, change({ kind: 'removeEntry', entryId: id, seen: now }))
    expect(await week()).toEqual([])
    await send(hers, change({ kind: 'restoreEntry', entryId: id }))
    expect((await week()).map((one) => one.id)).toEqual([id])
    await send(hers, change({ kind: 'removeEntry', entryId: id, seen: now }))
  })

  test('may be words, a dish of the feed, one that was put by, or one that stands there already', async () => {
    const publicationId = await (await app.signedUp('Авторка')).publish({ title: 'Узвар' })
    await hers.mutate('plan.trayAdd', { recipeId })
    const [lying] = await hers.query<TrayDish[]>('plan.tray')
    const trayId = lying?.id ?? ''
    const [drink, out, soup, copy] = [newId('ple'), newId('ple'), newId('ple'), newId('ple')]
    const outcomes = await send(
      hers,
      change({ kind: 'addEntry', entryId: drink, ...later, dish: { publicationId } }),
      change({
        kind: 'addEntry',
        entryId: out,
        ...later,
        dish: { kind: 'out', title: 'У бабусі' },
      }),
      change({ kind: 'addEntry', entryId: soup, ...later, dish: { trayId }, servings: 3 }),
      change({ kind: 'copyEntry', entryId: copy, of: soup, ...later, slot: 'snack' }),
    )
    expect(outcomes.map((one) => one.refused)).toEqual([null, null, null, null])
    expect(
      (await week(later.date)).map((one) => `${one.date} ${one.title} ${one.servings}`),
    ).toEqual([
      `${later.date} Узвар 2`,
      `${later.date} У бабусі 1`,
      `${later.date} Борщ 3`,
      `${later.date} Борщ 3`,
    ])
    const again = { kind: 'addEntry', ...later, dish: { trayId } } as const
    const [late] = await send(his, change({ ...again, entryId: newId('ple') }))
    expect(late?.refused).toBe('Цієї страви серед відкладених уже немає.')
    const back = { id: crypto.randomUUID(), kitchenId }
    const change2 = { ...back, change: { kind: 'trayDish', trayId: newId('try'), recipeId } }
    await hers.mutate('changes.send', { changes: [change2] })
    expect(await hers.query<TrayDish[]>('plan.tray')).toMatchObject([{ title: 'Борщ' }])
  })

  test('is refused in words where it cannot be, and never touches another kitchen', async () => {
    const stranger = await app.signedUp('Чужа')
    const own = (await stranger.query<KitchenView>('kitchens.mine')).id
    const id = newId('ple')
    const words = { kind: 'out', title: 'Деінде' } as const
    await send(hers, change({ kind: 'addEntry', entryId: id, ...elsewhen, dish: words }))
    const foreign = async (what: SentEntryChange) =>
      (await send(stranger, { ...change(what), kitchenId: own }))[0]?.refused
    const unknown = 'Такого запису в плані немає.'
    expect(await foreign({ kind: 'moveEntry', entryId: id, ...elsewhen })).toBe(unknown)
    expect(await foreign({ kind: 'copyEntry', entryId: newId('ple'), of: id, ...elsewhen })).toBe(
      unknown,
    )
    expect(await foreign({ kind: 'addEntry', entryId: id, ...elsewhen, dish: words })).toBe(unknown)
    expect(
      await foreign({ kind: 'addEntry', entryId: newId('ple'), ...elsewhen, dish: { recipeId } }),
    ).toBe('Такого рецепта немає.')
    const note = (text: string): SentEntryChange => ({
      kind: 'noteEntry',
      entryId: id,
      seen: '',
      note: text,
    })
    await send(hers, change(note('а'.repeat(300))))
    const [long] = await send(his, change(note('б'.repeat(300))))
    expect(long?.refused).toStartWith('Хтось дописав туди ж')
  })
})

function change(what: SentEntryChange) {
  return { id: crypto.randomUUID(), kitchenId, change: what }
}

function send(who: Caller, ...changes: ReturnType<typeof change>[]): Promise<ChangeOutcome[]> {
  return who.mutate('changes.send', { changes })
}

async function week(date: string = monday.date): Promise<PlanEntryCard[]> {
  return (await hers.query<PlanWeek>('plan.week', { date })).entries
}

let made = 0
function newId(kind: 'ple' | 'try'): string {
  made += 1
  return `${kind}_${String(made).padStart(26, '0')}`
}
