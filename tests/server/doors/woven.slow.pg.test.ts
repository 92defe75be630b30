import { afterAll, beforeAll, expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { threadsOf } from '../../../shared/food/threads.ts'
import { weave } from '../../../shared/woven/weave.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a recipe that is in no feed is woven from its foods for its owner alone', async () => {
  const cook = app.caller()
  const stranger = app.caller()
  await cook.signUp()
  await stranger.signUp()
  const { id } = await cook.compose({ ingredients: [{ text: '2 кг буряка' }] })
  const own = await cook.fetch(`/woven/${id}.svg?ratio=4x3`)
  const other = await stranger.fetch(`/woven/${id}.svg?ratio=4x3`)
  expect(own.headers.get('content-type')).toBe('image/svg+xml')
  expect(own.headers.get('cache-control')).toContain('private')
  const beets = threadsOf([parseIngredientLine('2 кг буряка')])
  expect(await own.text()).toBe(weave(id, beets, '4x3'))
  expect(await other.text()).toBe(weave(id, [], '4x3'))
})

test('pictures are woven for any recipe without a photo, and drawn as PNG for previews', async () => {
  const cook = await app.signedUp()
  const publicationId = await cook.publish()
  const woven = await app.fetch(`/woven/${publicationId}.svg?ratio=1x1`)
  expect(woven.headers.get('content-type')).toBe('image/svg+xml')
  expect(await woven.text()).toContain('viewBox="0 0 470 470"')
  const preview = await app.fetch(`/og/${publicationId}.png`)
  expect(preview.headers.get('content-type')).toBe('image/png')
  expect((await preview.bytes()).slice(1, 4)).toEqual(new TextEncoder().encode('PNG'))
})
