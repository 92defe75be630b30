import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { Cookbook, CookbookPages } from '../../../shared/wire/cookbooks.ts'
import type { RecipePage } from '../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { found, send } from '../../support/intake.ts'
import { joinedBy } from '../../support/kitchen.ts'
import { refusal } from '../../support/refusal.ts'

let app: TestApp
let olena: Caller

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  olena = await app.signedUp('Олена')
})
afterAll(() => app.stop())

const make = async (who: Caller, name: string) =>
  (await who.mutate<{ id: string }>('cookbooks.add', { name })).id
const all = (who: Caller, dish: Record<string, string> = {}) =>
  who.query<Cookbook[]>('cookbooks.list', dish)
const names = async (who: Caller) => (await all(who)).map((one) => one.name)
const titles = async (who: Caller, cookbook: string) =>
  (await who.query<RecipePage>('recipes.list', { cookbook })).items.map((one) => one.title).sort()

describe('a cookbook of the kitchen', () => {
  test('is made, renamed, ordered, deleted and brought back', async () => {
    const feast = await make(olena, 'Святкове')
    const trip = await make(olena, 'Для дачі')
    expect(await refusal(make(olena, 'святкове'))).toBe('cookbook_named_already')
    await olena.mutate('cookbooks.rename', { id: trip, name: 'На дачу' })
    await olena.mutate('cookbooks.move', { id: trip, to: 0 })
    expect(await names(olena)).toEqual(['На дачу', 'Святкове'])
    await olena.mutate('cookbooks.remove', { id: feast })
    expect(await names(olena)).toEqual(['На дачу'])
    await olena.mutate('cookbooks.restore', { id: feast })
    expect(await names(olena)).toEqual(['На дачу', 'Святкове'])
  })

  test('is one of a hundred: deleting some makes no room for them to come back to', async () => {
    const first = await make(olena, 'Перша')
    await olena.mutate('cookbooks.remove', { id: first })
    await app.services.sql`
      INSERT INTO cookbooks (id, kitchen_id, name, position, created_at, changed_at)
      SELECT 'ckb_' || n || ${first}, kitchen_id, 'Книга ' || n, n, now(), now()
      FROM cookbooks, generate_series(1, 100) AS n WHERE id = ${first}`
    expect(await refusal(olena.mutate('cookbooks.restore', { id: first }))).toBe(
      'cookbooks_too_many',
    )
    expect(await refusal(make(olena, 'Ще одна'))).toBe('cookbooks_too_many')
  })

  test('is read as a book, by names, with all that one may read written out', async () => {
    const yurko = await joinedBy(app, olena)
    const id = await make(olena, 'Святкове')
    const dough = await olena.compose({ title: 'Тісто', ingredients: [{ text: '1 кг борошна' }] })
    const dish = { title: 'Вареники', ingredients: [{ text: '1 тісто', recipeId: dough.id }] }
    for (const { id: recipeId } of [dough, await olena.compose(dish)])
      await olena.mutate('cookbooks.put', { id, recipeId })
    const { id: draft } = await olena.compose({ title: 'Задум', status: 'draft' })
    await olena.mutate('cookbooks.put', { id, recipeId: draft })
    const read = (who: Caller) => who.query<CookbookPages>('cookbooks.read', { id })
    const book = await read(yurko)
    expect(book).toMatchObject({ name: 'Святкове', more: false })
    expect(book.recipes.map((one) => [one.title, one.author])).toEqual([
      ['Вареники', 'Олена'],
      ['Тісто', 'Олена'],
    ])
    expect(book.recipes[0]?.lines.map((line) => line.heading)).toEqual([true, false])
    expect((await read(olena)).recipes).toHaveLength(3)
    await olena.mutate('cookbooks.remove', { id })
    expect(await refusal(read(yurko))).toBe('cookbook_unknown')
  })

  test('holds recipes of everybody who cooks there, and dishes of the feed, which it saves', async () => {
    const yurko = await joinedBy(app, olena)
    const id = await make(olena, 'Святкове')
    const own = await olena.compose({ title: 'Борщ' })
    const theirs = await yurko.compose({ title: 'Узвар' })
    const author = await app.signedUp('Авторка')
    const publicationId = await author.publish({ title: 'Кутя' })
    await olena.mutate('cookbooks.put', { id, recipeId: own.id })
    await olena.mutate('cookbooks.put', { id, recipeId: theirs.id })
    await yurko.mutate('cookbooks.put', { id, publicationId })
    await yurko.mutate('cookbooks.put', { id, publicationId })
    expect(await titles(olena, id)).toEqual(['Борщ', 'Кутя', 'Узвар'])
    expect(await all(yurko, { publicationId })).toMatchObject([{ count: 3, holds: true }])
    expect(await all(yurko, { recipeId: own.id })).toMatchObject([{ holds: true }])
    await yurko.mutate('cookbooks.takeOut', { id, recipeId: own.id })
    expect(await titles(olena, id)).toEqual(['Кутя', 'Узвар'])
    // Whoever leaves takes their recipes along; what is left of theirs is told to nobody.
    await yurko.mutate('kitchens.leave')
    expect(await titles(olena, id)).toEqual([])
    expect(await all(olena)).toMatchObject([{ count: 0 }])
    expect(await titles(yurko, id)).toEqual([])
    expect(await names(yurko)).toEqual([])
  })

  test('is no stranger’s to read, fill or change, and shows nobody’s draft', async () => {
    const stranger = await app.signedUp('Чужа')
    const yurko = await joinedBy(app, olena)
    const id = await make(olena, 'Святкове')
    const { id: recipeId } = await olena.compose({ title: 'Борщ' })
    const draft = await olena.compose({ title: 'Чернетка', status: 'draft' })
    await olena.mutate('cookbooks.put', { id, recipeId })
    await olena.mutate('cookbooks.put', { id, recipeId: draft.id })
    expect(await titles(olena, id)).toEqual(['Борщ', 'Чернетка'])
    expect(await titles(yurko, id)).toEqual(['Борщ'])
    expect(await titles(stranger, id)).toEqual([])
    const own = await make(stranger, 'Моє')
    const tries = [
      stranger.mutate('cookbooks.put', { id, recipeId }),
      stranger.mutate('cookbooks.takeOut', { id, recipeId }),
      stranger.mutate('cookbooks.rename', { id, name: 'А' }),
      stranger.mutate('cookbooks.move', { id, to: 0 }),
      stranger.mutate('cookbooks.remove', { id }),
      stranger.mutate('cookbooks.restore', { id }),
    ]
    expect(await Promise.all(tries.map(refusal))).toEqual(tries.map(() => 'cookbook_unknown'))
    expect(await refusal(stranger.query('cookbooks.read', { id }))).toBe('cookbook_unknown')
    expect(await refusal(stranger.mutate('cookbooks.put', { id: own, recipeId }))).toBe(
      'recipe_unknown',
    )
    expect(await refusal(yurko.mutate('cookbooks.put', { id, recipeId: draft.id }))).toBe(
      'recipe_unknown',
    )
    expect(await refusal(app.caller().query('cookbooks.list', {}))).toBe('sign_in_needed')
    await olena.mutate('cookbooks.remove', { id })
    expect(await refusal(stranger.mutate('cookbooks.restore', { id }))).toBe('cookbook_unknown')
  })

  test('goes along when everything is taken along, and comes back with its recipes', async () => {
    const id = await make(olena, 'Святкове')
    const { id: recipeId } = await olena.compose({ title: 'Борщ' })
    await olena.mutate('cookbooks.put', { id, recipeId })
    const archive = await olena.fetch('/export/account.zip')
    const other = await app.signedUp()
    await send(other, await archive.bytes())
    const intake = await found(other)
    const positions = intake?.recipes.map((one) => one.position)
    await other.mutate('intakes.begin', {
      ...{ id: intake?.id, positions, asDrafts: false, household: true },
    })
    await other.mutate('intakes.step', { id: intake?.id })
    const [cookbook] = await all(other)
    expect(cookbook).toMatchObject({ name: 'Святкове', count: 1 })
    expect(await titles(other, cookbook?.id ?? '')).toEqual(['Борщ'])
  })
})
