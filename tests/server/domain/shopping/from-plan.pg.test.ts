import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ListRow, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const week = { from: '2027-03-08', to: '2027-03-14' }

async function dish(who: Caller, title: string, lines: string[], servings = 4, date = week.from) {
  const ingredients = lines.map((text) => ({ text }))
  const { id: recipeId } = await who.compose({ title, servings: 4, ingredients })
  const entry = { recipeId, date, slot: 'dinner', servings }
  return (await who.mutate<{ id: string }>('plan.add', entry)).id
}
const make = (who: Caller, input: Record<string, unknown> = {}) =>
  who.mutate<{ listId: string; added: number }>('lists.fromPlan', { ...week, ...input })
async function rows(who: Caller): Promise<ListRow[]> {
  return (await who.query<ShoppingPage>('lists.read', {})).open?.rows ?? []
}
const told = async (who: Caller) => (await rows(who)).map(({ name, amount }) => `${name} ${amount}`)
const idsOf = async (who: Caller, name: string) =>
  (await rows(who))
    .filter((row) => row.name === name)
    .flatMap((row) => row.lines.map(({ id }) => id))

describe('a list made from the plan', () => {
  test('adds up each food over the dishes, for the servings they are planned for', async () => {
    const who = await app.signedUp()
    await dish(who, 'Борщ', ['Для борщу:', '300 г буряка', '100 г цибулі', '2 л води'], 8)
    await dish(who, 'Вінегрет', ['200 г буряка', 'сіль за смаком'])
    await dish(who, 'Сирники', ['1 кг сиру'], 4, '2027-03-15')
    expect(await make(who)).toMatchObject({ added: 3 })
    const made = await rows(who)
    expect(made.map(({ name, amount }) => [name, amount])).toEqual([
      ['Буряк', '800 г'],
      ['Цибуля', '200 г'],
      ['Сіль', ''],
    ])
    expect(made[0]?.dishes).toEqual(['Борщ', 'Вінегрет'])
    const { open } = await who.query<ShoppingPage>('lists.read', {})
    expect(open?.dishes.map(({ title, dates }) => [title, dates])).toEqual([
      ['Борщ', [week.from]],
      ['Вінегрет', [week.from]],
    ])
  })

  test('is the same when it is made twice, even by two at once', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    await dish(owner, 'Борщ', ['300 г буряка'])
    await make(owner)
    await Promise.all([make(owner), make(other)])
    expect(await told(owner)).toEqual(['Буряк 300 г'])
  })

  test('follows the plan: other servings, another dish, one that is gone or cooked', async () => {
    const who = await app.signedUp()
    const soup = await dish(who, 'Борщ', ['300 г буряка'])
    const salad = await dish(who, 'Салат', ['200 г буряка', '1 кг капусти'])
    await make(who)
    await who.mutate('plan.change', { id: soup, servings: 8 })
    await who.mutate('plan.remove', { id: salad })
    await make(who)
    expect(await told(who)).toEqual(['Буряк 600 г'])
    await dish(who, 'Каша', ['500 г гречки'])
    await who.mutate('plan.cook', { id: soup, cooked: true })
    await make(who)
    expect(await told(who)).toEqual(['Гречка 500 г'])
  })

  test('leaves alone what is in the basket or was bought, and what a person typed', async () => {
    const who = await app.signedUp()
    await dish(who, 'Борщ', ['300 г буряка', '500 г капусти', '200 г моркви'])
    await who.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    await make(who)
    await who.mutate('lists.tickLines', { ids: await idsOf(who, 'Буряк'), ticked: true })
    const bought = await idsOf(who, 'Морква')
    await who.mutate('lists.tickLines', { ids: bought, ticked: true })
    await who.mutate('lists.removeLines', { ids: bought })
    await make(who)
    expect((await rows(who)).map(({ name, ticked }) => [name, ticked])).toEqual([
      ['Капуста', false],
      ['Буряк', true],
      ['Молоко', false],
    ])
  })

  test('keeps the words of whoever changed one of its lines', async () => {
    const who = await app.signedUp()
    await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    const [line] = (await rows(who))[0]?.lines ?? []
    expect(line?.text).toBe('буряк 300 г')
    await who.mutate('lists.editLine', { ...line, text: 'буряк 2 кг' })
    await make(who)
    expect(await told(who)).toEqual(['Буряк 2 кг'])
    expect((await rows(who))[0]?.dishes).toEqual(['Борщ'])
  })

  test('stands in one row with what is typed of the same food', async () => {
    const who = await app.signedUp()
    await dish(who, 'Млинці', ['500 мл молока'])
    await who.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    await make(who)
    expect(await told(who)).toEqual(['Молоко 2,5 л'])
  })

  test('keeps all the words of what it does not know, and knows them again when they are typed', async () => {
    const who = await app.signedUp()
    await dish(who, 'Печиво', ['папір для випікання', '2 чудо-ягоди'])
    await who.mutate('lists.addLines', { lines: ['папір для випікання'] })
    await make(who)
    expect(
      (await rows(who)).map(({ name, dishes, lines }) => [name, dishes, lines.length]),
    ).toEqual([
      ['Папір для випікання', ['Печиво'], 2],
      ['Чудо-ягоди', ['Печиво'], 1],
    ])
  })

  test('buys for dishes of everybody in the kitchen', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    await dish(owner, 'Борщ', ['300 г буряка'])
    await make(other)
    expect(await told(other)).toEqual(['Буряк 300 г'])
  })

  test('goes to a new list when it is given a name, else to the one that is named or current', async () => {
    const who = await app.signedUp()
    await dish(who, 'Борщ', ['300 г буряка'])
    const first = await make(who, { name: 'Тиждень' })
    const second = await make(who, { name: 'Ще один' })
    expect(first.listId).not.toBe(second.listId)
    expect((await make(who)).listId).toBe(second.listId)
    expect((await make(who, { listId: first.listId })).listId).toBe(first.listId)
  })

  test('is refused when nothing is planned, and when the list or the days are not right', async () => {
    const who = await app.signedUp()
    const stranger = await app.signedUp()
    expect(await refusal(make(who))).toBe('plan_empty')
    await who.mutate('plan.add', { date: week.from, slot: 'lunch', kind: 'out', title: 'У Юлі' })
    expect(await refusal(make(who, { name: 'Тиждень' }))).toBe('plan_empty')
    expect((await who.query<ShoppingPage>('lists.read', {})).lists).toEqual([])
    expect(await refusal(make(who, { from: '2027-03-20' }))).toBe('dates_crossed')
    await dish(who, 'Борщ', ['300 г буряка'])
    const { listId } = await make(who)
    await dish(stranger, 'Борщ', ['300 г буряка'])
    expect(await refusal(make(stranger, { listId }))).toBe('list_unknown')
  })
})
