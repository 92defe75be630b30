import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { LineChange } from '../../../../shared/changes/lines.ts'
import type { ChangeOutcome } from '../../../../shared/wire/changes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { SharedList, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'

let app: TestApp
let hers: Caller
let his: Caller
let kitchenId: string
beforeAll(async () => {
  app = await startTestApp()
  hers = await app.signedUp('Олена')
  his = await joinedBy(app, hers, 'Марко')
  kitchenId = (await hers.query<KitchenView>('kitchens.mine')).id
})
afterAll(() => app.stop())

describe('What a device did without a connection', () => {
  test('is made once, however often it is sent and by whichever request first', async () => {
    const add = change({ kind: 'addLine', lineId: newLine(), text: 'кріп, петрушка' })
    const sent = await Promise.all([send(hers, add), send(hers, add), send(hers, add)])
    expect(sent.flat().map((one) => one.refused)).toEqual([null, null, null])
    expect(await names()).toEqual(['Кріп', 'Петрушка'])
  })

  test('with what was offered puts it there once, whoever presses how often; what is typed is typed again', async () => {
    const press = (text: string) =>
      change({ kind: 'addLine', lineId: newLine(), text, once: true } as LineChange)
    const presses = [hers, his, hers, his].map((who) => send(who, press('кефір 1 л')))
    const sent = (await Promise.all([...presses, send(hers, press('кефір 2 л'))])).flat()
    expect(sent.map((one) => one.refused)).toEqual([null, null, null, null, null])
    const kefir = async () => {
      const { open } = await hers.query<ShoppingPage>('lists.read', {})
      return open?.rows.filter((row) => row.name === 'Кефір').flatMap((row) => row.lines) ?? []
    }
    expect(await kefir()).toHaveLength(1)
    await send(hers, change({ kind: 'addLine', lineId: newLine(), text: 'кефір' }))
    expect(await kefir()).toHaveLength(2)
    const lines = (await kefir()).map(({ id, text }) => ({ id, seen: text, remark: '' }))
    await send(hers, change({ kind: 'removeLines', lines }))
    await send(hers, press('кефір'))
    expect(await kefir()).toHaveLength(1)
  })

  test('is one person’s own: another’s of the same id is made too', async () => {
    const mine = change({ kind: 'addLine', lineId: newLine(), text: 'гречка' })
    const same = { ...change({ kind: 'addLine', lineId: newLine(), text: 'рис' }), id: mine.id }
    await send(hers, mine)
    await send(his, same)
    expect(await names()).toEqual(expect.arrayContaining(['Гречка', 'Рис']))
  })

  test('belongs to the lines that it made itself, and merges with what others did', async () => {
    const [bread, milk] = [newLine(), newLine()]
    await send(
      hers,
      change({ kind: 'addLine', lineId: bread, text: 'хліб' }),
      change({ kind: 'addLine', lineId: milk, text: 'молоко 2 л' }),
      change({ kind: 'tickLines', lineIds: [bread], ticked: true }),
    )
    const edit = (text: string) =>
      change({ kind: 'editLine', lineId: milk, seen: 'молоко 2 л', text, spareId: newLine() })
    await send(his, edit('молоко 3 л'))
    await send(hers, edit('молоко безлактозне 2 л'), edit('молоко 5 л'))
    await send(
      his,
      change({ kind: 'removeLines', lines: [{ id: milk, seen: 'молоко 2 л', remark: '' }] }),
    )
    const { open } = await hers.query<ShoppingPage>('lists.read', {})
    const texts = open?.rows.flatMap((row) => row.lines.map((line) => line.text)) ?? []
    expect(texts).toContain('молоко безлактозне 3 л')
    expect(texts).toContain('молоко 5 л')
    expect(open?.rows.find((row) => row.name === 'Хліб')?.ticked).toBe(true)
  })

  test('to a line of the plan’s takes its place, or takes it off, whatever amount stands there', async () => {
    const { id } = await hers.compose({ title: 'Каша', ingredients: [{ text: '300 г пшона' }] })
    await hers.mutate('plan.add', { recipeId: id, date: '2027-05-10', slot: 'dinner' })
    await hers.mutate('lists.fromPlan', { from: '2027-05-10', to: '2027-05-16', name: 'Тиждень' })
    const read = async () => (await hers.query<ShoppingPage>('lists.read', {})).open?.rows ?? []
    const [line] = (await read())[0]?.lines ?? []
    const edit = { kind: 'editLine', seen: line?.text ?? '', text: 'пшоно 1 кг' } as const
    await send(hers, change({ ...edit, lineId: line?.id ?? '', spareId: newLine() }))
    expect((await read()).map((row) => row.amount.replace(/\s/g, ' '))).toEqual(['1 кг'])
  })

  test('beside a line is told to everybody who shops by it, and outlasts the dish that the line was for', async () => {
    const { id } = await hers.compose({ title: 'Торт', ingredients: [{ text: '200 г масла' }] })
    const date = '2027-06-07'
    const dish = await hers.mutate<{ id: string }>('plan.add', {
      ...{ recipeId: id, date, slot: 'dinner' },
    })
    const { listId: list } = await hers.mutate<{ listId: string }>('lists.fromPlan', {
      ...{ from: date, to: date, name: 'На торт' },
    })
    const rows = async () => (await hers.query<ShoppingPage>('lists.read', { id: list })).open?.rows
    const lineId = (await rows())?.[0]?.lines[0]?.id ?? ''
    const beside = (seen: string, remark: string) =>
      change({ kind: 'remarkLine', lineId, seen, remark })
    await send(hers, beside('', 'синя пачка'))
    await send(his, beside('', 'не ту, що минулого разу'))
    const both = 'синя пачка · не ту, що минулого разу'
    expect(await rows()).toMatchObject([{ name: 'Вершкове масло', remark: both }])
    const { url } = await hers.mutate<{ url: string }>('lists.share', { id: list })
    const key = new URL(url).searchParams.get('key') ?? ''
    const shared = await app.caller().query<SharedList>('lists.readShared', { key })
    expect(shared.rows).toMatchObject([{ remark: both }])

    await hers.mutate('plan.remove', { id: dish.id })
    expect(await rows()).toMatchObject([{ name: 'Вершкове масло', amount: '', remark: both }])
    const seen = (await rows())?.[0]?.lines[0]?.text ?? ''
    const remove = (remark: string) =>
      change({ kind: 'removeLines', lines: [{ id: lineId, seen, remark }] })
    await send(his, remove('синя пачка'))
    expect(await rows()).toHaveLength(1)
    await send(his, remove(both))
    expect(await rows()).toEqual([])
  })

  test('is refused in words where the list is gone or is another kitchen’s, and the rest is made', async () => {
    const { id } = await hers.mutate<{ id: string }>('lists.create', { name: 'Базар' })
    await hers.mutate('lists.remove', { id })
    const add = { kind: 'addLine', text: 'сир' } as const
    const gone = change({ ...add, lineId: newLine(), listId: id } as LineChange)
    const fine = change({ ...add, lineId: newLine() })
    const [refused, made] = await send(his, gone, fine)
    expect([refused?.refused, made?.refused]).toEqual(['Такого списку немає.', null])
    expect((await send(his, gone))[0]?.refused).toBe('Такого списку немає.')
    const stranger = await app.signedUp('Чужа')
    const [foreign] = await send(stranger, change({ ...add, lineId: newLine() }))
    expect(foreign?.refused).toBe('Такої кухні немає.')
    const own = (await stranger.query<KitchenView>('kitchens.mine')).id
    const theirs = fine.change.kind === 'addLine' ? fine.change.lineId : ''
    const [taken] = await send(stranger, {
      ...change({ kind: 'tickLines', lineIds: [theirs], ticked: true }),
      kitchenId: own,
    })
    expect(taken?.refused).toBe('Такого рядка у списку немає.')
    const fromOwn = async (what: LineChange) =>
      (await send(stranger, { ...change(what), kitchenId: own }))[0]?.refused
    const before = await names()
    const { listId } = await hers.mutate<{ listId: string }>('lists.addLines', { lines: ['сіль'] })
    const into = { ...add, lineId: newLine(), listId } as LineChange
    expect(await fromOwn(into)).toBe('Такого списку немає.')
    expect(await fromOwn({ ...add, lineId: theirs })).toBe('Такого рядка у списку немає.')
    expect(
      await fromOwn({ kind: 'removeLines', lines: [{ id: theirs, seen: 'сир', remark: '' }] }),
    ).toBe('Такого рядка у списку немає.')
    expect(new Set(await names())).toEqual(new Set([...before, 'Сіль']))
  })
})

function change(what: LineChange) {
  return { id: crypto.randomUUID(), kitchenId, change: what }
}

function send(who: Caller, ...changes: ReturnType<typeof change>[]): Promise<ChangeOutcome[]> {
  return who.mutate('changes.send', { changes })
}

async function names(): Promise<string[]> {
  const { open } = await hers.query<ShoppingPage>('lists.read', {})
  return open?.rows.map((row) => row.name) ?? []
}

let made = 0
function newLine(): string {
  made += 1
  return `lin_${String(made).padStart(26, '0')}`
}
