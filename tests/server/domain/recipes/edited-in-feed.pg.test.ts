import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { hidePublication, restoreHidden } from '../../../../server/domain/moderation/decide.ts'
import { repriceRecipes } from '../../../../server/domain/recipes/reprice.ts'
import { sweepRecipes } from '../../../../server/domain/recipes/sweep.ts'
import type { RecipePage } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'
import { get, inFeed, letIn, save } from './editing-together.ts'

let app: TestApp
let olena: Caller
let yurko: Caller
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  olena = await app.signedUp('Олена')
  yurko = await joinedBy(app, olena)
})
afterAll(() => app.stop())

describe('a recipe in the feed that others of the kitchen change', () => {
  test('stays there as it was until its author lets the feed follow', async () => {
    const id = await letIn(olena, { title: 'Борщ', ingredients: [{ text: '500 г буряка' }] })
    const { publicationId } = await olena.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    const before = await inFeed(app, publicationId)
    // Of its key, by which it was imported once, there is no second one.
    await app.services.sql`UPDATE recipes SET import_key = 'borshch' WHERE id = ${id}`
    const change = { title: 'Грибна юшка', ingredients: [{ text: '300 г печериць' }], servings: 8 }
    expect(await save(yurko, id, change)).toMatchObject({ publicationId, feedBehind: true })
    await repriceRecipes(app.services)
    expect(await inFeed(app, publicationId)).toEqual(before)
    expect(await get(olena, id)).toMatchObject({ title: 'Грибна юшка', feedBehind: true })
    // What the feed shows is nobody's second recipe, and outlasts the sweep.
    const own = await olena.query<RecipePage>('recipes.list', {})
    expect(own.items.map((one) => one.title)).toEqual(['Грибна юшка'])
    const muchLater = () => new Date(Date.now() + 40 * 24 * 60 * 60_000)
    await sweepRecipes({ ...app.services, now: muchLater })
    expect((await inFeed(app, publicationId)).title).toBe('Борщ')
    expect(await olena.mutate<unknown>('recipes.publish', { id })).toEqual({ publicationId })
    expect(await inFeed(app, publicationId)).toMatchObject({ title: 'Грибна юшка', servings: 8 })
    expect((await get(olena, id)).feedBehind).toBe(false)
    const shadows = await app.services.sql`SELECT 1 FROM recipes WHERE shown_for = ${id}`
    expect(shadows.count).toBe(0)
  })

  test('goes into the feed as it is when its author saves, or puts it there again', async () => {
    const id = await letIn(olena, { title: 'Борщ' })
    const { publicationId } = await olena.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    await save(yurko, id, { title: 'Юрків борщ' })
    await save(olena, id, { description: 'Наваристий' })
    expect(await inFeed(app, publicationId)).toMatchObject({ title: 'Юрків борщ' })
    await save(yurko, id, { title: 'Знову інший' })
    expect((await inFeed(app, publicationId)).title).toBe('Юрків борщ')
    await olena.mutate('recipes.unpublish', { id })
    await olena.mutate('recipes.publish', { id })
    expect((await inFeed(app, publicationId)).title).toBe('Знову інший')
    await save(yurko, id, { title: 'Ще' })
    await olena.mutate('recipes.remove', { id })
    await olena.mutate('recipes.restore', { id })
    expect((await inFeed(app, publicationId)).title).toBe('Знову інший')
  })

  test('comes back as its author left it when an operator lets it back, and a draft does not', async () => {
    const id = await letIn(olena, { title: 'Борщ' })
    const { publicationId } = await olena.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    await hidePublication(app.services, publicationId, 'Помилково.')
    await save(yurko, id, { title: 'Юрків борщ', description: 'Юрків опис' })
    await restoreHidden(app.services, publicationId)
    expect(await inFeed(app, publicationId)).toMatchObject({ title: 'Борщ', description: '' })
    const [card] = await app.services.sql<
      { title: string }[]
    >`SELECT title FROM publications WHERE id = ${publicationId}`
    expect(card?.title).toBe('Борщ')

    await hidePublication(app.services, publicationId, 'Реклама.')
    await save(olena, id, { title: 'Без реклами' })
    await restoreHidden(app.services, publicationId)
    expect((await inFeed(app, publicationId)).title).toBe('Без реклами')
    const [again] = await app.services.sql<
      { title: string }[]
    >`SELECT title FROM publications WHERE id = ${publicationId}`
    expect(again?.title).toBe('Без реклами')

    await hidePublication(app.services, publicationId, 'Ще раз.')
    await save(olena, id, { status: 'draft' })
    await restoreHidden(app.services, publicationId)
    expect((await app.fetch(`/api/social/${publicationId}`)).status).toBe(404)
  })

  test('has one recipe behind it for everybody: what the feed shows meanwhile is none to be brought back', async () => {
    const id = await letIn(olena, { title: 'Борщ' })
    await olena.mutate('recipes.publish', { id })
    await save(yurko, id, { title: 'Юрків борщ' })
    const [held] = await app.services.sql<{ id: string }[]>`
      SELECT id FROM recipes WHERE shown_for = ${id}`
    for (const who of [olena, yurko]) {
      expect(await refusal(who.mutate('recipes.restore', { id: held?.id }))).toBe('recipe_unknown')
      expect(await refusal(get(who, held?.id ?? ''))).toBe('recipe_unknown')
    }
  })

  test('is not changed through a dish that takes it and is hidden for a while', async () => {
    const dough = await letIn(olena, { title: 'Тісто' })
    const publicationId = await olena.publish({
      ...{ title: 'Вареники', ingredients: [{ text: '1 тісто', recipeId: dough }] },
    })
    await hidePublication(app.services, publicationId, 'Помилково.')
    expect(await refusal(save(yurko, dough, { title: 'Інше' }))).toBe('recipe_inside_published')
  })

  test('is not changed through a dish that the feed shows as it was, when that took it', async () => {
    const dough = await letIn(olena, { title: 'Тісто' })
    const dish = await letIn(olena, {
      ...{ title: 'Вареники', ingredients: [{ text: '1 тісто', recipeId: dough }] },
    })
    await olena.mutate('recipes.publish', { id: dish })
    await save(yurko, dish, { ingredients: [{ text: '500 г борошна' }] })
    expect(await refusal(save(yurko, dough, { title: 'Інше' }))).toBe('recipe_inside_published')
    await olena.mutate('recipes.publish', { id: dish })
    expect(await save(yurko, dough, { title: 'Інше' })).toMatchObject({ title: 'Інше' })
  })

  test('is not changed through a dish of the feed that takes it', async () => {
    const dough = await letIn(olena, { title: 'Тісто' })
    const dish = { title: 'Вареники', ingredients: [{ text: '1 тісто', recipeId: dough }] }
    await olena.publish(dish)
    const refused = await yurko
      .mutate('recipes.update', { id: dough, version: 1, title: 'Інше тісто' })
      .catch((error) => error.message)
    expect(refused).toContain('«Вареники»')
  })
})
