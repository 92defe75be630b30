import { afterAll, beforeAll, expect, test } from 'bun:test'
import { dropPhotos } from '../../../../server/domain/photos/drop.ts'
import { sweepPhotos } from '../../../../server/domain/photos/sweep.ts'
import type { Photo, Recipe } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'

const dayMs = 86_400_000
let app: TestApp
let cook: Caller
let bytes: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  app = await startTestApp()
  cook = app.caller()
  await cook.signUp()
  bytes = new Uint8Array(await twoColours(40, 20).png().toBuffer())
})
afterAll(() => app.stop())

async function photo(from = cook): Promise<Photo> {
  const response = await from.fetch('/photos', { method: 'POST', body: bytes })
  return ((await response.json()) as { photo: Photo }).photo
}

async function isServed({ large }: Photo): Promise<boolean> {
  return (await app.fetch(large)).status === 200
}

test('a photo that nothing shows goes after a day, not before', async () => {
  const unused = await photo()
  await sweepPhotos(app.services)
  expect(await isServed(unused)).toBe(true)
  app.travel(dayMs + 1000)
  await sweepPhotos(app.services)
  expect(await isServed(unused)).toBe(false)
})

test('a photo of a recipe, a draft, a removed recipe or a publication stays', async () => {
  const photos = [await photo(), await photo(), await photo(), await photo()]
  const [ready, draft, removed, published] = photos.map((one) => ({ photoId: one.id }))
  await cook.compose(ready)
  await cook.compose({ ...draft, status: 'draft' })
  const { id } = await cook.compose(removed)
  await cook.mutate('recipes.remove', { id })
  await cook.publish(published)
  app.travel(dayMs + 1000)
  await sweepPhotos(app.services)
  expect(await Promise.all(photos.map(isServed))).toEqual([true, true, true, true])
})

test('the photo that a draft had before goes; that of a ready recipe stays with the version that showed it', async () => {
  const photos = [await photo(), await photo(), await photo(), await photo()] as const
  const [ofDraft, next, ofReady, after] = photos.map((one) => one.id)
  const draft = await cook.compose({ photoId: ofDraft, status: 'draft' })
  await cook.mutate('recipes.update', { id: draft.id, version: draft.version, photoId: next })
  const ready = await cook.compose({ photoId: ofReady })
  await cook.mutate('recipes.update', { id: ready.id, version: ready.version, photoId: after })
  app.travel(dayMs + 1000)
  await sweepPhotos(app.services)
  expect(await Promise.all(photos.map(isServed))).toEqual([false, true, true, true])
})

test('a dropped photo leaves its recipe and its card in the feed without one', async () => {
  const shown = await photo()
  const { id } = await cook.compose({ photoId: shown.id })
  await cook.mutate('recipes.publish', { id })
  await dropPhotos(app.services, [shown.id])
  expect((await cook.query<Recipe>('recipes.get', { id })).photo).toBeNull()
  const feed = await app.fetch('/api/social/feed?before=99999999999999')
  const { items } = (await feed.json()) as { items: { photoUrl: string | null }[] }
  expect(items.map((one) => one.photoUrl)).not.toContain(`http://localhost:3000${shown.medium}`)
  expect(await isServed(shown)).toBe(false)
})

test('the files of a person who is gone go too', async () => {
  const leaving = app.caller()
  const { id } = await leaving.signUp()
  const theirs = await photo(leaving)
  await app.services.sql`DELETE FROM people WHERE id = ${id}`
  await sweepPhotos(app.services)
  expect(await isServed(theirs)).toBe(false)
})

test('files that the storage would not delete are deleted another time', async () => {
  const stubborn = await photo()
  const { photos } = app.services
  const drop = () => Promise.reject(new Error('The storage is away.'))
  await dropPhotos({ ...app.services, photos: { ...photos, drop } }, [stubborn.id])
  expect(await isServed(stubborn)).toBe(true)
  await sweepPhotos(app.services)
  expect(await isServed(stubborn)).toBe(false)
})
