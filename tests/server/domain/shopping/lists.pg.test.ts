import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ShoppingListView, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const read = (who: Caller, id?: string) =>
  who.query<ShoppingPage>('lists.read', { ...(id !== undefined && { id }) })
async function list(who: Caller): Promise<ShoppingListView> {
  const { open } = await read(who)
  if (!open) throw new Error('There is no list yet.')
  return open
}
const add = (who: Caller, ...lines: string[]) =>
  who.mutate<{ listId: string; ids: string[] }>('lists.addLines', { lines })
const tick = (who: Caller, ids: string[], ticked = true) =>
  who.mutate('lists.tickLines', { ids, ticked })

describe('a list', () => {
  test('begins with the first line, by aisle and with what it costs', async () => {
    const who = await app.signedUp()
    expect(await read(who)).toEqual({ lists: [], open: null })
    await add(who, 'молоко 2 л', '1 кг картоплі', '2 чудо-ягоди')
    const { rows, name } = await list(who)
    expect(name).toBe('Покупки')
    expect(rows.map(({ name, amount, aisle }) => [name, amount, aisle])).toEqual([
      ['Картопля', '1 кг', 'vegetables'],
      ['Молоко', '2 л', 'dairy'],
      ['2 чудо-ягоди', '', 'other'],
    ])
    expect(rows.map((row) => row.price)).toEqual([expect.any(Number), expect.any(Number), null])
  })

  test('says once what a product is free of, with what was written around it', async () => {
    const who = await app.signedUp()
    await add(who, 'рибка для Солі без кісток', 'соус соєвий без глютену тамарі')
    const { rows } = await list(who)
    expect(rows.map(({ note }) => note).toSorted()).toEqual([
      'без глютену тамарі',
      'для Солі без кісток',
    ])
  })

  test('keeps what is no food as it was typed, on shelves behind the food', async () => {
    const who = await app.signedUp()
    await add(who, 'крем для рук', 'корм для кота 2 уп', 'зубна паста', 'фольга', 'вершки 200 мл')
    const { rows } = await list(who)
    expect(rows.map(({ name, aisle }) => [name, aisle])).toEqual([
      ['Вершки', 'dairy'],
      ['Фольга', 'household'],
      ['Крем для рук', 'hygiene'],
      ['Зубна паста', 'hygiene'],
      ['Корм для кота 2 уп', 'pets'],
    ])
  })

  test('keeps what tells a product apart, and adds up only what is the same', async () => {
    const who = await app.signedUp()
    await add(who, 'молоко 2,5% 1 л', 'молоко 2.5 % 500 мл', 'молоко 3,2% 1 л', 'стигла груша 1 кг')
    await add(who, 'сметана або йогурт 200 г', 'груша 500 г')
    const { rows } = await list(who)
    expect(rows.map(({ name, amount, note }) => [name, amount, note])).toEqual([
      ['Груші', '1,5 кг', 'стигла груша'],
      ['Молоко', '1,5 л', '2,5%'],
      ['Молоко', '1 л', '3,2%'],
      ['Сметана', '200 г', 'або йогурт'],
    ])
  })

  test('makes a line of each food that was typed on one', async () => {
    const who = await app.signedUp()
    await add(who, 'молоко, зубна паста, 2 кг картоплі', 'масло або маргарин')
    const { rows } = await list(who)
    expect(rows.map(({ name, amount }) => [name, amount])).toEqual([
      ['Картопля', '2 кг'],
      ['Молоко', ''],
      ['Вершкове масло', ''],
      ['Зубна паста', ''],
    ])
    const [line] = rows[1]?.lines ?? []
    await who.mutate('lists.editLine', { ...line, text: 'кріп, петрушка' })
    expect((await list(who)).rows.map((row) => row.name)).toEqual([
      ...['Картопля', 'Кріп', 'Петрушка', 'Вершкове масло', 'Зубна паста'],
    ])
  })

  test('of a line of several only the words that nobody understands stand for themselves', async () => {
    const who = await app.signedUp()
    await add(who, 'салат, помідори, огірки')
    expect((await list(who)).rows.map((row) => row.name)).toEqual(['Помідори', 'Огірки', 'Салат'])
  })

  test('tells one food in one row, with all its amounts', async () => {
    const who = await app.signedUp()
    await add(who, 'молоко 2 л', '500 мл молока', 'цукор', '200 г цукру')
    const { rows } = await list(who)
    expect(rows.map(({ name, amount, lines }) => [name, amount, lines.length])).toEqual([
      ['Молоко', '2,5 л', 2],
      ['Цукор', '200 г', 2],
    ])
  })

  test('keeps what is in the basket apart from what is still wanted, at the end of its shelf', async () => {
    const who = await app.signedUp()
    const { ids } = await add(who, 'молоко 2 л', 'сметана 200 г')
    await tick(who, ids.slice(0, 1))
    await add(who, 'молоко 1 л')
    const { rows } = await list(who)
    expect(rows.map(({ name, amount, ticked }) => [name, amount, ticked])).toEqual([
      ['Сметана', '200 г', false],
      ['Молоко', '1 л', false],
      ['Молоко', '2 л', true],
    ])
  })

  test('loses nothing when two people tick at once', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const { ids } = await add(owner, 'хліб', 'сіль', 'яйця 10 шт', 'масло 200 г')
    await Promise.all([
      tick(owner, ids.slice(0, 2)),
      tick(other, ids.slice(1, 3)),
      tick(owner, ids.slice(0, 1)),
    ])
    const { rows } = await list(other)
    expect(rows.filter((row) => row.ticked)).toHaveLength(3)
  })

  test('tells others who typed a line, and not oneself', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner, 'Юрко')
    await add(other, 'папір для випікання')
    expect((await list(owner)).rows).toMatchObject([{ addedBy: ['Юрко'] }])
    expect((await list(other)).rows).toMatchObject([{ addedBy: [] }])
  })

  test('changes a line for who has read it, and not over another’s change', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    await add(owner, 'молоко 2 л')
    const [line] = (await list(owner)).rows[0]?.lines ?? []
    await owner.mutate('lists.editLine', { ...line, text: 'молоко 3 л' })
    expect((await list(other)).rows).toMatchObject([{ name: 'Молоко', amount: '3 л' }])
    const late = other.mutate('lists.editLine', { ...line, text: 'кефір 1 л' })
    expect(await refusal(late)).toBe('line_changed')
  })

  test('lets lines go and takes them back', async () => {
    const who = await app.signedUp()
    const { ids } = await add(who, 'хліб', 'сіль')
    await who.mutate('lists.removeLines', { ids })
    expect((await list(who)).rows).toEqual([])
    await who.mutate('lists.restoreLines', { ids: ids.slice(0, 1) })
    expect((await list(who)).rows).toMatchObject([{ name: 'Хліб' }])
  })

  test('takes five hundred lines and no more', async () => {
    const who = await app.signedUp()
    const many = Array.from({ length: 200 }, (_, at) => `річ ${at}`)
    await add(who, ...many)
    await add(who, ...many)
    expect(await refusal(add(who, ...many))).toBe('list_full')
  })

  test('takes no more when lines are put back either', async () => {
    const who = await app.signedUp()
    const many = Array.from({ length: 200 }, (_, at) => `річ ${at}`)
    const { ids } = await add(who, ...many)
    await who.mutate('lists.removeLines', { ids })
    await add(who, ...many)
    await add(who, ...many)
    expect(await refusal(who.mutate('lists.restoreLines', { ids }))).toBe('list_full')
    expect((await read(who)).lists).toMatchObject([{ lines: 400 }])
    await who.mutate('lists.restoreLines', { ids: ids.slice(0, 100) })
    expect((await read(who)).lists).toMatchObject([{ lines: 500 }])
  })

  test('of another kitchen looks like one that never was, and so do its lines', async () => {
    const [who, stranger] = [await app.signedUp(), await app.signedUp()]
    const { listId, ids } = await add(who, 'хліб')
    for (const id of [listId, 'lst_none']) {
      expect(await refusal(read(stranger, id))).toBe('list_unknown')
      expect(await refusal(stranger.mutate('lists.rename', { id, name: 'А' }))).toBe('list_unknown')
      expect(await refusal(stranger.mutate('lists.remove', { id }))).toBe('list_unknown')
      expect(await refusal(stranger.mutate('lists.restore', { id }))).toBe('list_unknown')
      expect(await refusal(stranger.mutate('lists.makeCurrent', { id }))).toBe('list_unknown')
      const lines = stranger.mutate('lists.addLines', { listId: id, lines: ['сіль'] })
      expect(await refusal(lines)).toBe('list_unknown')
    }
    for (const id of [ids[0], 'lin_none']) {
      expect(await refusal(stranger.mutate('lists.tickLines', { ids: [id], ticked: true }))).toBe(
        'line_unknown',
      )
      for (const act of ['lists.removeLines', 'lists.restoreLines'])
        expect(await refusal(stranger.mutate(act, { ids: [id] }))).toBe('line_unknown')
      const edit = { id, version: 1, text: 'сіль' }
      expect(await refusal(stranger.mutate('lists.editLine', edit))).toBe('line_unknown')
    }
    expect((await list(who)).rows).toMatchObject([{ name: 'Хліб', ticked: false }])
  })
})

describe('several lists', () => {
  test('have one that is current: the newest, until another is chosen', async () => {
    const who = await app.signedUp()
    const market = await who.mutate<{ id: string }>('lists.create', { name: 'Базар' })
    await who.mutate('lists.create', { name: 'Свято' })
    expect((await list(who)).name).toBe('Свято')
    await who.mutate('lists.makeCurrent', { id: market.id })
    expect((await list(who)).name).toBe('Базар')
    expect((await read(who)).lists.map((one) => [one.name, one.current])).toEqual([
      ['Базар', true],
      ['Свято', false],
    ])
  })

  test('have one that is current also when two people make one at once', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    await Promise.all([
      owner.mutate('lists.create', { name: 'Базар' }),
      other.mutate('lists.create', { name: 'Свято' }),
    ])
    const { lists } = await read(owner)
    expect(lists.filter((one) => one.current)).toHaveLength(1)
    expect(lists).toHaveLength(2)
  })

  test('are a hundred at most, also when one is put back or many are made at once', async () => {
    const who = await app.signedUp()
    const gone = await who.mutate<{ id: string }>('lists.create', { name: 'Базар' })
    await who.mutate('lists.remove', gone)
    const make = () => who.mutate('lists.create', { name: 'Свято' })
    const made = Array.from({ length: 105 }, () =>
      make().then(
        () => 'made',
        () => 'refused',
      ),
    )
    expect((await Promise.all(made)).filter((one) => one === 'made')).toHaveLength(100)
    expect(await refusal(make())).toBe('lists_too_many')
    expect(await refusal(who.mutate('lists.restore', gone))).toBe('lists_too_many')
    await who.mutate('lists.remove', { id: (await list(who)).id })
    await who.mutate('lists.restore', gone)
    await who.mutate('lists.restore', gone)
    expect((await read(who)).lists).toHaveLength(100)
  })

  test('are renamed, removed with all that is on them, and put back', async () => {
    const who = await app.signedUp()
    const { listId } = await add(who, 'хліб')
    await who.mutate('lists.rename', { id: listId, name: 'Базар' })
    await who.mutate('lists.create', { name: 'Свято' })
    await who.mutate('lists.remove', { id: listId })
    await who.mutate('lists.remove', { id: (await list(who)).id })
    expect(await read(who)).toEqual({ lists: [], open: null })
    await who.mutate('lists.restore', { id: listId })
    await who.mutate('lists.restore', { id: listId })
    expect(await list(who)).toMatchObject({
      name: 'Базар',
      current: true,
      rows: [{ name: 'Хліб' }],
    })
  })
})
