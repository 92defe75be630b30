import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { TestApp } from '../../support/app.ts'
import { startBuiltApp } from '../../support/built.ts'

setDefaultTimeout(120_000)

let app: TestApp
beforeAll(async () => {
  app = await startBuiltApp()
})
afterAll(() => app.stop())

test('A page is kept by nobody on the way, whoever reads it and wherever it leads', async () => {
  const reader = app.caller()
  await reader.signUp()
  const own = ['/', '/settings', '/offline', '/nowhere'].map((path) => reader.fetch(path))
  const guests = ['/', '/settings', '/login'].map((path) => app.fetch(path))
  for (const { headers } of await Promise.all([...own, ...guests])) {
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('Cookie')
  }
})

test('A recipe that somebody has opened by a link is not kept at all: the link may be closed', async () => {
  const author = app.caller()
  await author.signUp()
  const { id } = await author.compose({ title: 'Борщ' })
  const { url } = await author.mutate<{ url: string }>('recipes.share', { id })
  const { pathname, search } = new URL(url)
  const { status, headers } = await app.fetch(pathname + search)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
})
