import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { pages } from '../../../web/routes.ts'
import type { TestApp } from '../../support/app.ts'
import { startBuiltApp } from '../../support/built.ts'
import type { Caller } from '../../support/caller.ts'

setDefaultTimeout(120_000)

let app: TestApp
let guest: Caller
let cook: Caller
let published: string
beforeAll(async () => {
  app = await startBuiltApp({ RATE_LIMITS: '0' })
  guest = app.caller()
  cook = await app.signedUp()
  published = await cook.publish({ title: 'Борщ' })
})
afterAll(() => app.stop())

/** As they stand in an address: long, empty, no text, no number, no day, nobody's name. */
const values = [
  '',
  'a'.repeat(61),
  'a'.repeat(300),
  'pub_'.repeat(1000),
  '%D0%B1'.repeat(250),
  '%00',
  'a%00b',
  '%01%1F%7F',
  '%0d%0aSet-Cookie:%20a=b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%FF%FE',
  '%EF%BF%BF%F0%9F%8D%B2',
  '1.5',
  '-1',
  '1e308',
  '1e15',
  '8640000000000001',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '275760-09-13',
  '__proto__',
  'constructor',
  '%7B%22a%22:1%7D',
  '..%2f..%2fetc%2fpasswd',
  '%27%20OR%201=1--',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%25',
  '+',
]

/** What each page reads from its query. */
const parameters: Record<string, readonly string[]> = {
  '/': ['q', 'time', 'total', 'max', 'sort', 'diets', 'dropped', 'liked', 'before', 'after'],
  '/recipes': ['q', 'tag', 'status', 'sort'],
  '/recipes/:id': ['servings'],
  '/recipes/new': ['import'],
  '/r/:id': ['servings'],
  '/plan': ['date', 'joined'],
  '/login': ['return_to', 'error'],
  '/register': ['return_to', 'error'],
  '/reset': ['token', 'sent', 'error'],
  '/verify': ['token', 'done', 'error'],
  '/join': ['token', 'error'],
  '/settings': ['error'],
  '/mcp/consent': ['request'],
}

/** What a database or a decoder stumbles over first. */
const sharpest = new Set(['%00', 'a%00b', '%ED%A0%80', '%E0%A4%A', '1e308', '99999999999999999999'])

/** Those in any case, and of the others every so manieth, beginning with another each time, so that all have their turn. */
const someValues = (step: number, turn: number) =>
  values.filter((value, at) => sharpest.has(value) || at % step === turn % step)

const templates: string[] = pages.map(({ path }) => path.replace('*rest', '/nowhere/:id'))

/** A status that a person's own mistake may have; a redirect leads on. */
function expectNoFault(path: string, status: number): void {
  expect([path.slice(0, 200), status < 500 && status !== 422]).toEqual([path.slice(0, 200), true])
}

describe('An address that somebody made up is 404 or 400, and never a fault of ours', () => {
  test('whatever stands in the place of a name, on every page', async () => {
    const named = templates.filter((path) => path.includes(':id'))
    const callers = [guest, cook]
    for (const caller of callers)
      for (const [turn, template] of named.entries())
        for (const value of someValues(2, turn + callers.indexOf(caller))) {
          if (value === '') continue
          const path = template.replace(':id', value)
          const { status } = await caller.fetch(path)
          expectNoFault(path, status)
          const found = status === 200
          // Composing and one's own things ask a guest to sign in first, whatever they are called.
          const asksFirst = caller === guest && !/^\/[ra]\//.test(template)
          expect([path.slice(0, 200), found && !asksFirst]).toEqual([path.slice(0, 200), false])
        }
  })

  test('whatever stands in its query, on every page and for every parameter', async () => {
    const every = [...new Set(Object.values(parameters).flat())]
    const reading = new Set(Object.keys(parameters))
    // A page that reads nothing of its query is asked a few: long, no text, a zero byte.
    for (const [turn, template] of templates.entries())
      for (const value of reading.has(template) ? someValues(2, turn) : values.slice(3, 7)) {
        const path = template.replace(':id', 'pub_1')
        const all = every.map((name) => `${name}=${value}`).join('&')
        expectNoFault(path, (await cook.fetch(`${path}?${all}`)).status)
      }
    // One by one, where one of them might hide what the others do.
    for (const [template, names] of Object.entries(parameters))
      for (const [turn, name] of names.entries())
        for (const value of someValues(3, turn)) {
          const path = `${template.replace(':id', published)}?${name}=${value}`
          expectNoFault(path, (await guest.fetch(path)).status)
        }
  })

  test('whatever is asked for twice, or without a name', async () => {
    for (const template of templates)
      for (const query of ['q=a&q=b', 'time=1&time=2', '=', '&&&', '?', 'token=a&token=b', '[]=1'])
        expectNoFault(
          template,
          (await cook.fetch(`${template.replace(':id', 'x')}?${query}`)).status,
        )
  })

  test('at every door that takes a name or a query', async () => {
    const places = [
      '/assets/:v',
      '/woven/:v.svg',
      '/woven/pub_1.svg?ratio=:v',
      '/og/:v.png',
      '/photos/:v/large.webp',
      '/photos/pho_00000000000000000000000000/:v',
      '/export/recipes/:v.md',
      '/docs/agents/:v',
      '/feed/:v.md',
      '/auth/:v/start',
      '/auth/google/callback?code=:v&state=:v',
      '/api/social/:v',
      '/api/social/feed?before=:v',
      '/api/social/feed?before=9999999999999&q=:v',
      '/api/social/feed?before=9999999999999&time=:v&min=:v&max=:v&sort=:v',
      '/api/mcp/oauth/authorize?client_id=:v&redirect_uri=:v&state=:v',
      '/api/:v',
      '/.well-known/:v',
      '/ask?query=:v',
      '/offline?language=:v&theme=:v',
      '/trpc/:v',
      '/trpc/recipes.get?input=:v',
      '/problems/:v',
      '/:v',
    ]
    const callers = [guest, cook]
    for (const caller of callers)
      for (const [turn, place] of places.entries())
        for (const value of someValues(2, turn + callers.indexOf(caller))) {
          const path = place.replaceAll(':v', value)
          expectNoFault(path, (await caller.fetch(path)).status)
        }
  })

  test('nor is a form, or any other body, that a procedure or a form’s address cannot read', async () => {
    const types = [
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'text/plain',
      'application/json; charset=utf-16',
      'application/jsonl',
      'nonsense',
      '',
    ]
    const bodies = ['a=b', '{"a":1}', '--x\r\n\r\n--x--', '\u0000', '']
    const paths = ['/trpc/recipes.create', '/trpc/people.signIn', '/trpc/a,b?batch=1', '/login']
    const others = ['/register', '/reset', '/verify', '/join', '/logout', '/preferences']
    for (const path of [...paths, ...others, '/photos', '/imports?name=a', '/ask', '/api/mcp'])
      for (const type of types)
        for (const body of bodies) {
          const headers = { 'content-type': type }
          const { status } = await guest.fetch(path, { method: 'POST', headers, body })
          expectNoFault(`${path} ${type} ${body}`, status)
        }
  })
})
