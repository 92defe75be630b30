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
const nextWeek = '2027-03-16'

async function dish(who: Caller, title: string, lines: string[], date = week.from) {
  const ingredients = lines.map((text) => ({ text }))
  const recipe = await who.compose({ title, servings: 4, ingredients })
  const entry = { recipeId: recipe.id, date, slot: 'dinner', servings: 4 }
  return { recipe, ...(await who.mutate<{ id: string }>('plan.add', entry)) }
}
const make = (who: Caller) => who.mutate<{ listId: string }>('lists.fromPlan', week)
const open = async (who: Caller, id?: string) => {
  const page = await who.query<ShoppingPage>('lists.read', id ? { id } : {})
  if (!page.open) throw new Error('There is a list once it was made.')
  return page.open
}
const rows = async (who: Caller): Promise<ListRow[]> => (await open(who)).rows
const told = async (who: Caller) =>
  (await rows(who)).map(({ name, amount, ticked }) => `${name} ${amount}${ticked ? ' ✓' : ''}`)
const changes = async (who: Caller) => (await open(who)).changes
const idsOf = async (who: Caller, name: string) =>
  (await rows(who))
    .filter((row) => row.name === name)
    .flatMap((row) => row.lines.map(({ id }) => id))
const tick = async (who: Caller, name: string) =>
  who.mutate('lists.tickLines', { ids: await idsOf(who, name), ticked: true })

describe('a list follows the plan', () => {
  test('when twice as many come after the beetroot is bought: one more, and it says for what', async () => {
    const who = await app.signedUp()
    const borscht = await dish(who, 'Борщ', ['1 буряк', '350 г свинячих ребер'])
    await make(who)
    await tick(who, 'Буряк')
    await who.mutate('plan.change', { id: borscht.id, servings: 8 })
    expect((await told(who)).sort()).toEqual([
      'Буряк 1 шт.',
      'Буряк 1 шт. ✓',
      'Свинячі ребра 700 г',
    ])
    expect(await changes(who)).toEqual([
      {
        dish: 'Борщ',
        servings: 8,
        kind: 'changed',
        foods: ['+1 буряк', 'свинячі ребра +350 г'],
      },
    ])
  })

  test('to fewer, and keeps what was bought', async () => {
    const who = await app.signedUp()
    const borscht = await dish(who, 'Борщ', ['4 буряки', '400 г капусти'])
    await make(who)
    await tick(who, 'Буряк')
    await who.mutate('plan.change', { id: borscht.id, servings: 2 })
    expect((await told(who)).sort()).toEqual(['Буряк 4 шт. ✓', 'Капуста 200 г'])
    await who.mutate('plan.change', { id: borscht.id, servings: 4 })
    expect((await told(who)).sort()).toEqual(['Буряк 4 шт. ✓', 'Капуста 400 г'])
    expect(await changes(who)).toEqual([])
  })

  test('when a dish moves out of its days, and back into them', async () => {
    const who = await app.signedUp()
    await dish(who, 'Каша', ['500 г гречки'])
    const borscht = await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    await who.mutate('plan.change', { id: borscht.id, date: nextWeek })
    expect(await told(who)).toEqual(['Гречка 500 г'])
    expect(await changes(who)).toMatchObject([
      { dish: 'Борщ', kind: 'gone', foods: ['буряк −300 г'] },
    ])
    await who.mutate('plan.change', { id: borscht.id, date: week.to })
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Гречка 500 г'])
    expect(await changes(who)).toEqual([])
  })

  test('when a dish is planned, copied, taken off and put back', async () => {
    const who = await app.signedUp()
    await dish(who, 'Каша', ['500 г гречки'])
    await make(who)
    const borscht = await dish(who, 'Борщ', ['300 г буряка'], week.to)
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Гречка 500 г'])
    expect(await changes(who)).toMatchObject([{ dish: 'Борщ', kind: 'added' }])
    const copy = { id: borscht.id, date: week.from, slot: 'lunch' }
    await who.mutate('plan.copy', copy)
    expect((await told(who)).sort()).toEqual(['Буряк 600 г', 'Гречка 500 г'])
    await who.mutate('plan.remove', { id: borscht.id })
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Гречка 500 г'])
    await who.mutate('plan.restore', { id: borscht.id })
    expect((await told(who)).sort()).toEqual(['Буряк 600 г', 'Гречка 500 г'])
  })

  test('when its recipe is written anew, and keeps the products of one that is deleted', async () => {
    const who = await app.signedUp()
    const { recipe } = await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    const ingredients = [{ text: '300 г буряка' }, { text: '2 моркви' }]
    await who.mutate('recipes.update', { id: recipe.id, version: recipe.version, ingredients })
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Морква 2 шт.'])
    await who.mutate('recipes.remove', { id: recipe.id })
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Морква 2 шт.'])
  })

  test('without a word about what was cooked', async () => {
    const who = await app.signedUp()
    const borscht = await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    await who.mutate('plan.cook', { id: borscht.id, cooked: true })
    expect(await told(who)).toEqual([])
    expect(await changes(who)).toEqual([])
  })

  test('also when its author leaves the kitchen, or deletes the account of a draft', async () => {
    const owner = await app.signedUp('Олена')
    const other = await joinedBy(app, owner)
    await dish(owner, 'Борщ', ['300 г буряка'])
    const draft = await owner.compose({
      title: 'Задум',
      status: 'draft',
      ingredients: [{ text: '1 кг гречки' }],
    })
    const entry = { recipeId: draft.id, date: week.from, slot: 'lunch', servings: 4 }
    await owner.mutate('plan.add', entry)
    await make(other)
    await owner.mutate('kitchens.leave')
    expect((await told(other)).sort()).toEqual(['Буряк 300 г', 'Гречка 1 кг'])
    expect(await changes(other)).toEqual([])
  })
})

describe('what people did to a list', () => {
  test('stays: what is bought and cleared away is asked for again only by what is more', async () => {
    const who = await app.signedUp()
    const borscht = await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    await tick(who, 'Буряк')
    await who.mutate('lists.removeLines', { ids: await idsOf(who, 'Буряк') })
    expect(await told(who)).toEqual([])
    await who.mutate('plan.change', { id: borscht.id, servings: 6 })
    expect(await told(who)).toEqual(['Буряк 150 г'])
  })

  test('stays: what was taken off unbought comes back only when the list is made anew', async () => {
    const who = await app.signedUp()
    await dish(who, 'Борщ', ['300 г буряка', '1 ч. л. солі'])
    await make(who)
    const ids = await idsOf(who, 'Сіль')
    await who.mutate('lists.removeLines', { ids })
    expect(await told(who)).toEqual(['Буряк 300 г'])
    await who.mutate('lists.restoreLines', { ids })
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Сіль 1 пачка'])
    await who.mutate('lists.removeLines', { ids })
    await make(who)
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Сіль 1 пачка'])
    expect((await told(who)).sort()).toEqual(['Буряк 300 г', 'Сіль 1 пачка'])
  })

  test('stays: typed words are never changed, and what they are not enough for stands beside them', async () => {
    const who = await app.signedUp()
    const borscht = await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    await who.mutate('lists.addLines', { lines: ['свічки на торт'] })
    const [beet] = (await rows(who)).filter((row) => row.name === 'Буряк')
    await who.mutate('lists.editLine', { ...beet?.lines[0], text: 'буряк 500 г' })
    await who.mutate('plan.change', { id: borscht.id, servings: 6 })
    expect((await told(who)).sort()).toEqual(['Буряк 500 г', 'Свічки на торт '])
    await who.mutate('plan.change', { id: borscht.id, servings: 8 })
    const both = (await rows(who)).find((row) => row.name === 'Буряк')
    expect(both?.lines.map((line) => line.text)).toEqual(['буряк 500 г', 'буряк 100 г'])
    await who.mutate('plan.remove', { id: borscht.id })
    expect((await told(who)).sort()).toEqual(['Буряк 500 г', 'Свічки на торт '])
  })

  test('stays: what was replaced by another food is not asked for beside it', async () => {
    const who = await app.signedUp()
    const borscht = await dish(who, 'Борщ', ['400 г капусти'])
    await make(who)
    const [cabbage] = await rows(who)
    await who.mutate('lists.editLine', { ...cabbage?.lines[0], text: '400 г пекінської капусти' })
    const replaced = await told(who)
    expect(replaced).toHaveLength(1)
    await who.mutate('plan.change', { id: borscht.id, note: 'смачно' })
    expect(await told(who)).toEqual(replaced)
    await make(who)
    expect(await told(who)).toEqual(replaced)
    await who.mutate('plan.change', { id: borscht.id, servings: 8 })
    expect((await told(who)).sort()).toEqual([...replaced, 'Капуста 400 г'].sort())
  })

  test('stays when a dish goes that was shopped for, and two read the list at once', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const borscht = await dish(owner, 'Борщ', ['300 г буряка', '400 г капусти'])
    await make(owner)
    await tick(owner, 'Буряк')
    await owner.mutate('plan.change', { id: borscht.id, servings: 8 })
    await Promise.all([owner, other, owner, other].map((who) => rows(who)))
    expect((await told(other)).sort()).toEqual(['Буряк 300 г', 'Буряк 300 г ✓', 'Капуста 800 г'])
    await other.mutate('plan.remove', { id: borscht.id })
    expect(await told(owner)).toEqual(['Буряк 300 г ✓'])
  })
})

describe('what the plan has changed', () => {
  test('is told until somebody of the kitchen has seen it', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const stranger = await app.signedUp()
    const borscht = await dish(owner, 'Борщ', ['300 г буряка'])
    const { listId: id } = await make(owner)
    await owner.mutate('plan.change', { id: borscht.id, servings: 8 })
    expect(await changes(other)).toHaveLength(1)
    expect(await refusal(stranger.mutate('lists.seeChanges', { id }))).toBe('list_unknown')
    expect(await changes(owner)).toHaveLength(1)
    await other.mutate('lists.seeChanges', { id })
    expect(await changes(owner)).toEqual([])
  })

  test('is over once the dish is cooked', async () => {
    const who = await app.signedUp()
    await dish(who, 'Каша', ['500 г гречки'])
    const borscht = await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    await who.mutate('plan.remove', { id: borscht.id })
    expect(await changes(who)).toMatchObject([{ kind: 'gone' }])
    await who.mutate('plan.restore', { id: borscht.id })
    await who.mutate('plan.cook', { id: borscht.id, cooked: true })
    expect(await changes(who)).toEqual([])
  })

  test('adds up over several changes, in the words of whoever reads it', async () => {
    const who = await app.signedUp()
    const borscht = await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    for (const servings of [6, 8, 5]) {
      await who.mutate('plan.change', { id: borscht.id, servings })
      await rows(who)
    }
    expect(await changes(who)).toMatchObject([{ servings: 5, foods: ['буряк +75 г'] }])
    await who.mutate('people.update', { language: 'en' })
    expect(await changes(who)).toMatchObject([{ foods: ['beetroot +75 g'] }])
  })

  test('that a list has no room for is said, and the list is read all the same', async () => {
    const who = await app.signedUp()
    await dish(who, 'Борщ', ['300 г буряка'])
    await make(who)
    const lines = Array.from({ length: 499 }, (_, n) => `річ ${n}`)
    for (const from of [0, 200, 400])
      await who.mutate('lists.addLines', { lines: lines.slice(from, from + 200) })
    const salad = await dish(who, 'Салат', ['1 кг капусти'])
    expect(await open(who)).toMatchObject({ full: true, changes: [] })
    await who.mutate('plan.remove', { id: salad.id })
    expect(await open(who)).toMatchObject({ full: false })
  })

  test('is nothing to a list that was only typed', async () => {
    const who = await app.signedUp()
    await who.mutate('lists.addLines', { lines: ['молоко 2 л'] })
    await dish(who, 'Борщ', ['300 г буряка'])
    expect(await told(who)).toEqual(['Молоко 2 л'])
  })
})
