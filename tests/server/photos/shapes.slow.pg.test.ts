import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { dropPhotos } from '../../../server/domain/photos/drop.ts'
import type { Photo } from '../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { twoColours } from '../../support/pictures.ts'

let app: TestApp
let cook: Caller
beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
})
afterAll(() => app.stop())

async function sent(width: number, height: number): Promise<Photo> {
  const body = await twoColours(width, height).png().toBuffer()
  const headers = { 'content-type': 'image/png' }
  const response = await cook.fetch('/photos', {
    method: 'POST',
    body: Uint8Array.from(body),
    headers,
  })
  return ((await response.json()) as { photo: Photo }).photo
}

async function seen(id: string, file: string) {
  const response = await app.fetch(`/photos/${id}/${file}`)
  const { format, width, height } = await sharp(await response.bytes()).metadata()
  return [response.headers.get('content-type'), format, width, height]
}

describe('A photo for search pages and messengers', () => {
  test('is cut to their shapes, whichever way it was held', async () => {
    for (const { id } of [await sent(2000, 1500), await sent(1300, 2000)]) {
      expect(await seen(id, '1x1.webp')).toEqual(['image/webp', 'webp', 1200, 1200])
      expect(await seen(id, '4x3.webp')).toEqual(['image/webp', 'webp', 1200, 900])
      expect(await seen(id, '16x9.webp')).toEqual(['image/webp', 'webp', 1200, 675])
      expect(await seen(id, 'og.jpg')).toEqual(['image/jpeg', 'jpeg', 1200, 630])
    }
  })

  test('keeps its shape and is not enlarged when it is small; a preview always has its size', async () => {
    const { id } = await sent(400, 600)
    expect(await seen(id, '4x3.webp')).toEqual(['image/webp', 'webp', 400, 300])
    expect(await seen(id, 'og.jpg')).toEqual(['image/jpeg', 'jpeg', 1200, 630])
  })

  test('is cut once, kept, and gone when the photo is', async () => {
    const { id } = await sent(900, 900)
    const { photos } = app.services
    expect(await photos.get(id, '1x1')).toBeNull()
    await Promise.all([1, 2, 3].map(() => seen(id, '1x1.webp')))
    expect((await photos.get(id, '1x1'))?.size).toBeGreaterThan(0)
    await dropPhotos(app.services, [id])
    expect(await photos.get(id, '1x1')).toBeNull()
    expect((await app.fetch(`/photos/${id}/1x1.webp`)).status).toBe(404)
    expect(await photos.get(id, '1x1')).toBeNull()
  })

  test('has no other shapes', async () => {
    const { id } = await sent(900, 900)
    for (const file of ['3x2.webp', 'og.webp', '1x1.jpg', 'og'])
      expect([file, (await app.fetch(`/photos/${id}/${file}`)).status]).toEqual([file, 404])
  })

  test('stands in the structured data of its recipe in all of them', async () => {
    const photo = await sent(1600, 1200)
    const publication = await cook.publish({ photoId: photo.id })
    const object = await (await app.fetch(`/feed/${publication}.jsonld`)).json()
    const at = (file: string) => `${app.services.config.baseUrl}/photos/${photo.id}/${file}.webp`
    expect(object).toMatchObject({ image: ['large', '4x3', '1x1', '16x9'].map(at) })
  })
})
