import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { listen } from '../../../support/live.ts'
import { refusal } from '../../../support/refusal.ts'
import { allow, get, letIn, save, versions } from './editing-together.ts'

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

describe('a recipe that its author lets the kitchen change', () => {
  test('is changed by the others there, by nobody else, and by nobody before that', async () => {
    const { id } = await olena.compose()
    expect(await refusal(save(yurko, id, { title: 'Мій' }))).toBe('recipe_author_only')
    expect(await get(yurko, id)).toMatchObject({ mayEdit: false, kitchenEdits: false })
    await allow(olena, id)
    expect(await get(yurko, id)).toMatchObject({ mayEdit: true, kitchenEdits: true })
    expect(await save(yurko, id, { title: 'Пісний борщ' })).toMatchObject({ author: 'Олена' })
    expect(await get(olena, id)).toMatchObject({ title: 'Пісний борщ', changedBy: 'Юрко' })
    const stranger = await app.signedUp('Чужа')
    const change = { id, version: 2, title: 'Чужий' }
    expect(await refusal(stranger.mutate('recipes.update', change))).toBe('recipe_unknown')
    expect(await refusal(versions(stranger, id))).toBe('recipe_unknown')
    await allow(olena, id, false)
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
    const id = await letIn(olena)
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
    const id = await letIn(olena)
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
    const id = await letIn(olena)
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
    const id = await letIn(olena)
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
    await allow(olena, id)
    await hearing.until('recipes')
    expect((await get(yurko, id)).mayEdit).toBe(true)
    await allow(olena, id, false)
    await hearing.until('recipes')
    hearing.leave()
  })
})
