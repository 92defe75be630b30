import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { TestApp } from '../../support/app.ts'
import { openPage, startBuiltApp } from '../../support/built.ts'

setDefaultTimeout(120_000)

let app: TestApp
beforeAll(async () => {
  app = await startBuiltApp()
})
afterAll(() => app.stop())

describe('a file of the app', () => {
  test('is light: the first load of the feed runs at most 75 KB of compressed script', async () => {
    const modules = [...(await openPage(app, '/')).html.matchAll(/modulepreload" href="([^"]+)"/g)]
    let bytes = 0
    for (const [, path = ''] of modules) {
      const answer = await app.fetch(path, { headers: { 'accept-encoding': 'gzip' } })
      bytes += (await answer.bytes()).length
    }
    expect(modules.length).toBeGreaterThan(3)
    expect(bytes).toBeLessThan(75 * 1024)
  })

  test('sets digits in the fonts of the letters, in a file of their own', async () => {
    const style = /rel="stylesheet" href="([^"]+)"/.exec((await openPage(app, '/')).html)?.[1] ?? ''
    const css = await (await app.fetch(style)).text()
    const faces = css.match(/@font-face\{[^}]*-signs-[^}]*U\+31,[^}]*\}/g) ?? []
    expect(faces.length).toBe(3)
    for (const face of faces) {
      const font = await app.fetch(/url\(([^)]+)\)/.exec(face)?.[1] ?? '')
      expect(font.headers.get('content-type')).toBe('font/woff2')
    }
  })

  test('is served precompressed as the browser accepts it, and kept for ever', async () => {
    const script =
      /src="(\/assets\/entry-client[^"]+)"/.exec((await openPage(app, '/')).html)?.[1] ?? ''
    const encodings = { br: 'br', 'gzip, deflate': 'gzip', 'br;q=0, gzip': 'gzip', identity: null }
    for (const [accepts, encoding] of Object.entries(encodings)) {
      const answer = await app.fetch(script, { headers: { 'accept-encoding': accepts } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toStartWith('text/javascript')
    }
  })

  test('that is not there, or not ours to give, is a 404', async () => {
    for (const path of ['/assets/nothing.js', '/assets/..%2f..%2fpackage.json'])
      expect((await app.fetch(path)).status).toBe(404)
  })
})

describe('the application on a phone', () => {
  test('installs: a name in the person’s language, and icons that any shape may cut', async () => {
    const answer = await app.fetch('/manifest.webmanifest', { headers: { cookie: 'language=en' } })
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = (await answer.json()) as { name: string; icons: Record<string, string>[] }
    expect(manifest.name).toBe('Komora')
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src = '', type = '' } of manifest.icons)
      expect((await app.fetch(src)).headers.get('content-type'), src).toBe(type)
  })

  test('takes what is shared with it: a page or some words begin an import', async () => {
    const answer = await app.fetch('/manifest.webmanifest')
    const { share_target: target } = (await answer.json()) as Record<string, { action: string }>
    expect(target).toMatchObject({ action: '/recipes/new', params: { url: 'import' } })
    expect((await app.fetch(`${target?.action}?import=https%3A%2F%2Fx.example`)).status).toBe(200)
  })

  test('has a bar in the colour of the theme that was chosen, else of the one it prefers', async () => {
    const colors = async (cookie: string) =>
      (await openPage(app, '/', { cookie })).html.match(/<meta name="theme-color"[^>]+>/g)
    expect(await colors('theme=dark')).toEqual(['<meta name="theme-color" content="#1a1614">'])
    expect((await colors(''))?.length).toBe(2)
  })

  test('has a worker that is asked for anew every time and may only reach its own server', async () => {
    const { headers, status } = await app.fetch('/sw.js')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toStartWith('text/javascript')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  })
})

describe('the page for whoever has no connection', () => {
  test('is drawn in the looks it is asked for, and is nobody’s', async () => {
    const reader = await app.signedUp('Незнайомка')
    const answer = await reader.fetch('/offline?language=en&theme=dark')
    const html = await answer.text()
    expect(html).toContain('<html lang="en" data-theme="dark">')
    expect(html).toContain('No connection')
    expect(html).not.toContain('Незнайомка')
    expect(answer.headers.get('komora-reader')).toBeNull()
  })

  test('is the one kind of document that does not say whose it is', async () => {
    const reader = app.caller()
    const { id, kitchenId } = await reader.signUp()
    expect((await reader.fetch('/')).headers.get('komora-reader')).toBe(`${id}.${kitchenId}`)
    expect((await app.fetch('/')).headers.get('komora-reader')).toBe('guest')
  })
})
