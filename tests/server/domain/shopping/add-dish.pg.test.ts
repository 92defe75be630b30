import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Photo } from '../../../../shared/wire/recipes.ts'
import type { DishLines, ListRow, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = '2027-03-08'
const salad = {
  title: 'Салат',
  servings: 4,
  ingredients: [{ text: '200 г буряка' }, { text: '1 кг капусти' }],
}

const addDish = (who: Caller, dish: Record<string, unknown>) =>
  who.mutate<DishLines>('lists.addDish', dish)
const page = (who: Caller) => who.query<ShoppingPage>('lists.read', {})
const rows = async (who: Caller): Promise<ListRow[]> => (await page(who)).open?.rows ?? []
const told = async (who: Caller) =>
  (await rows(who)).map(({ name, amount }) => `${name} ${amount}`).sort()

describe('a dish put on the list', () => {
  test('brings what it asks for, for as many as were asked, and says for which dish', async () => {
    const who = await app.signedUp()
    const { id: recipeId } = await who.compose(salad)
    expect(await addDish(who, { recipeId, servings: 6 })).toMatchObject({ added: 2 })
    expect(await told(who)).toEqual(['Буряк 300 г', 'Капуста 1,5 кг'])
    expect((await rows(who)).map((row) => row.dishes)).toEqual([['Салат'], ['Салат']])
    expect((await page(who)).open?.dishes).toMatchObject([{ title: 'Салат', dates: [] }])
  })

  test('is added to what the plan asks for, and stays when that list is made again', async () => {
    const who = await app.signedUp()
    const { id: recipeId } = await who.compose(salad)
    await who.mutate('plan.add', { recipeId, date: day, slot: 'dinner' })
    await who.mutate('lists.fromPlan', { from: day, to: day })
    await addDish(who, { recipeId, servings: 2 })
    await who.mutate('lists.fromPlan', { from: day, to: day })
    expect(await told(who)).toEqual(['Буряк 300 г', 'Капуста 1,5 кг'])
  })

  test('of the feed needs no copy among one’s own recipes', async () => {
    const publicationId = await (await app.signedUp()).publish(salad)
    const who = await app.signedUp()
    await addDish(who, { publicationId, servings: 4 })
    expect(await told(who)).toEqual(['Буряк 200 г', 'Капуста 1 кг'])
    expect((await who.query<{ items: unknown[] }>('recipes.list', {})).items).toEqual([])
  })

  test('of the feed shows on the list what the feed shows, and nothing that its author keeps to themselves', async () => {
    const author = await app.signedUp()
    const photo = async () => {
      const body = new Blob([await twoColours(60, 40).jpeg().toBuffer()], { type: 'image/jpeg' })
      const answer = await author.fetch('/photos', { method: 'POST', body })
      return ((await answer.json()) as { photo: Photo }).photo.id
    }
    const [shown, kept] = [await photo(), await photo()]
    const { id } = await author.compose({ ...salad, photoId: shown })
    const { publicationId } = await author.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    const who = await app.signedUp()
    await addDish(who, { publicationId, servings: 4 })
    const seen = async (reader: Caller) => JSON.stringify((await page(reader)).open?.dishes)
    expect(await seen(who)).toContain(shown)
    await author.mutate('recipes.unpublish', { id })
    await author.mutate('recipes.update', { id, version: 1, photoId: kept })
    expect(await seen(who)).not.toMatch(/pho_/)
    await addDish(author, { recipeId: id, servings: 4 })
    expect(await seen(author)).toContain(kept)
  })

  test('is taken back as a whole, but for what is in the basket and what others asked for', async () => {
    const who = await app.signedUp()
    const { id: recipeId } = await who.compose(salad)
    await addDish(who, { recipeId, servings: 4 })
    const second = await addDish(who, { recipeId, servings: 4 })
    await who.mutate('lists.takeBackDish', second)
    expect(await told(who)).toEqual(['Буряк 200 г', 'Капуста 1 кг'])
    const beet = (await rows(who)).find((row) => row.name === 'Буряк')
    const third = await addDish(who, { recipeId, servings: 4 })
    const ids = beet?.lines.map((line) => line.id)
    await who.mutate('lists.tickLines', { ids, ticked: true })
    await who.mutate('lists.takeBackDish', third)
    expect(await told(who)).toEqual(['Буряк 400 г', 'Капуста 1 кг'])
  })

  test('speaks a shop’s measures, and says what a whole lime is for', async () => {
    const who = await app.signedUp()
    const { id: soup } = await who.compose({
      title: 'Том-ям',
      ingredients: [{ text: '60 мл соку лайма' }, { text: '12 зубчиків часнику' }],
    })
    const { id: kasha } = await who.compose({
      title: 'Каша',
      ingredients: [
        { text: '1 лайм' },
        { text: '6 склянок гречки' },
        { text: '3 жовтки, 2 білки' },
      ],
    })
    for (const recipeId of [soup, kasha]) await addDish(who, { recipeId, servings: 4 })
    expect(await told(who)).toEqual([
      'Гречка 1,3 кг',
      'Лайми 3 шт.',
      'Часник 2 головки',
      'Яйця 3 шт.',
    ])
    const noted = (await rows(who)).map(({ name, note }) => [name, note])
    expect(noted).toContainEqual(['Лайми', 'сік: Том-ям'])
    expect(noted).toContainEqual(['Яйця', 'жовтки: Каша, білки: Каша'])
    // What is in the basket is enough for what it was bought for, and for no more.
    const garlic = (await rows(who)).find((row) => row.name === 'Часник')
    await who.mutate('lists.tickLines', { ids: garlic?.lines.map(({ id }) => id), ticked: true })
    await addDish(who, { recipeId: soup, servings: 4 })
    expect((await told(who)).filter((row) => row.startsWith('Часник'))).toEqual([
      'Часник 2 головки',
      'Часник 2 головки',
    ])
  })

  test('of somebody else, or without anything to buy, is refused', async () => {
    const who = await app.signedUp()
    const { id: theirs } = await (await app.signedUp()).compose(salad)
    expect(await refusal(addDish(who, { recipeId: theirs, servings: 4 }))).toBe('recipe_unknown')
    const { id: water } = await who.compose({ ingredients: [{ text: '1 л води' }] })
    expect(await refusal(addDish(who, { recipeId: water, servings: 4 }))).toBe('dish_needs_nothing')
    const made = await addDish(await app.signedUp(), {
      publicationId: await who.publish(salad),
      servings: 4,
    })
    expect(await refusal(who.mutate('lists.takeBackDish', made))).toBe('list_unknown')
  })

  test('and withdrawn by its author is there no more', async () => {
    const author = await app.signedUp()
    const publicationId = await author.publish(salad)
    const { items } = await author.query<{ items: { id: string }[] }>('recipes.list', {})
    await author.mutate('recipes.unpublish', { id: items[0]?.id })
    const dish = { publicationId, servings: 4 }
    expect(await refusal(addDish(await app.signedUp(), dish))).toBe('publication_unknown')
  })

  test('is not taken back through a list of another', async () => {
    const [who, stranger] = [await app.signedUp(), await app.signedUp()]
    const { id: recipeId } = await who.compose(salad)
    const { origins } = await addDish(who, { recipeId, servings: 4 })
    const { id: listId } = await stranger.mutate<{ id: string }>('lists.create', { name: 'Своє' })
    await stranger.mutate('lists.takeBackDish', { listId, added: 2, origins })
    expect(await told(who)).toEqual(['Буряк 200 г', 'Капуста 1 кг'])
  })
})
