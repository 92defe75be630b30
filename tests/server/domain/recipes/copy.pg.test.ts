import { afterAll, beforeAll, expect, test } from 'bun:test'
import { dropPhotos } from '../../../../server/domain/photos/drop.ts'
import type { Photo, Recipe } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'

let app: TestApp
let author: Caller
let reader: Caller

beforeAll(async () => {
  app = await startTestApp()
  author = app.caller()
  reader = app.caller()
  await author.signUp('Олена Коваль')
  await reader.signUp('Андрій Мельник')
})
afterAll(() => app.stop())

function copy(publicationId: string): Promise<Recipe> {
  return reader.mutate('recipes.copy', { publicationId })
}

async function photo(): Promise<Photo> {
  const body = new Uint8Array(await twoColours(40, 20).png().toBuffer())
  const response = await author.fetch('/photos', { method: 'POST', body })
  return ((await response.json()) as { photo: Photo }).photo
}

test('a copy is the reader’s own and says where it came from', async () => {
  const publicationId = await author.publish({ title: 'Деруни', tags: ['картопля'] })
  const mine = await copy(publicationId)
  expect(mine).toMatchObject({
    title: 'Деруни',
    tags: ['картопля'],
    status: 'ready',
    publicationId: null,
    copiedFrom: { publicationId, author: 'Олена Коваль', title: 'Деруни' },
    sourceUrl: `http://localhost:3000/r/${publicationId}`,
  })
})

test('a copy stays as it is when its original changes or goes', async () => {
  const original = await author.compose({ title: 'Банош' })
  const { publicationId } = await author.mutate<{ publicationId: string }>('recipes.publish', {
    id: original.id,
  })
  const mine = await copy(publicationId)
  await author.mutate('recipes.update', { id: original.id, version: 1, title: 'Інше' })
  await author.mutate('recipes.remove', { id: original.id })
  expect(await reader.query<Recipe>('recipes.get', { id: mine.id })).toMatchObject({
    title: 'Банош',
    copiedFrom: { author: 'Олена Коваль', title: 'Банош' },
  })
})

test('a copy shows the photo of its original, also after it is edited', async () => {
  const { id } = await photo()
  const mine = await copy(await author.publish({ photoId: id }))
  expect(mine.photo?.id).toBe(id)
  const edited = await reader.mutate<Recipe>('recipes.update', {
    id: mine.id,
    version: 1,
    title: 'По-моєму',
    photoId: id,
  })
  expect(edited).toMatchObject({ title: 'По-моєму', photo: { id } })
})

test('when the author takes the photo away, the copy stays without one', async () => {
  const { id } = await photo()
  const mine = await copy(await author.publish({ photoId: id }))
  await dropPhotos(app.services, [id])
  expect((await reader.query<Recipe>('recipes.get', { id: mine.id })).photo).toBeNull()
})

test('what is not in the feed cannot be copied', async () => {
  const { id } = await author.compose()
  const { publicationId } = await author.mutate<{ publicationId: string }>('recipes.publish', {
    id,
  })
  await author.mutate('recipes.unpublish', { id })
  for (const unknown of [publicationId, id, 'pub_00000000000000000000000000'])
    await expect(copy(unknown)).rejects.toMatchObject({
      status: 404,
      reason: 'publication_unknown',
    })
})
