import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import {
  dismissReports,
  hidePublication,
  restoreHidden,
} from '../../../server/domain/moderation/decide.ts'
import { openReports } from '../../../server/domain/moderation/queue.ts'
import type { FeedPage } from '../../../shared/wire/feed.ts'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import type { TestApp } from '../../support/app.ts'
import { startBuiltApp } from '../../support/built.ts'
import type { Caller } from '../../support/caller.ts'
import { refusal } from '../../support/refusal.ts'

// The app may have to be built first.
setDefaultTimeout(120_000)

let app: TestApp
let author: Caller
let publicationId: string
beforeAll(async () => {
  app = await startBuiltApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  author = await app.signedUp('Леся')
  publicationId = await author.publish({ title: 'Дивний суп' })
})

const report = (who: Caller, reason = 'unsafe', note = '') =>
  who.mutate('feed.report', { publicationId, reason, note })
const reported = async () =>
  (await openReports(app.services)).find((one) => one.publicationId === publicationId)
const found = async () => {
  const page = await app.caller().query<FeedPage>('feed.find', { q: 'дивний суп' })
  return page.items.some((item) => item.id === publicationId)
}

test('anybody may report a publication, and the operator reads why', async () => {
  await report(app.caller(), 'advert', 'Самі посилання.')
  await report(await app.signedUp(), 'unsafe')
  expect((await reported())?.reports.map(({ reason, note }) => [reason, note])).toEqual([
    ['advert', 'Самі посилання.'],
    ['unsafe', ''],
  ])
})

test('who says it twice is counted once until somebody has looked', async () => {
  const reader = await app.signedUp()
  await report(reader)
  await report(reader)
  expect((await reported())?.reports).toHaveLength(1)
  await dismissReports(app.services, publicationId)
  expect(await reported()).toBeUndefined()
  await report(reader)
  expect((await reported())?.reports).toHaveLength(1)
})

test('what is no reason, or no publication, is refused', async () => {
  expect(await refusal(report(author, 'boring'))).toBe('input_invalid')
  const nowhere = { publicationId: 'pub_nowhere', reason: 'other' }
  expect(await refusal(author.mutate('feed.report', nowhere))).toBe('publication_unknown')
})

test('what is hidden is nowhere to be read or found, and its author reads why', async () => {
  expect(await found()).toBe(true)
  expect(await hidePublication(app.services, publicationId, 'Сире м’ясо не пропечене.')).toBe(true)
  expect(await found()).toBe(false)
  for (const path of [`/r/${publicationId}`, `/api/social/${publicationId}`])
    expect([path, (await app.fetch(path)).status]).toEqual([path, 404])
  const { items } = await author.query<{ items: { id: string }[] }>('recipes.list', {})
  const own = await author.query<Recipe>('recipes.get', { id: items[0]?.id })
  expect([own.hiddenBecause, own.publicationId]).toEqual(['Сире м’ясо не пропечене.', null])
})

test('its author cannot put it back, by publishing or by deleting and undoing', async () => {
  await hidePublication(app.services, publicationId, 'Реклама.')
  const { items } = await author.query<{ items: { id: string }[] }>('recipes.list', {})
  const id = items[0]?.id
  expect(await refusal(author.mutate('recipes.publish', { id }))).toBe('publication_hidden')
  await author.mutate('recipes.remove', { id })
  await author.mutate('recipes.restore', { id })
  expect(await found()).toBe(false)
})

test('the operator puts it back, and it is found again', async () => {
  await hidePublication(app.services, publicationId, 'Помилково.')
  expect(await restoreHidden(app.services, publicationId)).toBe(true)
  expect(await found()).toBe(true)
  expect(await restoreHidden(app.services, publicationId)).toBe(false)
  expect(await hidePublication(app.services, 'pub_nowhere', 'Ніде.')).toBe(false)
})

test('thirty times an hour is enough from one place', async () => {
  const reader = app.caller('203.0.113.30')
  for (let n = 0; n < 30; n += 1) await report(reader)
  expect(await refusal(report(reader))).toBe('rate_limited')
  await report(app.caller('203.0.113.31'))
})
