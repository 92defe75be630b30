import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { sweepComments } from '../../../server/domain/comments/remove.ts'
import {
  dismissCommentReports,
  hideComment,
  hidePublication,
  restoreHidden,
  restoreHiddenComment,
} from '../../../server/domain/moderation/decide.ts'
import { openReports } from '../../../server/domain/moderation/queue.ts'
import { sweepPhotos } from '../../../server/domain/photos/sweep.ts'
import type { CommentsPage, CommentView } from '../../../shared/wire/comments.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Caller, password } from '../../support/caller.ts'
import { refusal } from '../../support/refusal.ts'

let app: TestApp
let author: Caller
let reader: Caller
let publicationId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  author = await app.signedUp('Леся')
  reader = await app.signedUp('Оля')
  publicationId = await author.publish({ title: 'Кутя' })
})

const read = (who: Caller = app.caller(), after?: string) =>
  who.query<CommentsPage>('feed.comments', { publicationId, ...(after && { after }) })
const say = (who: Caller, said: Record<string, unknown>) =>
  who.mutate<CommentView>('feed.comment', { publicationId, ...said })
const texts = async (who?: Caller) => (await read(who)).items.map((one) => one.text)

async function photoOf(who: Caller): Promise<string> {
  const size = { width: 40, height: 30, channels: 3, background: '#a33' } as const
  const form = new FormData()
  const bytes = await sharp({ create: size }).jpeg().toBuffer()
  form.set('photo', new Blob([bytes]))
  const answer = await who.fetch('/photos', { method: 'POST', body: form })
  return ((await answer.json()) as { photo: { id: string } }).photo.id
}

describe('What readers say under a dish', () => {
  test('is read by anybody, the newest first, with who has cooked it', async () => {
    await say(reader, { text: 'Смачно!\nМаку взяла вдвічі більше.', cooked: true })
    await say(author, { text: 'Дякую' })
    expect(await read()).toMatchObject({
      total: 2,
      cooked: 1,
      next: null,
      items: [
        { text: 'Дякую', cooked: false, author: { displayName: 'Леся' }, mine: false },
        { text: 'Смачно!\nМаку взяла вдвічі більше.', cooked: true, edited: false },
      ],
    })
  })

  test('comes a page at a time, and the next page is found though its mark was taken off', async () => {
    for (let n = 1; n <= 23; n += 1) await say(reader, { text: `Слово ${n}` })
    const first = await read()
    expect([first.items.length, first.total]).toEqual([20, 23])
    await reader.mutate('feed.removeComment', { id: first.next })
    const second = await read(app.caller(), first.next ?? '')
    expect(second.items.map((one) => one.text)).toEqual(['Слово 3', 'Слово 2', 'Слово 1'])
    expect(second.next).toBeNull()
  })

  test('needs words, a photo, or at least that it was cooked', async () => {
    expect(await refusal(say(reader, { text: ' ' }))).toBe('comment_empty')
    expect(await refusal(say(reader, { text: 'а'.repeat(2001) }))).toBe('input_invalid')
    await say(reader, { cooked: true })
    expect((await read()).cooked).toBe(1)
  })

  test('is said or changed sixty times an hour, and no more', async () => {
    const { id } = await say(reader, { text: 'Смачно' })
    await app.services.sql`UPDATE rate_limits SET used = 60 WHERE key LIKE 'comment %'`
    expect(await refusal(say(reader, { text: 'Ще раз' }))).toBe('rate_limited')
    expect(await refusal(reader.mutate('feed.editComment', { id, text: 'Ні' }))).toBe(
      'rate_limited',
    )
    expect(await texts()).toEqual(['Смачно'])
    await say(author, { text: 'Дякую' })
  })

  test('is said by somebody with an account, under a dish that is there', async () => {
    expect(await refusal(say(app.caller(), { text: 'А' }))).toBe('sign_in_needed')
    const guest = app.caller()
    await guest.mutate('people.tryDemo')
    expect(await refusal(say(guest, { text: 'А' }))).toBe('demo_cannot')
    const lost = { publicationId: 'pub_none', text: 'А' }
    expect(await refusal(reader.mutate('feed.comment', lost))).toBe('publication_unknown')
  })

  test('shows a photo of one’s own, and nobody else’s', async () => {
    const photoId = await photoOf(reader)
    const { photo } = await say(reader, { photoId })
    expect(photo?.id).toBe(photoId)
    expect(await refusal(say(author, { photoId }))).toBe('photo_unknown')
    const { id } = await say(author, { text: 'Дякую' })
    expect(await refusal(author.mutate('feed.editComment', { id, photoId }))).toBe('photo_unknown')
    // Photos that nothing shows go after a day.
    app.travel(2 * 86_400_000)
    await sweepPhotos(app.services)
    expect((await read()).items[1]?.photo?.id).toBe(photoId)
  })

  test('is changed by whoever said it alone, and says that it was', async () => {
    const { id } = await say(reader, { text: 'Солоно' })
    const change = { id, text: 'Солонувато', cooked: true }
    expect(await refusal(author.mutate('feed.editComment', change))).toBe('comment_unknown')
    expect(await reader.mutate('feed.editComment', change)).toMatchObject({
      text: 'Солонувато',
      edited: true,
    })
  })

  test('is taken off by whoever said it or whose dish it is, and put back by whoever took it off', async () => {
    const { id } = await say(reader, { text: 'Погано' })
    const stranger = await app.signedUp('Чужий')
    expect(await refusal(stranger.mutate('feed.removeComment', { id }))).toBe('comment_unknown')
    expect((await read(author)).items).toMatchObject([{ mine: false, removable: true }])
    await author.mutate('feed.removeComment', { id })
    expect(await texts()).toEqual([])
    expect(await refusal(reader.mutate('feed.restoreComment', { id }))).toBe('comment_unknown')
    await author.mutate('feed.restoreComment', { id })
    expect(await texts()).toEqual(['Погано'])
    await reader.mutate('feed.removeComment', { id })
    const report = { publicationId, commentId: id, reason: 'advert' }
    expect(await refusal(stranger.mutate('feed.report', report))).toBe('comment_unknown')
    expect(await refusal(reader.mutate('feed.editComment', { id, text: 'А' }))).toBe(
      'comment_unknown',
    )
  })

  test('goes for good a day after it was taken off', async () => {
    const { id } = await say(reader, { text: 'Помилилась' })
    await reader.mutate('feed.removeComment', { id })
    expect(await sweepComments(app.services)).toBe(0)
    app.travel(86_400_001)
    expect(await sweepComments(app.services)).toBeGreaterThan(0)
    expect(await refusal(reader.mutate('feed.restoreComment', { id }))).toBe('comment_unknown')
  })

  test('is gone with a dish that was hidden, and back with it', async () => {
    const { id } = await say(reader, { text: 'Гарно' })
    await hidePublication(app.services, publicationId, 'Реклама')
    expect(await refusal(read())).toBe('publication_unknown')
    expect(await refusal(reader.mutate('feed.removeComment', { id }))).toBe('comment_unknown')
    await restoreHidden(app.services, publicationId)
    expect(await texts()).toEqual(['Гарно'])
  })

  test('goes with the account, and is in its export before', async () => {
    await say(reader, { text: 'Моє слово', cooked: true })
    const { comments } = await reader.query<{ comments: object[] }>('people.exportData')
    expect(comments).toMatchObject([{ publicationId, text: 'Моє слово', cooked: true }])
    await reader.mutate('people.remove', { password })
    expect(await read()).toMatchObject({ items: [], total: 0, cooked: 0 })
  })
})

describe('A comment that somebody reports', () => {
  test('stands in the operator’s queue with its words, beside reports of the dish', async () => {
    const { id } = await say(reader, { text: 'Купуйте тут' })
    const report = { publicationId, commentId: id, reason: 'advert' }
    await author.mutate('feed.report', report)
    await author.mutate('feed.report', report)
    await author.mutate('feed.report', { publicationId, reason: 'wrong' })
    const found = (await openReports(app.services)).filter(
      (one) => one.publicationId === publicationId,
    )
    expect(found.map((one) => [one.comment?.text, one.reports.length])).toEqual(
      expect.arrayContaining([
        ['Купуйте тут', 1],
        [undefined, 1],
      ]),
    )
    const elsewhere = await author.publish({ title: 'Узвар' })
    expect(
      await refusal(author.mutate('feed.report', { ...report, publicationId: elsewhere })),
    ).toBe('comment_unknown')
  })

  test('is hidden and let back by the operator, and nobody else', async () => {
    const { id } = await say(reader, { text: 'Лайка' })
    await author.mutate('feed.report', { publicationId, commentId: id, reason: 'offensive' })
    expect(await hideComment(app.services, id, 'Лайка')).toBe(true)
    expect(await read()).toMatchObject({ items: [], total: 0 })
    expect(
      (await openReports(app.services)).some((one) => one.publicationId === publicationId),
    ).toBe(false)
    expect(await refusal(reader.mutate('feed.editComment', { id, text: 'Не лайка' }))).toBe(
      'comment_unknown',
    )
    // What was taken off meanwhile does not come back by that.
    for (const step of ['feed.removeComment', 'feed.restoreComment'])
      expect(await refusal(reader.mutate(step, { id }))).toBe('comment_unknown')
    expect(await restoreHiddenComment(app.services, id)).toBe(true)
    expect(await texts()).toEqual(['Лайка'])
    expect(await dismissCommentReports(app.services, id)).toBe(false)
  })
})
