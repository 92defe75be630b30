import { afterAll, beforeAll, expect, test } from 'bun:test'
import { householdFormat, householdVersion } from '../../../../shared/wire/household.ts'
import type { Intake } from '../../../../shared/wire/intakes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { dish, found, ownRecipes, send } from '../../../support/intake.ts'
import { joinedBy } from '../../../support/kitchen.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** A file of a household, and one dish, taken to its end. */
async function taken(as: Caller, household: object): Promise<string> {
  const file = { format: householdFormat, version: householdVersion, ...household }
  const { id } = await send(as, JSON.stringify(file))
  await send(as, JSON.stringify(dish('Борщ')), { into: id ?? '' })
  const positions = (await found(as))?.recipes.map((one) => one.position)
  await as.mutate('intakes.begin', { id, positions, asDrafts: false, household: true })
  await as.mutate('intakes.step', { id })
  return id ?? ''
}

const staples = async (as: Caller) =>
  (await as.query<{ name: string }[]>('lists.staples')).map((one) => one.name)
const named = (kitchenName: string) => [
  { language: null, kitchenName, timeZone: null, aisles: [], shopOrders: {} },
]

test('an import is taken back in the kitchen that it was put into, whichever is shown by now', async () => {
  const cook = await app.signedUp()
  const { id: first } = await cook.query<KitchenView>('kitchens.mine')
  const id = await taken(cook, { staples: ['сіль'] })
  expect(await staples(cook)).toEqual(['Сіль'])
  await cook.mutate('kitchens.open', { name: 'Дача' })
  await cook.mutate('intakes.undo', { id })
  await cook.mutate('kitchens.choose', { id: first })
  expect(await staples(cook)).toEqual([])
})

test('whoever has left a kitchen takes their recipes back, and nothing out of that kitchen', async () => {
  const owner = await app.signedUp('Олена')
  const cook = await joinedBy(app, owner)
  const id = await taken(cook, { staples: ['сіль'], plan: [dinner('Млинці')] })
  await cook.mutate('kitchens.leave')
  expect(await cook.mutate<Intake>('intakes.undo', { id })).toMatchObject({ status: 'found' })
  expect(await ownRecipes(cook)).toEqual([])
  expect(await staples(owner)).toEqual(['Сіль'])
  const [kept] = await app.services.sql`SELECT removed_at FROM plan_entries WHERE title = 'Млинці'`
  expect(kept?.['removed_at']).toBeNull()
})

test('from the kitchens that are still theirs it is taken back, though the first of them was left', async () => {
  const owner = await app.signedUp('Олена')
  const cook = await joinedBy(app, owner)
  const { id: shared } = await cook.query<KitchenView>('kitchens.mine')
  await cook.mutate('kitchens.open', { name: 'Дача' })
  const { id: dacha } = await cook.query<KitchenView>('kitchens.mine')
  await cook.mutate('kitchens.choose', { id: shared })
  const others = [{ settings: named('Дача'), staples: ['цукор'] }]
  const id = await taken(cook, { staples: ['сіль'], others })
  await cook.mutate('kitchens.leave')
  expect((await cook.query<KitchenView>('kitchens.mine')).id).toBe(dacha)
  expect(await staples(cook)).toEqual(['Цукор'])
  await cook.mutate('intakes.undo', { id })
  expect(await staples(cook)).toEqual([])
  expect(await staples(owner)).toEqual(['Сіль'])
})

test('a name that somebody gave the kitchen after an import stays when that is taken back, and else the old one returns', async () => {
  for (const [given, left] of [
    ['У Марти', 'У Марти'],
    [undefined, 'Стара'],
  ] as const) {
    const cook = await app.signedUp()
    const { id: kitchenId } = await cook.query<KitchenView>('kitchens.mine')
    const name = (said: string) =>
      app.services.sql`UPDATE kitchens SET name = ${said} WHERE id = ${kitchenId}`
    await name('Стара')
    const id = await taken(cook, { settings: named('З файлу') })
    expect((await cook.query<KitchenView>('kitchens.mine')).name).toBe('З файлу')
    if (given) await name(given)
    await cook.mutate('intakes.undo', { id })
    expect((await cook.query<KitchenView>('kitchens.mine')).name).toBe(left)
  }
})

test('a history that names one moment thousands of times is taken back all the same', async () => {
  const cook = await app.signedUp()
  const one = { text: 'молоко, сир, хліб, яйця, масло', at: '2026-01-01T00:00:00Z' }
  const id = await taken(cook, { bought: Array.from({ length: 5000 }, () => one) })
  await cook.mutate('intakes.undo', { id })
  expect((await app.services.sql`SELECT 1 FROM pantry_moves`).count).toBe(0)
})

function dinner(title: string) {
  const meal = { slot: 'dinner', kind: 'dish', title, note: '', servings: 2, recipe: null }
  return { ...meal, date: '2026-01-01', cookedAt: null, leftoverOf: null }
}
