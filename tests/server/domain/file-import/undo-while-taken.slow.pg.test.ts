import { afterAll, beforeAll, expect, test } from 'bun:test'
import { householdFormat, householdVersion } from '../../../../shared/wire/household.ts'
import type { Intake } from '../../../../shared/wire/intakes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { bring, dish, found, ownRecipes, send } from '../../../support/intake.ts'
import { untilWaiting } from '../../../support/waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('an import that is taken back in one window while another takes a recipe of it leaves none behind', async () => {
  const person = await app.signedUp()
  const { id } = await bring(person, dish('Борщ'))
  const positions = (await found(person))?.recipes.map((one) => one.position)
  await person.mutate('intakes.begin', { id, positions, asDrafts: false })
  const { sql } = app.services
  const [step, undo] = await sql.begin(async (tx) => {
    await tx`LOCK TABLE recipes IN SHARE MODE`
    const step = person.mutate('intakes.step', { id })
    await untilWaiting(sql)
    const undo = person.mutate<Intake>('intakes.undo', { id })
    await untilWaiting(sql, 2)
    return [[step], [undo]] as const
  })
  await step[0]
  expect((await undo[0]).recipes).toMatchObject([{ state: 'found', recipeId: null }])
  expect(await ownRecipes(person)).toEqual([])
})

test('an import that is taken back before its last step ends puts nothing into the kitchen afterwards', async () => {
  const person = await app.signedUp()
  const file = { format: householdFormat, version: householdVersion, staples: ['сіль'] }
  const { id = '' } = await send(person, JSON.stringify(file))
  await person.mutate('intakes.begin', { id, positions: [], asDrafts: false, household: true })
  const { sql } = app.services
  const [undo, step] = await sql.begin(async (tx) => {
    await tx`SELECT 1 FROM intakes WHERE id = ${id} FOR UPDATE`
    const undo = person.mutate<Intake>('intakes.undo', { id })
    await untilWaiting(sql)
    const step = person.mutate('intakes.step', { id })
    await untilWaiting(sql, 2)
    return [[undo], [step]] as const
  })
  await Promise.all([undo[0], step[0]])
  expect((await found(person))?.status).toBe('found')
  expect(await person.query<unknown[]>('lists.staples')).toEqual([])
})
