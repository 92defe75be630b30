import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sweep } from '../../../../server/sweep/sweep.ts'
import type { Photo } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { type Caller, password } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = 24 * 60 * 60 * 1000

async function photoOf(caller: Caller): Promise<Photo> {
  const body = new FormData()
  body.append('photo', new Blob([await twoColours(600, 300).jpeg().toBuffer()]))
  const response = await caller.fetch('/photos', { method: 'POST', body })
  const { photo } = (await response.json()) as { photo: Photo }
  await caller.compose({ photoId: photo.id })
  return photo
}

test('The photos of a deleted account are gone with it, files and all', async () => {
  const caller = app.caller()
  await caller.signUp()
  const photo = await photoOf(caller)
  expect(await app.services.photos.get(photo.id, 'small')).not.toBeNull()
  await caller.mutate('people.remove', { password })
  expect(await app.services.photos.get(photo.id, 'small')).toBeNull()
})

test('The photos of a trial go with it when the sweep comes', async () => {
  const guest = app.caller()
  await guest.mutate('people.tryDemo')
  const photo = await photoOf(guest)
  app.travel(14 * day + 1000)
  await sweep(app.services)
  expect(await app.services.photos.get(photo.id, 'small')).toBeNull()
})

test('The photo of a recipe removed long ago goes after it', async () => {
  const caller = app.caller()
  await caller.signUp()
  const photo = await photoOf(caller)
  const [recipe] = await app.services.sql<{ id: string }[]>`
    SELECT id FROM recipes WHERE photo_id = ${photo.id}`
  await caller.mutate('recipes.remove', { id: recipe?.id })
  app.travel(29 * day)
  await sweep(app.services)
  expect(await app.services.photos.get(photo.id, 'small')).not.toBeNull()
  app.travel(2 * day)
  await sweep(app.services)
  expect(await app.services.photos.get(photo.id, 'small')).toBeNull()
})
