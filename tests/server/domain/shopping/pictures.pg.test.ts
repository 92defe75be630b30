import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sweepPhotos } from '../../../../server/domain/photos/sweep.ts'
import type { LinePicture, SharedList, ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { twoColours } from '../../../support/pictures.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function listed(who: Caller) {
  const { listId, ids } = await who.mutate<{ listId: string; ids: string[] }>('lists.addLines', {
    lines: ['молоко 2 л'],
  })
  return { listId, lineId: ids[0] ?? '' }
}
async function photograph(who: Caller, lineId: string): Promise<Response> {
  const photo = await twoColours(600, 300).jpeg().toBuffer()
  return who.fetch(`/photos/of-line/${lineId}`, { method: 'POST', body: new Blob([photo]) })
}
const pictureOf = async (who: Caller) =>
  (await who.query<ShoppingPage>('lists.read', {})).open?.rows[0]?.lines[0]?.picture ?? null
const status = async (who: Caller, address = '') => (await who.fetch(address)).status

describe('A picture beside a line of a list', () => {
  test('is seen by its kitchen and by whoever holds the open link of its list, and by nobody else', async () => {
    const [owner, stranger] = [await app.signedUp('Оля'), await app.signedUp('Чужий')]
    const { listId, lineId } = await listed(owner)
    expect((await photograph(stranger, lineId)).status).toBe(404)
    const { photo } = (await (await photograph(owner, lineId)).json()) as { photo: LinePicture }
    expect(await pictureOf(owner)).toEqual(photo)
    const seen = await owner.fetch(photo.small)
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect(seen.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const guest = app.caller()
    expect(await status(stranger, photo.small)).toBe(404)
    expect(await status(guest, photo.small)).toBe(404)
    expect(await status(guest, photo.small.replace('/of-line', ''))).toBe(404)

    const { url } = await owner.mutate<{ url: string }>('lists.share', { id: listId })
    const key = new URL(url).searchParams.get('key') ?? ''
    const { rows } = await guest.query<SharedList>('lists.readShared', { key })
    const shared = rows[0]?.lines[0]?.picture?.large
    expect(await status(guest, shared)).toBe(200)
    const other = await stranger.mutate<{ url: string }>('lists.share', {
      id: (await listed(stranger)).listId,
    })
    const theirs = new URL(other.url).searchParams.get('key')
    expect(await status(guest, `${photo.large}?key=${theirs}`)).toBe(404)
    // Nor does the link of another list of the same kitchen open it.
    const { id: beside } = await owner.mutate<{ id: string }>('lists.create', { name: 'Базар' })
    const ours = await owner.mutate<{ url: string }>('lists.share', { id: beside })
    const ourKey = new URL(ours.url).searchParams.get('key')
    expect(await status(guest, `${photo.large}?key=${ourKey}`)).toBe(404)
    await owner.mutate('lists.shareEnd', { id: listId })
    expect(await status(guest, shared)).toBe(404)
  })

  test('is taken off and put back, goes with its line, and is cleared away when nothing shows it', async () => {
    const [owner, stranger] = [await app.signedUp('Ірина'), await app.signedUp('Інший')]
    const { lineId } = await listed(owner)
    await photograph(owner, lineId)
    const first = await pictureOf(owner)
    const set = (who: Caller, id: string, pictureId: string | null) =>
      who.mutate('lists.setPicture', { id, pictureId })
    await set(owner, lineId, null)
    expect(await pictureOf(owner)).toBeNull()
    await set(owner, lineId, first?.id ?? '')
    expect(await pictureOf(owner)).toEqual(first)
    const { lineId: elsewhere } = await listed(stranger)
    expect(await refusal(set(stranger, elsewhere, first?.id ?? ''))).toBe('photo_unknown')
    expect(await refusal(set(stranger, lineId, null))).toBe('line_unknown')

    await owner.mutate('lists.removeLines', { ids: [lineId] })
    expect(await status(owner, first?.small)).toBe(404)
    const { services } = app
    await services.sql`UPDATE photos SET created_at = created_at - interval '2 days' WHERE id = ${first?.id ?? ''}`
    // As long as the line can be put back, its picture can.
    await sweepPhotos(services)
    await owner.mutate('lists.restoreLines', { ids: [lineId] })
    expect(await status(owner, first?.small)).toBe(200)
    await set(owner, lineId, null)
    await sweepPhotos(services)
    expect(await services.photos.get(first?.id ?? '', 'small')).toBeNull()
  })

  test('goes with its list, and none is put beside a line that is away', async () => {
    const owner = await app.signedUp('Соломія')
    const { listId, lineId } = await listed(owner)
    await photograph(owner, lineId)
    const address = (await pictureOf(owner))?.small
    await owner.mutate('lists.removeLines', { ids: [lineId] })
    expect((await photograph(owner, lineId)).status).toBe(404)
    const none = { id: lineId, pictureId: null }
    expect(await refusal(owner.mutate('lists.setPicture', none))).toBe('line_unknown')
    await owner.mutate('lists.restoreLines', { ids: [lineId] })
    expect(await status(owner, address)).toBe(200)
    await owner.mutate('lists.remove', { id: listId })
    expect(await status(owner, address)).toBe(404)
    expect(await refusal(owner.mutate('lists.setPicture', none))).toBe('line_unknown')
  })

  test('is no photo of a recipe or a comment, where it would be for everybody', async () => {
    const owner = await app.signedUp('Марта')
    const { lineId } = await listed(owner)
    await photograph(owner, lineId)
    const id = (await pictureOf(owner))?.id ?? ''
    const recipe = await owner.compose()
    for (const photos of [{ photoId: id }, { morePhotoIds: [id] }]) {
      const change = { id: recipe.id, version: recipe.version, ...photos }
      expect(await refusal(owner.mutate('recipes.update', change))).toBe('photo_unknown')
      expect(await refusal(owner.compose(photos))).toBe('photo_unknown')
    }
    const publicationId = await owner.publish()
    const said = { publicationId, text: 'Смачно', cooked: true, photoId: id }
    expect(await refusal(owner.mutate('feed.comment', said))).toBe('photo_unknown')
  })

  test('of no line that there is, or with a key that is none, is not found', async () => {
    const owner = await app.signedUp('Ганна')
    const { lineId } = await listed(owner)
    await photograph(owner, lineId)
    const address = (await pictureOf(owner))?.small ?? ''
    for (const key of ['', '%00', 'x'.repeat(3000), 'ls_%E0%A4%A', '__proto__'])
      expect([key.slice(0, 9), await status(app.caller(), `${address}?key=${key}`)]).toEqual([
        key.slice(0, 9),
        404,
      ])
    for (const line of ['..%2f..', 'x'.repeat(500), '__proto__'])
      expect([line.slice(0, 9), (await photograph(owner, line)).status]).toEqual([
        line.slice(0, 9),
        404,
      ])
  })
})
