import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { addresses } from '../../../server/domain/site/addresses.ts'
import { endingList, endingOf, endings } from '../../../server/domain/site/endings.ts'
import { announceEnding } from '../../../server/doors/edge/ending.ts'
import { sitePageNames } from '../../../shared/site-pages.ts'
import type { TestApp } from '../../support/app.ts'
import { startBuiltApp } from '../../support/built.ts'

setDefaultTimeout(120_000)

let app: TestApp
let author: string
let publication: string
beforeAll(async () => {
  app = await startBuiltApp()
  const caller = app.caller()
  author = (await caller.signUp()).id
  publication = await caller.publish()
})
afterAll(() => app.stop())

/** Everything public that a GET opens, and what each answer depends on beside its address. */
function everyAddress(): [path: string, vary: string[], accept?: string][] {
  const page = ['Cookie', 'Accept-Language', 'Accept', 'Accept-Encoding']
  const twin = ['Accept', 'Accept-Language']
  const pages = [
    '/',
    `/r/${publication}`,
    `/a/${author}`,
    ...sitePageNames.map((name) => `/${name}`),
  ]
  const twins = [`/r/${publication}.md`, `/feed/${publication}.md`, `/a/${author}.md`]
  const told = addresses.filter((one) => one.page).map((one) => one.path)
  const varied = (path: string) =>
    /^\/\w+\.md$/.test(path) && !['/auth.md', '/AGENTS.md', '/developers.md'].includes(path)
  return [
    ...pages.map((path): [string, string[]] => [path, page]),
    ...pages.map((path): [string, string[], string] => [path, twin, 'text/markdown']),
    ...twins.map((path): [string, string[]] => [path, twin]),
    ...told.map((path): [string, string[]] => [path, varied(path) ? twin : []]),
    [`/feed/${publication}.jsonld`, []],
    ['/sitemaps/pages.xml', []],
    ['/problems/unknown-path', ['Accept', 'Accept-Language']],
    ['/problems/unknown-path', ['Accept', 'Accept-Language'], 'text/markdown'],
    ['/api/social/feed?before=9999999999999', ['Cookie']],
    [`/api/social/${publication}`, ['Cookie']],
    ['/manifest.webmanifest', ['Cookie', 'Accept-Language']],
    [`/woven/${publication}.svg`, ['Accept-Encoding']],
    ['/og/komora.png', []],
    ['/favicon.svg', ['Accept-Encoding']],
    ['/sw.js', ['Accept-Encoding']],
    ['/docs/viewer.js', []],
  ]
}

describe('Every public address', () => {
  test('has a tag, says how long it keeps and what it depends on, and is not sent twice', async () => {
    const wrong: unknown[] = []
    const sitemap = await (await app.fetch('/sitemap.xml')).text()
    const part = sitemap.match(/\/sitemaps\/recipes-\d+\.xml/)?.[0] ?? ''
    for (const [path, vary, accept] of [...everyAddress(), [part, []] as [string, string[]]]) {
      const headers = { ...(accept && { accept }) }
      // The first answer of a page loads its parts; a later one has found them.
      await app.fetch(path, { headers })
      const first = await app.fetch(path, { headers })
      const etag = first.headers.get('etag') ?? ''
      const again = await app.fetch(path, { headers: { ...headers, 'if-none-match': etag } })
      const other = await app.fetch(path, { headers: { ...headers, 'if-none-match': '"other"' } })
      const named = (first.headers.get('vary') ?? '').split(/, */).filter(Boolean)
      const seen = {
        status: [first.status, again.status, other.status],
        tagged: etag !== '' && again.headers.get('etag') === etag,
        empty: (await again.text()) === '',
        kept: first.headers.get('cache-control') === again.headers.get('cache-control'),
        limits: /no-cache|public, max-age=\d+/.test(first.headers.get('cache-control') ?? ''),
        vary: [...new Set(named)].sort().join(),
      }
      const right = { status: [200, 304, 200], tagged: true, empty: true, kept: true, limits: true }
      const wanted = { ...right, vary: [...vary].sort().join() }
      if (!Bun.deepEquals(seen, wanted)) wrong.push([path, accept, seen, wanted.vary])
    }
    expect(wrong).toEqual([])
  })

  test('that is a page keeps the policy that it came with, whose nonce its scripts carry', async () => {
    await app.fetch('/about')
    const etag = (await app.fetch('/about')).headers.get('etag') ?? ''
    const again = await app.fetch('/about', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers.has('content-security-policy')).toBe(false)
  })

  test('that is a page is made anew for whoever is signed in', async () => {
    const etag = (await app.fetch('/about')).headers.get('etag') ?? ''
    const reader = await app.signedUp()
    const own = await reader.fetch('/about', { headers: { 'if-none-match': etag } })
    expect([own.status, own.headers.get('etag')]).toEqual([200, null])
  })

  test('has another tag when what it shows has changed', async () => {
    const path = `/a/${author}`
    await app.fetch(path)
    const before = (await app.fetch(path)).headers.get('etag') ?? ''
    const { sql } = app.services
    await sql`UPDATE people SET display_name = 'Інше ім’я' WHERE id = ${author}`
    const after = await app.fetch(path, { headers: { 'if-none-match': before } })
    expect(after.status).toBe(200)
  })
})

describe('What will go', () => {
  const ending = {
    path: '/api/old',
    deprecatedAt: new Date('2027-01-01T00:00:00Z'),
    sunsetAt: new Date('2027-07-02T00:00:00Z'),
    about: { uk: 'Беріть `/api/new`.', en: 'Take `/api/new`.', cs: 'Vezměte `/api/new`.' },
  }

  test('says so in its answers, with the dates and the page that tells more', () => {
    const headers = new Headers({ link: '</x>; rel="next"' })
    announceEnding(app.services.config, ending, headers)
    expect(headers.get('deprecation')).toBe('@1798761600')
    expect(headers.get('sunset')).toBe('Fri, 02 Jul 2027 00:00:00 GMT')
    expect(headers.get('link')).toContain('/versions>; rel="deprecation"')
    expect(headers.get('link')).toContain('rel="next"')
  })

  test('is found by its path and what lies under it, and told on the page in both languages', () => {
    const all = [ending]
    expect(endingOf('/api/old', all)).toBe(ending)
    expect(endingOf('/api/old/1', all)).toBe(ending)
    expect(endingOf('/api/older', all)).toBeNull()
    expect(endingList('en', 'None.', all)).toContain('2027-01-01 → 2027-07-02. Take `/api/new`.')
    expect(endingList('uk', 'Нічого.', [])).toBe('Нічого.')
  })

  test('is announced half a year ahead', () => {
    const halfAYear = 182 * 24 * 60 * 60 * 1000
    for (const { deprecatedAt, sunsetAt } of endings)
      expect(sunsetAt.getTime() - deprecatedAt.getTime()).toBeGreaterThanOrEqual(halfAYear)
  })
})
