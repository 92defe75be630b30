import { afterAll, beforeAll, expect, test } from 'bun:test'
import { windowStart } from '../../../server/domain/limits/count-use.ts'
import { limitRules } from '../../../server/domain/limits/rules.ts'
import type { Person } from '../../../shared/wire/people.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'

let app: TestApp
let who: Caller
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signedUp()
  const { id } = await who.query<Person>('people.me')
  // All of it has been used up within the hour.
  const used = Object.values(limitRules).map((rule) => ({
    key: `${rule.name} ${id}`,
    window_start: windowStart(rule, app.services.now()),
    used: rule.limit,
  }))
  await app.services.sql`INSERT INTO rate_limits ${app.services.sql(used)}`
})
afterAll(() => app.stop())

const get = (path: string) => () => who.fetch(path)
const post =
  (path: string, body: unknown = {}) =>
  () =>
    who.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
const hook = { url: 'https://hooks.example/x', events: ['plan.changed'] }
const said = { publicationId: 'pub_1', text: 'Смачно', cooked: true, photoId: null }
const week = { from: '2027-03-08', to: '2027-03-14', slots: ['dinner'] }

const costly: Record<string, () => Promise<Response>> = {
  'an invitation': post('/trpc/kitchens.invite'),
  'everything taken along': get('/trpc/people.exportData'),
  'the account as an archive': get('/export/account.zip'),
  'recipes as an archive': get('/export/recipes.zip'),
  'recipes as a list': get('/export/recipes.json'),
  'recipes for another program': get('/export/recipes-cooklang.zip'),
  'a webhook': post('/trpc/webhooks.add', hook),
  'a call of a webhook': post('/trpc/webhooks.test', { id: 'whk_1' }),
  'a comment': post('/trpc/feed.comment', said),
  'a file': post('/imports?name=a', []),
  'a photo': post('/photos'),
  'a picture beside a line': post('/photos/of-line/lin_1'),
  'a filled plan': post('/trpc/plan.fill', week),
}

test.each(Object.keys(costly))(
  '%s is refused to whoever has had as many as an hour has room for',
  async (what) => {
    const answer = await costly[what]?.()
    expect([answer?.status, await answer?.text()]).toEqual([
      429,
      expect.stringContaining('rate_limited'),
    ])
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)
