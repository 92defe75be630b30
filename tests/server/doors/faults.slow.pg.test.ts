import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { buildWeb } from '../../../scripts/build.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'

setDefaultTimeout(120_000)

/** Anything of statements, of the driver, of files or of calls. */
const inside = /postgres|relation|does not exist|SELECT |node_modules|\.ts:|stack"?:|CONNECTION/i

async function answer(caller: Caller, path: string) {
  const response = await caller.fetch(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function atHome(work: (app: TestApp, caller: Caller) => Promise<void>): Promise<void> {
  const app = await startTestApp()
  const caller = app.caller()
  await caller.signUp()
  await work(app, caller)
  await app.stop()
}

describe('When something breaks inside', () => {
  test('no door tells what', () =>
    atHome(async (app, caller) => {
      await app.services.sql`DROP TABLE follows, likes, recipes CASCADE`
      for (const path of [
        '/api/social/feed?before=99999999999999',
        '/api/social/pub_any',
        '/trpc/feed.page',
        '/trpc/recipes.list',
        '/trpc/people.exportData',
      ]) {
        const { status, text } = await answer(caller, path)
        expect(status, path).toBe(500)
        expect(text).toContain('Щось зламалося на нашому боці')
        expect(text).not.toMatch(inside)
      }
    }))

  test('no page carries it to the browser', () =>
    atHome(async (app, caller) => {
      buildWeb()
      await app.services.sql`DROP TABLE follows, likes, recipes CASCADE`
      for (const path of ['/', '/r/pub_any']) {
        const { text } = await answer(caller, path)
        expect(text).toContain('</html>')
        expect(text.match(inside)?.[0]).toBeUndefined()
      }
    }))

  test('finding out who calls is no exception', () =>
    atHome(async (app, caller) => {
      await app.services.sql`DROP TABLE sessions CASCADE`
      const { status, text } = await answer(caller, '/trpc/people.me')
      expect(status).toBe(500)
      expect(text).toContain('Щось зламалося на нашому боці')
      expect(text).not.toMatch(inside)
      expect(app.logged.join('\n')).toContain('relation \\"sessions\\" does not exist')
    }))

  test('while finding out who asks for a page, the answer is still a page', () =>
    atHome(async (app, caller) => {
      buildWeb()
      await app.services.sql`DROP TABLE sessions CASCADE`
      const { status, headers, text } = await answer(caller, '/')
      expect(status).toBe(500)
      expect(headers.get('content-type')).toStartWith('text/html')
      expect(text).toContain('Щось зламалося на нашому боці')
      expect(text).not.toMatch(inside)
      expect(app.logged.join('\n')).toContain('relation \\"sessions\\" does not exist')
    }))

  test('a lost database makes a page that says so, and when to come back', () =>
    atHome(async (app, caller) => {
      buildWeb()
      await app.services.sql.end({ timeout: 1 })
      const { status, headers, text } = await answer(caller, '/')
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('5')
      expect(text).toContain('</html>')
      expect(text).not.toMatch(inside)
    }))

  test('a lost database is 503 for the application too, which is told when to come back', () =>
    atHome(async (app, caller) => {
      await app.services.sql.end({ timeout: 1 })
      const { status, headers, text } = await answer(caller, '/trpc/people.me')
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('2')
      expect(text).not.toMatch(inside)
    }))
})
