import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { hidePublication, restoreHidden } from '../../../../server/domain/moderation/decide.ts'
import { sweepPhotos } from '../../../../server/domain/photos/sweep.ts'
import { repriceRecipes } from '../../../../server/domain/recipes/reprice.ts'
import { sweepRecipes } from '../../../../server/domain/recipes/sweep.ts'
import type { Publication } from '../../../../shared/wire/feed.ts'
import type { RecipeVersions, RecipeVersionView } from '../../../../shared/wire/recipe-versions.ts'
import type { Photo, Recipe, RecipePage, RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { listen } from '../../../support/live.ts'
import { twoColours } from '../../../support/pictures.ts'
import { refusal } from '../../../support/refusal.ts'

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

const get = (who: Caller, id: string) => who.query<RecipeView>('recipes.get', { id })
const versions = async (who: Caller, id: string) =>
  (await who.query<RecipeVersions>('recipes.versions', { id })).items
const allow = (id: string, allowed = true) =>
  olena.mutate<{ kitchenEdits: boolean }>('recipes.letKitchenEdit', { id, allowed })
const save = async (who: Caller, id: string, fields: Record<string, unknown>) =>
  who.mutate<Recipe>('recipes.update', { id, version: (await get(who, id)).version, ...fields })
const inFeed = async (publicationId: string) =>
  (await (await app.fetch(`/api/social/${publicationId}`)).json()) as Publication
const later = () => app.travel(11 * 60_000)

async function letIn(fields: Record<string, unknown> = {}): Promise<string> {
  const { id } = await olena.compose(fields)
  await allow(id)
  return id
}

describe('a recipe that its author lets the kitchen change', () => {
  test('is changed by the others there, by nobody else, and by nobody before that', async () => {
    const { id } = await olena.compose()
    expect(await refusal(save(yurko, id, { title: 'Мій' }))).toBe('recipe_author_only')
    expect(await get(yurko, id)).toMatchObject({ mayEdit: false, kitchenEdits: false })
    await allow(id)
    expect(await get(yurko, id)).toMatchObject({ mayEdit: true, kitchenEdits: true })
    expect(await save(yurko, id, { title: 'Пісний борщ' })).toMatchObject({ author: 'Олена' })
    expect(await get(olena, id)).toMatchObject({ title: 'Пісний борщ', changedBy: 'Юрко' })
    const stranger = await app.signedUp('Чужа')
    const change = { id, version: 2, title: 'Чужий' }
    expect(await refusal(stranger.mutate('recipes.update', change))).toBe('recipe_unknown')
    expect(await refusal(versions(stranger, id))).toBe('recipe_unknown')
    await allow(id, false)
    expect(await refusal(save(yurko, id, { title: 'Ще раз' }))).toBe('recipe_author_only')
    expect(await refusal(versions(yurko, id))).toBe('recipe_author_only')
    const one = (who: Caller) => who.query('recipes.version', { id, number: 1 })
    expect(await refusal(one(yurko))).toBe('recipe_author_only')
    expect(await refusal(one(stranger))).toBe('recipe_unknown')
    // Nor are they told which versions there are.
    const back = (who: Caller) => who.mutate('recipes.takeBack', { id, number: 99, version: 2 })
    expect(await refusal(back(yurko))).toBe('recipe_author_only')
    expect(await refusal(back(stranger))).toBe('recipe_unknown')
  })

  test('is none of somebody who only tries it out: nobody can be asked in there', async () => {
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    const { id } = await guest.compose()
    const let_ = { id, allowed: true }
    expect(await refusal(guest.mutate('recipes.letKitchenEdit', let_))).toBe('demo_cannot')
  })

  test('is published, hidden, deleted, shared and opened to others by its author alone', async () => {
    const id = await letIn()
    for (const act of ['publish', 'unpublish', 'remove', 'share', 'shareHeld', 'shareEnd']) {
      const asked =
        act === 'shareHeld'
          ? yurko.query(`recipes.${act}`, { id })
          : yurko.mutate(`recipes.${act}`, { id })
      expect([act, await refusal(asked)]).toEqual([act, 'recipe_unknown'])
    }
    const let_ = { id, allowed: true }
    expect(await refusal(yurko.mutate('recipes.letKitchenEdit', let_))).toBe('recipe_unknown')
    expect(await refusal(save(yurko, id, { status: 'draft' }))).toBe('recipe_author_only')
    expect(await get(olena, id)).toMatchObject({ status: 'ready', removed: false })
  })

  test('is changed by nobody once it is deleted, though a plan still holds it', async () => {
    const id = await letIn()
    const { version } = await get(yurko, id)
    const place = { recipeId: id, date: '2027-03-10', slot: 'dinner' }
    await olena.mutate('plan.add', place)
    await olena.mutate('recipes.remove', { id })
    for (const who of [olena, yurko]) {
      expect((await get(who, id)).removed).toBe(true)
      const change = { id, version, title: 'Після всього' }
      expect(await refusal(who.mutate('recipes.update', change))).toBe('recipe_unknown')
      expect(await refusal(versions(who, id))).toBe('recipe_unknown')
    }
  })

  test('is closed to whoever leaves, and to all when its author leaves and comes to others', async () => {
    const id = await letIn()
    await save(yurko, id, { title: 'Юрків' })
    await yurko.mutate('kitchens.leave')
    expect(await refusal(save(yurko, id, { title: 'Здалеку' }))).toBe('recipe_unknown')
    const { url } = await olena.mutate<{ url: string }>('kitchens.invite')
    await yurko.mutate('kitchens.join', { token: new URL(url).searchParams.get('token') })
    expect((await get(yurko, id)).mayEdit).toBe(true)
    await olena.mutate('kitchens.leave')
    expect(await refusal(get(yurko, id))).toBe('recipe_unknown')
    const other = await joinedBy(app, olena, 'Марко')
    expect((await get(other, id)).mayEdit).toBe(false)
    // What was saved stays, and says whose it was for as long as they have an account.
    expect((await versions(olena, id)).map((one) => one.by)).toEqual(['Юрко', 'Олена'])
    await yurko.mutate('people.remove', { password })
    expect((await versions(olena, id)).map((one) => one.by)).toEqual([null, 'Олена'])
    expect(await get(olena, id)).toMatchObject({ title: 'Юрків', changedBy: null })
  })

  test('tells the second of two that it was changed, and by whom; nothing is overwritten', async () => {
    const id = await letIn()
    const { version } = await get(olena, id)
    const both = await Promise.allSettled([
      olena.mutate('recipes.update', { id, version, title: 'Оленин' }),
      yurko.mutate('recipes.update', { id, version, title: 'Юрків' }),
    ])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const [olenas] = both
    const [loser, winner] = olenas.status === 'fulfilled' ? [yurko, 'Олена'] : [olena, 'Юрко']
    expect(await refusal(loser.mutate('recipes.update', { id, version, title: 'Ще' }))).toBe(
      'recipe_changed',
    )
    expect(await get(loser, id)).toMatchObject({ changedBy: winner })
  })

  test('tells the others at once when they may, when it has changed, and when they may no more', async () => {
    const { id } = await olena.compose()
    const hearing = await listen(yurko, 'recipes')
    await allow(id)
    await hearing.until('recipes')
    expect((await get(yurko, id)).mayEdit).toBe(true)
    await allow(id, false)
    await hearing.until('recipes')
    hearing.leave()
  })
})

describe('versions', () => {
  test('say who changed what, one for each person’s time of writing, and begin with what stood there', async () => {
    const id = await letIn({ ingredients: [{ text: '500 г буряка' }, { text: 'сіль' }] })
    expect(await versions(olena, id)).toEqual([])
    await save(yurko, id, { servings: 6 })
    await save(yurko, id, { ingredients: [{ text: '700 г буряка' }, { text: '2 цибулі' }] })
    await save(olena, id, { title: 'Борщ на неділю' })
    later()
    await save(olena, id, { steps: [{ text: 'Зваріть буряк до мʼякості.' }] })
    const all = await versions(yurko, id)
    expect(all.map(({ by, self, current, changes }) => ({ by, self, current, changes }))).toEqual([
      {
        ...{ by: 'Олена', self: false, current: true },
        changes: [
          { what: 'stepChanged', from: 'Зваріть буряк.', to: 'Зваріть буряк до мʼякості.' },
        ],
      },
      {
        ...{ by: 'Олена', self: false, current: false },
        changes: [{ what: 'title', from: 'Борщ', to: 'Борщ на неділю' }],
      },
      {
        ...{ by: 'Юрко', self: true, current: false },
        changes: [
          { what: 'servings', from: 4, to: 6 },
          { what: 'lineRemoved', text: 'сіль' },
          { what: 'lineChanged', from: '500 г буряка', to: '700 г буряка' },
          { what: 'lineAdded', text: '2 цибулі' },
        ],
      },
      { by: 'Олена', self: false, current: false, changes: null },
    ])
  })

  test('open as they were, and one is taken back by whoever may change it: as a new one', async () => {
    const id = await letIn({ title: 'Борщ' })
    await save(yurko, id, { title: 'Капусняк', servings: 9 })
    const first = (await versions(yurko, id)).at(-1)?.number ?? 0
    const { version } = await get(yurko, id)
    const old = await yurko.query<RecipeVersionView>('recipes.version', { id, number: first })
    expect(old).toMatchObject({ by: 'Олена', content: { title: 'Борщ', servings: 4 } })
    const take = { id, number: first, version }
    expect(await yurko.mutate<Recipe>('recipes.takeBack', take)).toMatchObject({ title: 'Борщ' })
    const all = await versions(olena, id)
    expect(all.map((one) => [one.by, one.takenBack !== null])).toEqual([
      ['Юрко', true],
      ['Юрко', false],
      ['Олена', false],
    ])
    expect(all[0]).toMatchObject({ current: true, takenBack: old.savedAt })
    // Nothing is lost: what was there between is taken back as well.
    const again = { id, number: all[1]?.number, version: version + 1 }
    expect(await olena.mutate<Recipe>('recipes.takeBack', again)).toMatchObject({
      ...{ title: 'Капусняк', servings: 9 },
    })
    expect(await refusal(olena.mutate('recipes.takeBack', again))).toBe('recipe_changed')
    // What was taken back stays as it was, though the same person goes on at once.
    await save(olena, id, { servings: 3 })
    expect((await versions(olena, id)).map((one) => one.takenBack !== null)).toEqual([
      ...[false, true, true],
      ...[false, false],
    ])
    const none = { id, number: 77 }
    expect(await refusal(olena.query('recipes.version', none))).toBe('recipe_version_unknown')
  })

  test('say nothing of what its author wrote while it was a draft again', async () => {
    const id = await letIn({ title: 'Борщ' })
    await save(olena, id, { status: 'draft', title: 'Потайний' })
    expect(await refusal(versions(yurko, id))).toBe('recipe_unknown')
    await save(olena, id, { status: 'ready', title: 'Новий борщ' })
    await save(yurko, id, { title: 'Юрків' })
    const told = await Promise.all(
      (await versions(yurko, id)).map(({ number }) =>
        yurko.query<RecipeVersionView>('recipes.version', { id, number }),
      ),
    )
    expect(told.map((one) => one.content.title)).toEqual(['Юрків', 'Новий борщ'])
    expect(JSON.stringify(await versions(yurko, id))).not.toContain('Потайний')
  })

  test('come back without what has gone since: a photo with its owner, a recipe that was taken', async () => {
    const body = new Blob([await twoColours(60, 40).jpeg().toBuffer()], { type: 'image/jpeg' })
    const answer = await yurko.fetch('/photos', { method: 'POST', body })
    const { photo } = (await answer.json()) as { photo: Photo }
    const dough = await olena.compose({ title: 'Тісто' })
    const id = await letIn({ ingredients: [{ text: '1 тісто', recipeId: dough.id }] })
    await save(yurko, id, { photoId: photo.id })
    expect((await get(olena, id)).photo?.id).toBe(photo.id)
    await save(olena, id, { photoId: null, ingredients: [{ text: '1 кг борошна' }] })
    await sweepPhotos({ ...app.services, now: () => new Date(Date.now() + 3 * 24 * 3_600_000) })
    const [, withPhoto] = await versions(olena, id)
    const back = async (number: number | undefined) => {
      const { version } = await get(olena, id)
      return olena.mutate<Recipe>('recipes.takeBack', { id, number, version })
    }
    expect((await back(withPhoto?.number)).photo?.id).toBe(photo.id)
    await olena.mutate('recipes.remove', { id: dough.id })
    await yurko.mutate('people.remove', { password })
    expect(await back(withPhoto?.number)).toMatchObject({ photo: null })
    const lines = (await get(olena, id)).ingredients
    expect(lines.map((line) => [line.text, line.more])).toEqual([['1 тісто', undefined]])
  })

  test('come back with the words alone of what may not be taken any more, though it is there', async () => {
    const dough = await olena.compose({ title: 'Тісто' })
    const id = await letIn({ ingredients: [{ text: '1 тісто', recipeId: dough.id }] })
    await save(olena, id, { ingredients: [{ text: '1 кг борошна' }] })
    await save(olena, dough.id, { status: 'draft' })
    const first = (await versions(olena, id)).at(-1)?.number
    const { version } = await get(olena, id)
    const back = { id, number: first, version }
    const { ingredients } = await olena.mutate<Recipe>('recipes.takeBack', back)
    expect(ingredients).toMatchObject([{ text: '1 тісто' }])
    expect(ingredients[0]).not.toHaveProperty('recipe')
  })

  test('are kept for the last fifty times, and of a draft there are none', async () => {
    const { id } = await olena.compose({ status: 'draft' })
    await save(olena, id, { title: 'Задум' })
    await save(olena, id, { title: 'Борщ', status: 'ready' })
    expect(await versions(olena, id)).toEqual([])
    await save(olena, id, { title: 'Борщ по-новому' })
    await app.services.sql`
      INSERT INTO recipe_versions (recipe_id, number, saved_at, closed, content, photos)
      SELECT ${id}, -n, now(), true, content, '{}' FROM generate_series(1, 60) AS n,
        (SELECT content FROM recipe_versions WHERE recipe_id = ${id} LIMIT 1) AS first`
    await save(olena, id, { title: 'Борщ на неділю' })
    expect(await versions(olena, id)).toHaveLength(50)
    const kept = await app.services.sql`SELECT 1 FROM recipe_versions WHERE recipe_id = ${id}`
    expect(kept.count).toBe(50)
  })
})

describe('a recipe in the feed that others of the kitchen change', () => {
  test('stays there as it was until its author lets the feed follow', async () => {
    const id = await letIn({ title: 'Борщ', ingredients: [{ text: '500 г буряка' }] })
    const { publicationId } = await olena.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    const before = await inFeed(publicationId)
    // Of its key, by which it was imported once, there is no second one.
    await app.services.sql`UPDATE recipes SET import_key = 'borshch' WHERE id = ${id}`
    const change = { title: 'Грибна юшка', ingredients: [{ text: '300 г печериць' }], servings: 8 }
    expect(await save(yurko, id, change)).toMatchObject({ publicationId, feedBehind: true })
    await repriceRecipes(app.services)
    expect(await inFeed(publicationId)).toEqual(before)
    expect(await get(olena, id)).toMatchObject({ title: 'Грибна юшка', feedBehind: true })
    // What the feed shows is nobody's second recipe, and outlasts the sweep.
    const own = await olena.query<RecipePage>('recipes.list', {})
    expect(own.items.map((one) => one.title)).toEqual(['Грибна юшка'])
    const muchLater = () => new Date(Date.now() + 40 * 24 * 60 * 60_000)
    await sweepRecipes({ ...app.services, now: muchLater })
    expect((await inFeed(publicationId)).title).toBe('Борщ')
    expect(await olena.mutate<unknown>('recipes.publish', { id })).toEqual({ publicationId })
    expect(await inFeed(publicationId)).toMatchObject({ title: 'Грибна юшка', servings: 8 })
    expect((await get(olena, id)).feedBehind).toBe(false)
    const shadows = await app.services.sql`SELECT 1 FROM recipes WHERE shown_for = ${id}`
    expect(shadows.count).toBe(0)
  })

  test('goes into the feed as it is when its author saves, or puts it there again', async () => {
    const id = await letIn({ title: 'Борщ' })
    const { publicationId } = await olena.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    await save(yurko, id, { title: 'Юрків борщ' })
    await save(olena, id, { description: 'Наваристий' })
    expect(await inFeed(publicationId)).toMatchObject({ title: 'Юрків борщ' })
    await save(yurko, id, { title: 'Знову інший' })
    expect((await inFeed(publicationId)).title).toBe('Юрків борщ')
    await olena.mutate('recipes.unpublish', { id })
    await olena.mutate('recipes.publish', { id })
    expect((await inFeed(publicationId)).title).toBe('Знову інший')
    await save(yurko, id, { title: 'Ще' })
    await olena.mutate('recipes.remove', { id })
    await olena.mutate('recipes.restore', { id })
    expect((await inFeed(publicationId)).title).toBe('Знову інший')
  })

  test('comes back as its author left it when an operator lets it back, and a draft does not', async () => {
    const id = await letIn({ title: 'Борщ' })
    const { publicationId } = await olena.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    await hidePublication(app.services, publicationId, 'Помилково.')
    await save(yurko, id, { title: 'Юрків борщ', description: 'Юрків опис' })
    await restoreHidden(app.services, publicationId)
    expect(await inFeed(publicationId)).toMatchObject({ title: 'Борщ', description: '' })
    const [card] = await app.services.sql<
      { title: string }[]
    >`SELECT title FROM publications WHERE id = ${publicationId}`
    expect(card?.title).toBe('Борщ')

    await hidePublication(app.services, publicationId, 'Реклама.')
    await save(olena, id, { title: 'Без реклами' })
    await restoreHidden(app.services, publicationId)
    expect((await inFeed(publicationId)).title).toBe('Без реклами')
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
    const id = await letIn({ title: 'Борщ' })
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
    const dough = await letIn({ title: 'Тісто' })
    const publicationId = await olena.publish({
      ...{ title: 'Вареники', ingredients: [{ text: '1 тісто', recipeId: dough }] },
    })
    await hidePublication(app.services, publicationId, 'Помилково.')
    expect(await refusal(save(yurko, dough, { title: 'Інше' }))).toBe('recipe_inside_published')
  })

  test('is not changed through a dish that the feed shows as it was, when that took it', async () => {
    const dough = await letIn({ title: 'Тісто' })
    const dish = await letIn({
      ...{ title: 'Вареники', ingredients: [{ text: '1 тісто', recipeId: dough }] },
    })
    await olena.mutate('recipes.publish', { id: dish })
    await save(yurko, dish, { ingredients: [{ text: '500 г борошна' }] })
    expect(await refusal(save(yurko, dough, { title: 'Інше' }))).toBe('recipe_inside_published')
    await olena.mutate('recipes.publish', { id: dish })
    expect(await save(yurko, dough, { title: 'Інше' })).toMatchObject({ title: 'Інше' })
  })

  test('is not changed through a dish of the feed that takes it', async () => {
    const dough = await letIn({ title: 'Тісто' })
    const dish = { title: 'Вареники', ingredients: [{ text: '1 тісто', recipeId: dough }] }
    await olena.publish(dish)
    const refused = await yurko
      .mutate('recipes.update', { id: dough, version: 1, title: 'Інше тісто' })
      .catch((error) => error.message)
    expect(refused).toContain('«Вареники»')
  })
})
