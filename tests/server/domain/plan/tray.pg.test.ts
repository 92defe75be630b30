import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { TrayDish } from '../../../../shared/wire/tray.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { dinner, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const tray = (who: Caller) => who.query<TrayDish[]>('plan.tray')
const put = (who: Caller, dish: Record<string, string>) =>
  who.mutate<{ id: string }>('plan.trayAdd', dish)
const place = (who: Caller, id: string) =>
  who.mutate<{ id: string }>('plan.trayPlace', { id, ...dinner })

describe('dishes that were put by', () => {
  test('wait without a day, once each, from the feed or one’s own, for everybody of the kitchen', async () => {
    const publicationId = await (await app.signedUp('Авторка')).publish({ title: 'Кутя' })
    const owner = await app.signedUp('Оля')
    const other = await joinedBy(app, owner)
    const { id: recipeId } = await owner.compose({
      title: 'Борщ',
      prepMinutes: 10,
      cookMinutes: 50,
    })
    await put(owner, { recipeId })
    await put(owner, { publicationId })
    await put(owner, { publicationId })
    expect((await tray(other)).map((one) => [one.title, one.totalMinutes])).toEqual([
      ['Борщ', 60],
      ['Кутя', null],
    ])
    expect((await week(owner)).entries).toEqual([])
  })

  test('go into a meal with one call, for those who eat, and from there nowhere else', async () => {
    const owner = await app.signedUp('Оля')
    const other = await joinedBy(app, owner)
    const { id: recipeId } = await owner.compose({ title: 'Борщ' })
    const { id } = await put(owner, { recipeId })
    await place(other, id)
    expect(await tray(owner)).toEqual([])
    expect((await week(owner)).entries).toMatchObject([
      { title: 'Борщ', slot: 'dinner', servings: 2 },
    ])
    expect(await refusal(place(owner, id))).toBe('tray_dish_unknown')
  })

  test('are taken off again, and are nobody else’s', async () => {
    const owner = await app.signedUp('Оля')
    const stranger = await app.signedUp('Чужий')
    const { id: recipeId } = await owner.compose({ title: 'Борщ' })
    expect(await refusal(put(stranger, { recipeId }))).toBe('recipe_unknown')
    const { id } = await put(owner, { recipeId })
    await stranger.mutate('plan.trayRemove', { id })
    expect(await refusal(place(stranger, id))).toBe('tray_dish_unknown')
    expect(await tray(owner)).toHaveLength(1)
    await owner.mutate('plan.trayRemove', { id })
    await owner.mutate('plan.trayRemove', { id })
    expect(await tray(owner)).toEqual([])
    expect(await refusal(app.caller().query('plan.tray'))).toBe('sign_in_needed')
  })
})

test('a tray holds fifty dishes, and what lies there already may be put there again', async () => {
  const owner = await app.signedUp('Оля')
  const dishes: { id: string }[] = []
  for (let n = 0; n <= 50; n += 1) dishes.push(await owner.compose({ title: `Страва ${n}` }))
  const last = dishes.pop()
  for (const { id: recipeId } of dishes) await put(owner, { recipeId })
  expect(await refusal(put(owner, { recipeId: last?.id ?? '' }))).toBe('tray_full')
  await put(owner, { recipeId: dishes[0]?.id ?? '' })
  expect(await tray(owner)).toHaveLength(50)
})
