import { afterAll, beforeAll, expect, test } from 'bun:test'
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
  expect(await own.text()).not.toBe(await other.text())
})
