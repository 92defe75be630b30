import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { searchRecipes } from '../../../server/domain/ask/search-recipes.ts'
import { connectAgent, postJson } from '../../support/agent.ts'
import type { TestApp } from '../../support/app.ts'
import { guestOf } from '../../support/asking.ts'
import { startBuiltApp } from '../../support/built.ts'
import type { Caller } from '../../support/caller.ts'
import { structured } from '../../support/mcp.ts'
import { refusal } from '../../support/refusal.ts'

// The app may have to be built first.
setDefaultTimeout(120_000)

let app: TestApp
let cook: Caller
let token: string
let publicationId: string
beforeAll(async () => {
  app = await startBuiltApp()
  cook = app.caller()
  await cook.signUp()
  for (let made = 0; made < 12; made += 1) publicationId = await cook.publish({ title: 'Борщ' })
  token = (await connectAgent(app, cook)).access_token
})
afterAll(() => app.stop())

const switchFeed = (feedEnabled: boolean) => Object.assign(app.services.config, { feedEnabled })
const search = (more: object = {}) => searchRecipes(guestOf(app), { text: 'борщ', ...more })
const asked = async (text: string, more: object = {}) => {
  const response = await postJson(app, '/ask', { query: { text }, ...more })
  return response.text()
}

test('A feed that is switched off is in no search, no page of one, no suggestion and no answer', async () => {
  const { items, next } = await search()
  expect([items.length, await asked('борщ')]).toEqual([10, expect.stringContaining('Борщ')])
  const cheaper = async () =>
    (await search({ prev: ['борщ'], text: 'дешевше' })).chips.map((chip) => chip.kind)
  expect(await cheaper()).toContain('price')
  switchFeed(false)
  // «Cheaper than that» would tell what that costs.
  expect(await cheaper()).not.toContain('price')
  for (const more of [{}, { prev: ['борщ'], text: 'дешевше' }])
    expect(await search({ ...more, cursor: next ?? undefined })).toMatchObject({
      items: [],
      next: null,
    })
  expect(await cook.query<object>('feed.suggest', { q: 'бор' })).toEqual({ dishes: [], foods: [] })
  expect(await asked('борщ')).not.toContain(publicationId)
  const tool = 'service_search_public_recipes'
  expect(await structured<object>(app, token, tool, { query: 'борщ' })).toEqual({ recipes: [] })
  switchFeed(true)
})

test('nor can anything in it be listed, read, liked or copied', async () => {
  switchFeed(false)
  for (const act of ['feed.page', 'feed.find'])
    expect([act, await refusal(cook.query(act, { q: 'борщ' }))]).toEqual([act, 'feed_off'])
  const named = { publicationId, authorId: 'per_1' }
  for (const act of ['feed.get', 'feed.author'])
    expect([act, await refusal(cook.query(act, named))]).toEqual([act, 'feed_off'])
  for (const act of ['feed.like', 'feed.unlike', 'feed.follow', 'recipes.copy'])
    expect([act, await refusal(cook.mutate(act, named))]).toEqual([act, 'feed_off'])
  const dish = { publicationId, servings: 2 }
  expect(await refusal(cook.mutate('lists.addDish', dish))).toBe('feed_off')
  const pages = [`/r/${publicationId}`, `/og/${publicationId}.png`, `/api/social/${publicationId}`]
  const statuses = await Promise.all(pages.map(async (path) => (await app.fetch(path)).status))
  switchFeed(true)
  expect(statuses).toEqual([404, 404, 404])
})
