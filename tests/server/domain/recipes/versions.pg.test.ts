import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { sweepPhotos } from '../../../../server/domain/photos/sweep.ts'
import type { RecipeVersionView } from '../../../../shared/wire/recipe-versions.ts'
import type { Photo, Recipe } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { twoColours } from '../../../support/pictures.ts'
import { refusal } from '../../../support/refusal.ts'
import { get, letIn, save, versions } from './editing-together.ts'

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

const later = () => app.travel(11 * 60_000)

describe('versions', () => {
  test('say who changed what, one for each person’s time of writing, and begin with what stood there', async () => {
    const id = await letIn(olena, { ingredients: [{ text: '500 г буряка' }, { text: 'сіль' }] })
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
    const id = await letIn(olena, { title: 'Борщ' })
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
    const id = await letIn(olena, { title: 'Борщ' })
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
    const id = await letIn(olena, { ingredients: [{ text: '1 тісто', recipeId: dough.id }] })
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
    const id = await letIn(olena, { ingredients: [{ text: '1 тісто', recipeId: dough.id }] })
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
