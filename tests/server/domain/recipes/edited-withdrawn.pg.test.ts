import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { Recipe } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { refusal } from '../../../support/refusal.ts'
import { untilWaiting } from '../../../support/waiting.ts'

let app: TestApp
let olena: Caller
let yurko: Caller
let id: string
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  olena = await app.signedUp('Олена')
  yurko = await joinedBy(app, olena)
  id = (await olena.compose()).id
  await olena.mutate('recipes.letKitchenEdit', { id, allowed: true })
})
afterAll(() => app.stop())

const save = () => yurko.mutate<Recipe>('recipes.update', { id, version: 1, title: 'Юрків' })
const title = async () => (await olena.query<Recipe>('recipes.get', { id })).title

describe('a saving that meets the end of the permission to save', () => {
  test('is refused when that has begun to end, though it has not ended yet', async () => {
    const { sql } = app.services
    const saving = await sql.begin(async (tx) => {
      await tx`DELETE FROM recipe_editors WHERE recipe_id = ${id}`
      const saving = refusal(save())
      await Promise.race([untilWaiting(sql), saving])
      return [saving]
    })
    expect(await saving[0]).toBe('recipe_author_only')
    expect(await title()).toBe('Борщ')
  })

  const endings: [string, () => Promise<unknown>][] = [
    [
      'its author takes it back',
      () => olena.mutate('recipes.letKitchenEdit', { id, allowed: false }),
    ],
    ['its author leaves the kitchen', () => olena.mutate('kitchens.leave')],
    ['whoever saves leaves the kitchen', () => yurko.mutate('kitchens.leave')],
  ]
  test.each(endings)('is there before %s, when it was begun before', async (_how, end) => {
    const { sql } = app.services
    let ended = false
    const both = await sql.begin(async (tx) => {
      // The saving has asked whether it may, and waits here with its writing.
      await tx`LOCK TABLE recipe_versions IN SHARE MODE`
      const saving = save()
      await untilWaiting(sql)
      const ending = end().then(() => {
        ended = true
      })
      await Promise.race([untilWaiting(sql, 2), ending])
      expect(ended).toBe(false)
      return [saving, ending]
    })
    await Promise.all(both)
    expect(await title()).toBe('Юрків')
  })
})
