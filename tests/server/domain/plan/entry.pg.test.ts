import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { add, monday, planned, wednesday, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('an entry', () => {
  test('moves to the end of another day and meal', async () => {
    const who = await app.signedUp()
    const id = await planned(who, { date: monday })
    await planned(who)
    await who.mutate('plan.change', { id, date: wednesday, slot: 'dinner' })
    const { entries } = await week(who)
    expect(entries.map((one) => one.id)).toEqual([expect.any(String), id])
  })

  test('keeps what one person changed while another changes something else', async () => {
    const owner = await app.signedUp()
    const other = await joinedBy(app, owner)
    const id = await planned(owner)
    await Promise.all([
      owner.mutate('plan.change', { id, servings: 9 }),
      other.mutate('plan.change', { id, date: monday }),
    ])
    expect((await week(owner)).entries).toMatchObject([{ id, servings: 9, date: monday }])
  })

  test('is copied to another day, where it has not been cooked yet', async () => {
    const who = await app.signedUp()
    const id = await planned(who, { servings: 3 })
    await who.mutate('plan.cook', { id, cooked: true })
    await who.mutate('plan.copy', { id, date: monday, slot: 'lunch' })
    expect((await week(who)).entries).toMatchObject([
      { date: monday, slot: 'lunch', servings: 3, cookedAt: null },
      { id, cookedAt: expect.any(Number) },
    ])
  })

  test('that was cooked tells its recipe, and takes it back', async () => {
    const who = await app.signedUp()
    const recipe = await who.compose()
    const { id } = await add(who, { recipeId: recipe.id })
    const cooked = async () =>
      (await who.query<RecipeView>('recipes.get', { id: recipe.id })).lastCookedAt
    await who.mutate('plan.cook', { id, cooked: true })
    expect(await cooked()).toBeNumber()
    await who.mutate('plan.cook', { id, cooked: false })
    expect(await cooked()).toBeNull()
  })

  test('is removed and put back, twice if need be', async () => {
    const who = await app.signedUp()
    const id = await planned(who)
    await who.mutate('plan.remove', { id })
    await who.mutate('plan.remove', { id })
    expect((await week(who)).entries).toEqual([])
    await who.mutate('plan.restore', { id })
    expect((await week(who)).entries).toMatchObject([{ id }])
  })

  test('of another kitchen looks like one that never was', async () => {
    const [who, stranger] = [await app.signedUp(), await app.signedUp()]
    const id = await planned(who)
    const place = { date: monday, slot: 'lunch' }
    for (const one of [id, 'ple_none']) {
      expect(await refusal(stranger.mutate('plan.change', { id: one, servings: 1 }))).toBe(
        'plan_entry_unknown',
      )
      expect(await refusal(stranger.mutate('plan.copy', { id: one, ...place }))).toBe(
        'plan_entry_unknown',
      )
      expect(await refusal(stranger.mutate('plan.cook', { id: one, cooked: true }))).toBe(
        'plan_entry_unknown',
      )
      expect(await refusal(stranger.mutate('plan.remove', { id: one }))).toBe('plan_entry_unknown')
      expect(await refusal(stranger.mutate('plan.restore', { id: one }))).toBe('plan_entry_unknown')
    }
  })
})
